/** The localStorage key of the bearer token. */
export const tokenKey = 'token'

/** The localStorage key that is set while the token belongs to an account that sells. */
export const sellsKey = 'sells'

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

/** Stores whether the account sells, so that the next page shows the navigation of sellers before its profile has loaded. */
export function storeSells(sells: boolean): void {
  document.documentElement.dataset.sells = sells ? 'yes' : 'no'
  try {
    if (sells) localStorage.setItem(sellsKey, 'yes')
    else localStorage.removeItem(sellsKey)
  } catch {
    // Storage is blocked, so the next page shows the navigation of sellers only when its profile has loaded.
  }
}

let tokenInMemory: string | null = null

/** `report` is called with a token that the server refused; the session sets `report` (web/auth/session.ts). */
export const deadToken: { report: (token: string) => void } = { report: () => undefined }
