import { storedToken } from '../../app/calls/token.ts'

/**
 * The storage key of the integration's token; the session deletes the token together with the main token
 * (web/auth/session.ts).
 */
const beharTokenKey = 'behar_token'

/** The integration's token of the signed-in user; null if there is none. */
export function storedBeharToken(): string | null {
  // A token in memory is valid for only one sign-in.
  const own = inMemory && inMemory.session === storedToken() ? inMemory.token : null
  try {
    return localStorage.getItem(beharTokenKey) ?? own
  } catch {
    return own
  }
}

/** Stores a token; null deletes it. If storage is not available, the token lasts as long as the page is open. */
export function storeBeharToken(token: string | null): void {
  inMemory = null
  try {
    if (token === null) localStorage.removeItem(beharTokenKey)
    else localStorage.setItem(beharTokenKey, token)
  } catch {
    inMemory = token === null ? null : { token, session: storedToken() }
  }
}

let inMemory: { readonly token: string; readonly session: string | null } | null = null
