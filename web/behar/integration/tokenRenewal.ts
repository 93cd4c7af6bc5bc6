import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { beharText } from '../messages.ts'
import { noAnswer, sendRequest } from './send.ts'
import { storeBeharToken, storedBeharToken } from './token.ts'

/**
 * Gets and renews the integration's token (specification, section 8). The first token comes from `GET
 * platforms/behar-market`; after a 401, a new token comes from `POST user/login`. Both calls use the main token, which is
 * sent to no other call of the integration. One request runs at a time across all tabs. After {@link
 * limits}.behar.refreshAttempts renewals in a row without an answered call, or after a refusal, the token is removed and
 * the listener redirects to sign-in. The main session stays.
 */

/** `notify` is called when the user must sign in again for the integration; the frame of the pages sets it. */
export const integrationLost: { notify: () => void } = { notify: () => undefined }

type Place = { readonly address: string; readonly locale: Locale }

/** The stored token; if there is none, requests the first token. */
export async function currentToken(place: Place): Promise<string> {
  return storedBeharToken() ?? newToken(null, place)
}

/** Returns a token other than `dead`, which a call has refused with 401. */
export async function tokenAfter(dead: string, place: Place): Promise<string> {
  const known = storedBeharToken()
  // The token was removed by a sign-out, or by another call whose renewal failed.
  if (!known) throw storedToken() ? lose(place.locale) : ended(place.locale)
  return known === dead ? newToken(dead, place) : known
}

/** Resets the number of renewals after an answered call, because the token is valid. */
export function resetRenewals(): void {
  attempts = 0
}

/** Removes the token and calls the listener; returns the refusal, which the caller throws. */
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

/** Requests a token; concurrent callers share one request. */
function newToken(dead: string | null, place: Place): Promise<string> {
  pending ??= inTurn(() => fetchToken(dead, place)).finally(() => {
    pending = undefined
  })
  return pending
}

/** Waits for the renewal of another tab, which then has stored the token. Does not wait for a tab that hangs. */
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
  // The user has signed out meanwhile, or another user has signed in.
  if (storedToken() !== session) throw ended(locale)
  storeBeharToken(token)
  return token
}

const firstCall = ['GET', 'platforms/behar-market'] as const
const renewCall = ['POST', 'user/login'] as const

/**
 * Whether a new sign-in is needed: if the main token was rejected, or if a renewal was denied. A user whose first token is denied gets the refusal
 * itself.
 */
function isRefused(error: unknown, dead: string | null): boolean {
  return error instanceof Refusal && (error.status === 401 || (error.status === 403 && dead !== null))
}

function tokenIn(data: unknown, locale: Locale): string {
  const token = (data as { readonly token?: unknown } | null | undefined)?.token
  // The token is used as the value of a header, so it may contain only these characters.
  if (typeof token === 'string' && /^[\x21-\x7e]{1,4096}$/.test(token)) return token
  throw noAnswer(502, locale)
}
