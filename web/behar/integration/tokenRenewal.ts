import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { beharText } from '../messages.ts'
import { noAnswer, sendRequest } from './send.ts'
import { storeBeharToken, storedBeharToken } from './token.ts'

/**
 * Gets and renews the integration's token (specification, section 8): the first by `GET
 * platforms/behar-market`, a new one after a 401 by `POST user/login`, both with the main token, which is sent
 * nowhere else. One request at a time across all tabs. After {@link limits}.behar.refreshAttempts renewals in a
 * row without an answered call, or after a refusal, the token is removed and the listener redirects to sign-in.
 * The main session stays.
 */

/** Called when the user has to sign in again for the integration; the pages' frame sets it. */
export const integrationLost: { notify: () => void } = { notify: () => undefined }

type Place = { readonly address: string; readonly locale: Locale }

/** The stored token, or the first one. */
export async function currentToken(place: Place): Promise<string> {
  return storedBeharToken() ?? newToken(null, place)
}

/** A token other than `dead`, which was answered with 401. */
export async function tokenAfter(dead: string, place: Place): Promise<string> {
  const known = storedBeharToken()
  // It was removed by a sign-out, or by another call whose renewal failed.
  if (!known) throw storedToken() ? lose(place.locale) : ended(place.locale)
  return known === dead ? newToken(dead, place) : known
}

/** After an answered call: the token is valid, and the renewal count restarts. */
export function resetRenewals(): void {
  attempts = 0
}

/** Removes the token and calls the listener; returns the refusal to throw. */
export function lose(locale: Locale): Refusal {
  storeBeharToken(null)
  attempts = 0
  integrationLost.notify()
  return ended(locale)
}

function ended(locale: Locale): Refusal {
  return new Refusal({ status: 401, code: 'unauthenticated', message: beharText.ended[locale], errors: {} })
}

let attempts = 0
let pending: Promise<string> | undefined

/** One request for all concurrent callers. */
function newToken(dead: string | null, place: Place): Promise<string> {
  pending ??= inTurn(() => fetchToken(dead, place)).finally(() => {
    pending = undefined
  })
  return pending
}

/** Waits for another tab's renewal, whose token is stored then. A tab that hangs is not waited for. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return work()
  let started = false
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), longestTurnMs)
  const begin = () => {
    started = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await locks.request('behar token', { signal: patience.signal }, begin)
  } catch (error) {
    if (started) throw error
    return await begin()
  }
}

const longestTurnMs = 12_000

async function fetchToken(dead: string | null, { address, locale }: Place): Promise<string> {
  const known = storedBeharToken()
  if (known && known !== dead) return known
  const session = storedToken()
  if (!session) throw ended(locale)
  if (dead !== null) {
    if (attempts >= limits.behar.refreshAttempts) throw lose(locale)
    attempts += 1
  }
  const [method, path] = dead === null ? firstCall : renewCall
  const token = await sendRequest({ url: address + path, method, token: session, locale })
    .then((data) => tokenIn(data, locale))
    .catch((error: unknown) => {
      if (storedToken() !== session) throw ended(locale)
      throw isRefused(error, dead) ? lose(locale) : error
    })
  // The user signed out meanwhile, or another one signed in.
  if (storedToken() !== session) throw ended(locale)
  storeBeharToken(token)
  return token
}

const firstCall = ['GET', 'platforms/behar-market'] as const
const renewCall = ['POST', 'user/login'] as const

/** A new sign-in helps only when the main token was rejected; a user without access gets the refusal itself. */
function isRefused(error: unknown, dead: string | null): boolean {
  return error instanceof Refusal && (error.status === 401 || (error.status === 403 && dead !== null))
}

function tokenIn(data: unknown, locale: Locale): string {
  const token = (data as { readonly token?: unknown } | null | undefined)?.token
  // It becomes a header value.
  if (typeof token === 'string' && /^[\x21-\x7e]{1,4096}$/.test(token)) return token
  throw noAnswer(502, locale)
}
