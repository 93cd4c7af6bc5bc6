import { storedToken } from '../../app/calls/token.ts'

/** Under which the integration's token is kept; the session removes it with its own (web/auth/session.ts). */
const beharTokenKey = 'behar_token'

/** The integration's token, if one is kept for whoever is signed in. */
export function storedBeharToken(): string | null {
  // What is kept in memory is of one sign-in; nobody else goes by it.
  const own = unkept && unkept.session === storedToken() ? unkept.token : null
  try {
    return localStorage.getItem(beharTokenKey) ?? own
  } catch {
    return own
  }
}

/** Keeps a token, or forgets it; where storage is closed, for as long as the page is open. */
export function keepBeharToken(token: string | null): void {
  unkept = null
  try {
    if (token === null) localStorage.removeItem(beharTokenKey)
    else localStorage.setItem(beharTokenKey, token)
  } catch {
    unkept = token === null ? null : { token, session: storedToken() }
  }
}

let unkept: { readonly token: string; readonly session: string | null } | null = null
