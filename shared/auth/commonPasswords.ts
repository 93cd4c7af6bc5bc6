/** Passwords of 8 characters and more that stand at the top of every published list of leaked ones, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(['12345678', 'password'])
