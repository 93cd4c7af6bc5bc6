import type { Profile } from '#shared/auth/profile.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../app/calls/api.ts'
import { deadToken, keepToken, storedToken, tokenKey } from '../app/calls/token.ts'
import { createStore } from '../app/state/createStore.ts'

/**
 * Who is signed in. `unknown` while the server draws and for the first paint, `loading` while a stored token's profile
 * is on its way, `failed` when it could not be had though the token may be good (specification, section 4).
 */
export type Session =
  | { readonly state: 'unknown' | 'out'; readonly profile: null }
  | { readonly state: 'loading' | 'failed'; readonly profile: Profile | null }
  | { readonly state: 'in'; readonly profile: Profile }

export const useSession = (): Session => session.use()

export const currentSession = (): Session => session.get()

/** Loads the profile of the stored token once, at startup or before a guarded page; answers what came of it. */
export function loadSession(locale: Locale): Promise<Session> {
  const token = storedToken()
  if (!token) {
    if (session.get().state !== 'out') change({ state: 'out', profile: null }, null)
    return Promise.resolve(session.get())
  }
  if (session.get().state === 'in' && owner === token) return Promise.resolve(session.get())
  if (underWay?.token === token) return underWay.answer
  const asked = { token, answer: askProfile(token, locale).finally(() => ended(asked)) }
  underWay = asked
  return asked.answer
}

/** After a successful sign-in or sign-up: keeps the token and loads the profile. */
export function startSession(token: string, locale: Locale): Promise<Session> {
  // It may be another person who signs in once more.
  dropTokens()
  keepToken(token)
  return loadSession(locale)
}

/** Asks for the profile anew: after a change, or when counts moved. Old facts stay until the new ones are there. */
export async function refreshSession(locale: Locale): Promise<void> {
  const token = storedToken()
  if (token) await askProfile(token, locale)
}

/** Takes over a profile that a call has just answered. */
export function showProfile(profile: Profile): void {
  const token = storedToken()
  if (token) change({ state: 'in', profile }, token)
}

/** Signs out: revokes the token, clears both tokens and the user (specification, section 4). */
export async function endSession(locale: Locale): Promise<void> {
  const revoked = storedToken() ? api('POST logout', {}, { locale }).catch(() => undefined) : undefined
  forget()
  await revoked
}

/** Clears what this browser knows of its reader. */
export function forget(): void {
  keepToken(null)
  dropTokens()
  void import('../app/state/deviceStore.ts')
    .then(({ dropAllFromDevice }) => dropAllFromDevice(endsWithSession.answers))
    // A browser that keeps nothing has nothing to forget.
    .catch(() => undefined)
  change({ state: 'out', profile: null }, null)
}

function dropTokens(): void {
  try {
    localStorage.removeItem(endsWithSession.token)
  } catch {
    // Nothing was kept.
  }
}

/** Of the integration: its token, and its last answers on this device (web/behar/integration/cachedAnswers.ts). */
const endsWithSession = { token: 'behar_token', answers: 'behar:' } as const

async function askProfile(token: string, locale: Locale): Promise<Session> {
  // Another person's facts are never shown beside a new token.
  if (session.get().state !== 'in' || owner !== token) change({ state: 'loading', profile: null }, token)
  try {
    const profile = await api('GET profile', {}, { locale })
    // Meanwhile somebody signed out or another person in.
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
/** The token whose profile `session` speaks of. */
let owner: string | null = null
type Asked = { readonly token: string; readonly answer: Promise<Session> }
let underWay: Asked | undefined

function ended(asked: Asked): void {
  if (underWay === asked) underWay = undefined
}

function change(next: Session, token: string | null): void {
  owner = token
  session.set(next)
}

/**
 * What other tabs and dead tokens cause here; called once in the browser (web/client.tsx). A tab that slept hears
 * nothing, and a profile that failed to load may load now: so it also looks again when the reader or the line is back.
 */
export function watchSession(locale: Locale): void {
  deadToken.heard = (token) => {
    if (storedToken() === token) forget()
  }
  const look = () => {
    const token = storedToken()
    document.documentElement.dataset.auth = token ? 'in' : 'out'
    if (token !== owner || session.get().state === 'failed') void loadSession(locale).catch(() => undefined)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) look()
  })
  for (const back of ['focus', 'online', 'pageshow']) window.addEventListener(back, look)
}
