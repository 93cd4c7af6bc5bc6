import type { Locale } from '#shared/base/locale.ts'
import { storedToken } from '../../app/calls/token.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import type { BeharAnswer, BeharKey } from './calls.ts'
import { fits, shapes } from './shapes.ts'

/**
 * What the integration answered last, kept on this device for the person who asked, so that a page has something to show while
 * the partner is down. It ends with the session (web/auth/session.ts). A browser that keeps nothing goes without.
 */
export interface Known<T> {
  /** When it was answered, in ms. */
  readonly at: number
  readonly data: T
}

/** Whose, and which question. */
export interface Asked<K extends BeharKey> {
  readonly userId: number
  readonly locale: Locale
  readonly key: K
  readonly sent: unknown
}

type Kept = Known<unknown> & { readonly place: string }

/** Keeps an answer, unless its asker (by the main token of then) has left meanwhile. */
export async function keepKnown<K extends BeharKey>(
  asked: Asked<K>,
  data: BeharAnswer<K>,
  session: string | null,
): Promise<void> {
  if (session === null || storedToken() !== session) return
  const place = placeOf(asked)
  const kept: Kept = { place, at: Date.now(), data }
  await keepOnDevice(place, kept).catch(() => undefined)
}

/** Null where nothing is known, or nothing that today's pages understand. */
export async function findKnown<K extends BeharKey>(asked: Asked<K>): Promise<Known<BeharAnswer<K>> | null> {
  const kept = await findOnDevice<Kept>(placeOf(asked)).catch(() => undefined)
  if (!kept || !fits(kept.data, shapes[asked.key])) return null
  return { at: kept.at, data: kept.data as BeharAnswer<K> }
}

/** Lets go of the oldest answers and of everybody else's. */
export async function tidyKnown(userId: number): Promise<void> {
  const own = `${prefix}${userId}:`
  const kept = await listOnDevice<Kept>(prefix).catch(() => [])
  const newest = kept.filter(({ place }) => place.startsWith(own)).sort((a, b) => b.at - a.at)
  const stays = new Set(newest.slice(0, most).map(({ place }) => place))
  const gone = kept.filter(({ place }) => !stays.has(place))
  await Promise.all(gone.map(({ place }) => dropFromDevice(place))).catch(() => undefined)
}

/** The session removes all that begins so. */
const prefix = 'behar:'
/** Each filter and page is an answer of its own. */
const most = 40

function placeOf({ userId, locale, key, sent }: Asked<BeharKey>): string {
  return `${prefix}${userId}:${locale}:${key}:${JSON.stringify(sent)}`
}
