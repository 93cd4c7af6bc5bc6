/** The localStorage key of the bearer token. */
export const tokenKey = 'token'

/** The bearer token; read from memory if storage cannot be read. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? tokenInMemory
  } catch {
    return tokenInMemory
  }
}

/** Stores or removes the token. If storage is blocked, the token is in memory until the page is closed. */
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

/** `report` is called with a token that an answer refused; the session sets it (web/auth/session.ts). */
export const deadToken: { report: (token: string) => void } = { report: () => undefined }
