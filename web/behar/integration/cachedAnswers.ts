import type { Locale } from '#shared/base/locale.ts'
import { storedToken } from '../../app/calls/token.ts'
import { dropFromDevice, findOnDevice, keepOnDevice, listOnDevice } from '../../app/state/deviceStore.ts'
import type { BeharAnswer, BeharKey } from './calls.ts'
import { fits, shapes } from './shapes.ts'

/**
 * The last answers of the integration, stored on this device per user and shown while the partner does not answer. They
 * are deleted when the session ends (web/auth/session.ts). A browser without storage has none.
 */
export interface CachedAnswer<T> {
  /** The time of the answer, in ms. */
  readonly at: number
  readonly data: T
}

/** The user and the query to which an answer belongs. */
export interface CacheKey<K extends BeharKey> {
  readonly userId: number
  readonly locale: Locale
  readonly key: K
  readonly sent: unknown
}

type Entry = CachedAnswer<unknown> & { readonly place: string }

/** Stores an answer, unless the user has signed out meanwhile, which is checked by the main token of the request. */
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

/** The cached answer; null if there is none, or if its shape is outdated. */
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

/** The session deletes every key that has this prefix. */
const prefix = 'behar:'
/** The maximum number of answers; each filter and each page is a separate answer. */
const most = 40

function placeOf({ userId, locale, key, sent }: CacheKey<BeharKey>): string {
  return `${prefix}${userId}:${locale}:${key}:${JSON.stringify(sent)}`
}
