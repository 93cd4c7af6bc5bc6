import { storedToken } from '../../app/calls/token.ts'

/** The storage key of the integration's token; the session deletes it with its own token (web/auth/session.ts). */
const beharTokenKey = 'behar_token'

/** The integration's token of the signed-in user; null without one. */
export function storedBeharToken(): string | null {
  // A token in memory is valid for one sign-in only.
  const own = inMemory && inMemory.session === storedToken() ? inMemory.token : null
  try {
    return localStorage.getItem(beharTokenKey) ?? own
  } catch {
    return own
  }
}

/** Stores a token, or deletes it with null; without storage, for as long as the page is open. */
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
