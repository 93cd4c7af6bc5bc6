/** Under which the bearer token of a signed-in reader is kept in this browser. */
export const tokenKey = 'token'

/** The bearer token, if one is stored and storage may be read. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}
