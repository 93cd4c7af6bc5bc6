import type { Locale } from '#shared/base/locale.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { api, Refusal, type RefusalFacts } from '../app/calls/api.ts'
import { openSharedStream } from '../app/live/sharedStream.ts'
import { createStore } from '../app/state/createStore.ts'

/** What this page knows of its reader's notifications. */
export interface Notifications {
  readonly unread: number
  /** Newest first; null until they were asked for. */
  readonly items: readonly Notification[] | null
  readonly total: number
  readonly loading: boolean
  readonly refusal: Pick<RefusalFacts, 'status' | 'code'> | null
  /** What came since the page was opened: how many, and the newest. */
  readonly arrived: { readonly count: number; readonly message: string }
  /** Goes up with all that comes, also with what came on the way to the stream: what a page shows may be older. */
  readonly news: number
}

export const useNotifications = (): Notifications => store.use()

/** Follows a person's notifications as they come, from what the profile counted; the returned function ends it. */
export function followNotifications(userId: number, unread: number, locale: Locale): () => void {
  store.set({ ...none, unread })
  return openSharedStream(`${userId} ${locale}`, {
    path: 'events',
    locale,
    requiresToken: true,
    onEvent({ event, data }) {
      const news = JSON.parse(data) as { unread: number }
      if (event === 'notification') take(news as Notification & { unread: number })
      else if (event === 'unread') stand(news.unread)
    },
  })
}

/** Loads the newest page; what is shown stays until it is there. */
export async function loadNotifications(locale: Locale): Promise<void> {
  await load(1, locale, (page) => page)
}

/** Loads the next older ones below those that are shown. */
export async function loadOlder(locale: Locale): Promise<void> {
  const shown = store.get().items ?? []
  // What came meanwhile has moved the pages on; what stands twice is dropped.
  await load(Math.floor(shown.length / pageSize) + 1, locale, (page) => {
    const items = store.get().items ?? []
    const known = new Set(items.map(({ id }) => id))
    return [...items, ...page.filter(({ id }) => !known.has(id))]
  })
}

/** Tells the server what was shown; here it stays marked as new until the panel is opened again. */
export async function readShown(locale: Locale): Promise<void> {
  const ids = (store.get().items ?? [])
    .filter(({ id, read_at }) => read_at === null && !sent.has(id))
    .map(({ id }) => id)
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    await read(ids.slice(from, from + mostAtOnce), locale)
  }
}

/** Badges everything as read, here too. */
export async function readAll(locale: Locale): Promise<void> {
  await read(undefined, locale)
  const read_at = new Date().toISOString()
  change({ items: store.get().items?.map((item) => ({ ...item, read_at: item.read_at ?? read_at })) ?? null })
}

const pageSize = 12
const mostAtOnce = 100
const none: Notifications = {
  unread: 0,
  items: null,
  total: 0,
  loading: false,
  refusal: null,
  arrived: { count: 0, message: '' },
  news: 0,
}

const store = createStore(none)
/** What the server was told to mark as read. */
const sent = new Set<number>()

async function load(
  page: number,
  locale: Locale,
  merge: (page: readonly Notification[]) => readonly Notification[],
): Promise<void> {
  if (store.get().loading) return
  change({ loading: true, refusal: null })
  try {
    const found = await api('GET notifications', { query: { page, limit: pageSize } }, { locale })
    change({ items: merge(found.data), total: found.total, unread: found.unread, loading: false })
  } catch (error) {
    change({ loading: false })
    if (!(error instanceof Refusal)) throw error
    change({ refusal: { status: error.status, code: error.code } })
  }
}

async function read(ids: number[] | undefined, locale: Locale): Promise<void> {
  for (const id of ids ?? []) sent.add(id)
  try {
    change(await api('POST notifications/read', { body: ids ? { ids } : {} }, { locale }))
  } catch (error) {
    for (const id of ids ?? []) sent.delete(id)
    // They stay unread, as the badge says.
    if (!(error instanceof Refusal)) throw error
  }
}

/** One that has just happened; a gathered one moves up with its new words. */
function take({ unread, ...item }: Notification & { unread: number }): void {
  const { items, total, arrived, news } = store.get()
  const known = items?.some(({ id }) => id === item.id) ?? false
  sent.delete(item.id)
  change({
    unread,
    items: items && [item, ...items.filter(({ id }) => id !== item.id)],
    total: known || !items ? total : total + 1,
    arrived: { count: arrived.count + 1, message: item.data.message },
    news: news + 1,
  })
}

/** How many are unread where the stream begins: more than were known came on the way. */
function stand(unread: number): void {
  const now = store.get()
  change({ unread, news: now.news + (unread > now.unread ? 1 : 0) })
}

function change(next: Partial<Notifications>): void {
  store.set({ ...store.get(), ...next })
}
