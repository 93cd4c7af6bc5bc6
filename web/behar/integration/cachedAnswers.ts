import type { Locale } from '#shared/base/locale.ts'
import { storedToken } from '../../app/calls/token.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import type { BeharAnswer, BeharKey } from './calls.ts'
import { fits, shapes } from './shapes.ts'

/**
 * The last answers of the integration, stored on this device per user and shown while the partner is down. They
 * end with the session (web/auth/session.ts). Optional: a browser without storage has none.
 */
export interface CachedAnswer<T> {
  /** When it was answered, in ms. */
  readonly at: number
  readonly data: T
}

/** The user and the query. */
export interface CacheKey<K extends BeharKey> {
  readonly userId: number
  readonly locale: Locale
  readonly key: K
  readonly sent: unknown
}

type Entry = CachedAnswer<unknown> & { readonly place: string }

/** Stores an answer, unless the user (by the main token of the request) has signed out meanwhile. */
export async function cacheAnswer<K extends BeharKey>(
  cacheKey: CacheKey<K>,
  data: BeharAnswer<K>,
  session: string | null,
): Promise<void> {
  if (session === null || storedToken() !== session) return
  const place = placeOf(cacheKey)
  const entry: Entry = { place, at: Date.now(), data }
  await keepOnDevice(place, entry).catch(() => undefined)
}

/** Null without an answer, or when its shape is outdated. */
export async function cachedAnswer<K extends BeharKey>(
  cacheKey: CacheKey<K>,
): Promise<CachedAnswer<BeharAnswer<K>> | null> {
  const entry = await findOnDevice<Entry>(placeOf(cacheKey)).catch(() => undefined)
  if (!entry || !fits(entry.data, shapes[cacheKey.key])) return null
  return { at: entry.at, data: entry.data as BeharAnswer<K> }
}

/** Deletes the oldest answers and those of other users. */
export async function trimCachedAnswers(userId: number): Promise<void> {
  const own = `${prefix}${userId}:`
  const entries = await listOnDevice<Entry>(prefix).catch(() => [])
  const newest = entries.filter(({ place }) => place.startsWith(own)).sort((a, b) => b.at - a.at)
  const stays = new Set(newest.slice(0, most).map(({ place }) => place))
  const gone = entries.filter(({ place }) => !stays.has(place))
  await Promise.all(gone.map(({ place }) => dropFromDevice(place))).catch(() => undefined)
}

/** The session deletes every key with this prefix. */
const prefix = 'behar:'
/** Each filter and page is an answer of its own. */
const most = 40

function placeOf({ userId, locale, key, sent }: CacheKey<BeharKey>): string {
  return `${prefix}${userId}:${locale}:${key}:${JSON.stringify(sent)}`
}
