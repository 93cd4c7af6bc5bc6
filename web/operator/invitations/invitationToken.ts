/**
 * The secret of the opened invitation. It comes in the fragment of the link and is kept for this tab, because signing in
 * and verifying a mobile leave the page.
 */
export function takeInvitationToken(): string | null {
  const given = location.hash.slice(1)
  if (given !== '') {
    keep(given)
    // People copy and share the address of a page, so the secret is removed from it.
    history.replaceState(history.state, '', location.pathname + location.search)
    return given
  }
  try {
    return sessionStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

export function dropInvitationToken(): void {
  keep(null)
}

const key = 'invitation'
let inMemory: string | null = null

function keep(token: string | null): void {
  inMemory = token
  try {
    if (token === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, token)
  } catch {
    // Storage is not available, so the secret lasts as long as the page is open.
  }
}
