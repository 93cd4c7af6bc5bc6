import type { Profile } from '#shared/auth/profile.ts'
import { canSell } from '#shared/base/access/permissions.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../app/calls/api.ts'
import { deadToken, storedToken, storeSells, storeToken, tokenKey } from '../app/calls/token.ts'
import { createStore } from '../app/state/createStore.ts'

/**
 * The sign-in state of this browser. `unknown`: on the server and during hydration. `loading`: the profile of a stored
 * token is loading. `failed`: the profile did not load, although the token may be valid (specification, section 4).
 */
export type Session =
  | {
      readonly state: 'unknown' | 'out'
      readonly profile: null
      /** True if the market ended the session, so that sign-in can say so. */
      readonly ended?: true
    }
  | { readonly state: 'loading' | 'failed'; readonly profile: Profile | null }
  | { readonly state: 'in'; readonly profile: Profile }

export const useSession = (): Session => session.use()

export const currentSession = (): Session => session.get()

/** Loads the profile of the stored token once, at startup or before a guarded page; returns the resulting session. */
export function loadSession(locale: Locale): Promise<Session> {
  const token = storedToken()
  if (!token) {
    if (session.get().state !== 'out') change({ state: 'out', profile: null }, null)
    return Promise.resolve(session.get())
  }
  if (session.get().state === 'in' && owner === token) return Promise.resolve(session.get())
  if (pending?.token === token) return pending.answer
  const request = { token, answer: requestProfile(token, locale).finally(() => ended(request)) }
  pending = request
  return request.answer
}

/** Stores the token and loads the profile, after a successful sign-in or sign-up. */
export function startSession(token: string, locale: Locale): Promise<Session> {
  // A different user may have signed in, so the integration's token of the previous user is removed.
  dropStored(endsWithSession.token)
  storeToken(token)
  return loadSession(locale)
}

/** Reloads the profile after a change; the old profile stays until the answer arrives. */
export async function refreshSession(locale: Locale): Promise<void> {
  const token = storedToken()
  if (token) await requestProfile(token, locale)
}

/** Replaces the profile with one that a call returned. */
export function showProfile(profile: Profile): void {
  const token = storedToken()
  if (token) change({ state: 'in', profile }, token)
}

/** Signs out: revokes the token, and clears both tokens and the profile (specification, section 4). */
export async function endSession(locale: Locale): Promise<void> {
  const revoked = storedToken() ? api('POST logout', {}, { locale }).catch(() => undefined) : undefined
  forget()
  await revoked
}

/** Clears the user's data in this browser. `ended`: the market refused the token. */
export function forget(ended = false): void {
  storeToken(null)
  dropStored(endsWithSession.token)
  dropStored(recentSearchesKey)
  dropStored(hallLotKey)
  void import('../app/state/deviceStore.ts')
    .then(({ dropAllFromDevice }) => Promise.all(endsWithSession.stored.map(dropAllFromDevice)))
    // Without IndexedDB nothing was stored, so there is nothing to delete.
    .catch(() => undefined)
  change({ state: 'out', profile: null, ...(ended && { ended }) }, null)
}

function dropStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/**
 * Data of the user that this browser deletes at the end of the session: the integration's token, its last answers
 * (web/behar/integration/cachedAnswers.ts), and the desk of a hall (web/hall/desk.ts) or of the quay. Unsent sales of a hall and unsent catches are
 * kept.
 */
const endsWithSession = { token: 'behar_token', stored: ['behar:', 'hall-desk:', 'quay-desk:'] } as const

/** The localStorage key of the lot that a clerk is typing (web/hall/selling/draft.ts). */
export const hallLotKey = 'hall_lot'

/** The localStorage key of the last searches (web/products/search/recentSearches.ts). */
export const recentSearchesKey = 'recent_searches'

async function requestProfile(token: string, locale: Locale): Promise<Session> {
  // The profile of another user must never be shown with a new token.
  if (session.get().state !== 'in' || owner !== token) change({ state: 'loading', profile: null }, token)
  try {
    const profile = await api('GET profile', {}, { locale })
    // In the meantime the user may have signed out, or another user may have signed in.
    if (storedToken() === token) change({ state: 'in', profile }, token)
  } catch (error) {
    if (storedToken() !== token) return session.get()
    if (error instanceof Refusal && error.status === 401) forget()
    else if (session.get().state !== 'in') change({ state: 'failed', profile: null }, token)
    if (!(error instanceof Refusal)) throw error
  }
  return session.get()
}

const session = createStore<Session>({ state: 'unknown', profile: null })
/** The token to which `session` belongs. */
let owner: string | null = null
type ProfileRequest = { readonly token: string; readonly answer: Promise<Session> }
let pending: ProfileRequest | undefined

function ended(request: ProfileRequest): void {
  if (pending === request) pending = undefined
}

function change(next: Session, token: string | null): void {
  owner = token
  if (next.profile || !token) storeSells(next.profile !== null && canSell(next.profile.type))
  session.set(next)
}

/**
 * Follows sign-ins and sign-outs in other tabs, and refused tokens; called once (web/client.tsx). Also checks on focus,
 * online and pageshow, because a suspended tab misses storage events, and a profile that failed to load may load now.
 */
export function watchSession(locale: Locale): void {
  deadToken.report = (token) => {
    if (storedToken() !== token) return
    forget(true)
  }
  const check = () => {
    const token = storedToken()
    document.documentElement.dataset.auth = token ? 'in' : 'out'
    if (token !== owner || session.get().state === 'failed') void loadSession(locale).catch(() => undefined)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) check()
  })
  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, check)
}
