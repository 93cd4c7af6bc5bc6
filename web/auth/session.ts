import { useSyncExternalStore } from 'react'
import type { Profile } from '#shared/account/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../base/api.ts'
import { deadToken, keepToken, storedToken, tokenKey } from '../base/token.ts'

/**
 * Who is signed in. `unknown` while the server draws and for the first paint, `loading` while a stored token's profile
 * is on its way, `failed` when it could not be had though the token may be good (specification, section 4).
 */
export type Session =
  | { readonly state: 'unknown' | 'out'; readonly profile: null }
  | { readonly state: 'loading' | 'failed'; readonly profile: Profile | null }
  | { readonly state: 'in'; readonly profile: Profile }

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, sessionOnServer)
}

export function currentSession(): Session {
  return session
}

/** Loads the profile of the stored token once, at startup or before a guarded page; answers what came of it. */
export function loadSession(locale: Locale): Promise<Session> {
  const token = storedToken()
  if (!token) {
    if (session.state !== 'out') change({ state: 'out', profile: null })
    return Promise.resolve(session)
  }
  if (session.state === 'in') return Promise.resolve(session)
  underWay ??= askProfile(token, locale).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** After a successful sign-in or sign-up: keeps the token and loads the profile. */
export function startSession(token: string, locale: Locale): Promise<Session> {
  keepToken(token)
  change({ state: 'loading', profile: null })
  underWay = undefined
  return loadSession(locale)
}

/** Asks for the profile anew: after a change, or when counts moved. Old facts stay until the new ones are there. */
export async function refreshSession(locale: Locale): Promise<void> {
  const token = storedToken()
  if (token) await askProfile(token, locale)
}

/** Takes over a profile that a call has just answered. */
export function showProfile(profile: Profile): void {
  if (storedToken()) change({ state: 'in', profile })
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
  try {
    for (const key of endsWithSession) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  change({ state: 'out', profile: null })
}

/** The integration's token ends with the session. */
const endsWithSession = ['behar_token']

async function askProfile(token: string, locale: Locale): Promise<Session> {
  if (session.state !== 'in') change({ state: 'loading', profile: session.profile })
  try {
    const profile = await api('GET profile', {}, { locale })
    // Meanwhile somebody signed out or another person in.
    if (storedToken() === token) change({ state: 'in', profile })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (storedToken() !== token) return session
    if (error.status === 401) forget()
    else if (session.state !== 'in') change({ state: 'failed', profile: null })
  }
  return session
}

let session: Session = { state: 'unknown', profile: null }
let underWay: Promise<Session> | undefined
const listeners = new Set<() => void>()
const unknown: Session = { state: 'unknown', profile: null }
const sessionOnServer = () => unknown

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What other tabs and dead tokens cause here; called once in the browser (web/client.tsx). */
export function watchSession(locale: Locale): void {
  deadToken.heard = (token) => {
    if (storedToken() === token) forget()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key !== tokenKey && key !== null) return
    document.documentElement.dataset.auth = storedToken() ? 'in' : 'out'
    change({ state: storedToken() ? 'loading' : 'out', profile: null })
    void loadSession(locale)
  })
}
