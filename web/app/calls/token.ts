/** Under which the bearer token of a signed-in reader is kept in this browser. */
export const tokenKey = 'token'

/** The bearer token, if one is stored and storage may be read. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) ?? unkept
  } catch {
    return unkept
  }
}

/** Keeps a token, or forgets it; where storage is closed, for as long as the page is open. */
export function keepToken(token: string | null): void {
  document.documentElement.dataset.auth = token ? 'in' : 'out'
  unkept = null
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    // A browser that keeps nothing still lets its reader work until the page is closed.
    unkept = token
  }
}

let unkept: string | null = null

/** Called with the token that an answer named dead; the session listens (web/auth/session.ts). */
export const deadToken: { heard: (token: string) => void } = { heard: () => undefined }
