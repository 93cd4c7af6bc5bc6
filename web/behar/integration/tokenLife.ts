import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { beharText } from '../messages.ts'
import { ask, silence } from './send.ts'
import { keepBeharToken, storedBeharToken } from './token.ts'

/**
 * How a page comes to a token of the integration and to the next one (specification, section 8): the first by
 * `GET platforms/behar-market`, after a 401 a new one by `POST user/login`, both asked with the main token, which goes
 * nowhere else. One is under way at a time, in all tabs; after {@link limits}.behar.refreshAttempts in a row without an answered
 * call, or when it is refused, the token is removed and whoever listens leads to sign-in. The main session stays.
 */

/** Called when the person has to sign in anew for the integration; the frame of its pages listens. */
export const integrationLost: { heard: () => void } = { heard: () => undefined }

type Place = { readonly address: string; readonly locale: Locale }

/** The token to ask with: the one that is kept, or the first. */
export async function tokenToAsk(place: Place): Promise<string> {
  return storedBeharToken() ?? newToken(null, place)
}

/** Another one than `dead`, which was answered with 401. */
export async function tokenAfter(dead: string, place: Place): Promise<string> {
  const known = storedBeharToken()
  // It is gone because somebody signed out, or because another call could not have it renewed.
  if (!known) throw storedToken() ? lose(place.locale) : ended(place.locale)
  return known === dead ? newToken(dead, place) : known
}

/** An answered call: the token is believed, and the next renewals are counted anew. */
export function tokenHeld(): void {
  attempts = 0
}

/** Removes the token and tells; to be thrown. */
export function lose(locale: Locale): Refusal {
  keepBeharToken(null)
  attempts = 0
  integrationLost.heard()
  return ended(locale)
}

function ended(locale: Locale): Refusal {
  return new Refusal({ status: 401, code: 'unauthenticated', message: beharText.ended[locale], errors: {} })
}

let attempts = 0
let underWay: Promise<string> | undefined

/** One for all that wait for it. */
function newToken(dead: string | null, place: Place): Promise<string> {
  underWay ??= inTurn(() => fetchToken(dead, place)).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** After another tab that is at it, whose token is then there. A tab that hangs is not waited for. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return work()
  let begun = false
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), longestTurnMs)
  const begin = () => {
    begun = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await locks.request('behar token', { signal: patience.signal }, begin)
  } catch (error) {
    if (begun) throw error
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
  const token = await ask({ url: address + path, method, token: session, locale })
    .then((data) => tokenIn(data, locale))
    .catch((error: unknown) => {
      if (storedToken() !== session) throw ended(locale)
      throw isRefused(error, dead) ? lose(locale) : error
    })
  // Meanwhile somebody signed out, or another person in.
  if (storedToken() !== session) throw ended(locale)
  keepBeharToken(token)
  return token
}

const firstCall = ['GET', 'platforms/behar-market'] as const
const renewCall = ['POST', 'user/login'] as const

/** Signing in anew helps where the main token is not believed; who may not have a first token is told so. */
function isRefused(error: unknown, dead: string | null): boolean {
  return error instanceof Refusal && (error.status === 401 || (error.status === 403 && dead !== null))
}

function tokenIn(data: unknown, locale: Locale): string {
  const token = (data as { readonly token?: unknown } | null | undefined)?.token
  // It will stand in a header.
  if (typeof token === 'string' && /^[\x21-\x7e]{1,4096}$/.test(token)) return token
  throw silence(502, locale)
}
