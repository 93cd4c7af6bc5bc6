/** Whether a link that staff typed is allowed: a page of the site or an `https` address, never a script. */
export function isSafeLink(typed: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(typed) || hostOf(typed) !== undefined
}

/** The host of an `https` address; undefined with a user name, a password or a port. */
export function hostOf(typed: string): string | undefined {
  return /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#][^\s\\]*)?$/i.exec(typed)?.[1]?.toLowerCase()
}
