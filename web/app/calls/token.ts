/** The localStorage key of the bearer token. */
export const tokenKey = 'token'

/** The bearer token; from memory if storage cannot be read. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? tokenInMemory
  } catch {
    return tokenInMemory
  }
}

/** Stores or removes the token; in memory only, until the page is closed, if storage is blocked. */
export function storeToken(token: string | null): void {
  document.documentElement.dataset.auth = token ? 'in' : 'out'
  tokenInMemory = null
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    tokenInMemory = token
  }
}

let tokenInMemory: string | null = null

/** Called with a token that an answer refused; set by the session (web/auth/session.ts). */
export const deadToken: { report: (token: string) => void } = { report: () => undefined }
