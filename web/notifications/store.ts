import type { Locale } from '#shared/base/locale.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { api, Refusal, type RefusalFacts } from '../app/calls/api.ts'
import { openSharedStream } from '../app/live/sharedStream.ts'
import { createStore } from '../app/state/createStore.ts'

/** The user's notifications that this tab has loaded. */
export interface Notifications {
  readonly unread: number
  /** Newest first; null until they are loaded. */
  readonly items: readonly Notification[] | null
  readonly total: number
  readonly loading: boolean
  readonly refusal: Pick<RefusalFacts, 'status' | 'code'> | null
  /** The notifications since the page was opened: their number, and the text of the latest one. */
  readonly arrived: { readonly count: number; readonly message: string }
  /**
   * Increases with every notification, including those missed before the stream connected, because the data on the page
   * may then be outdated.
   */
  readonly revision: number
}

export const useNotifications = (): Notifications => store.use()

/** Subscribes to the user's notifications, starting with the profile's count. Returns the unsubscribe function. */
export function followNotifications(userId: number, unread: number, locale: Locale): () => void {
  store.set({ ...none, unread })
  return openSharedStream(`${userId} ${locale}`, {
    path: 'events',
    locale,
    requiresToken: true,
    onEvent({ event, data }) {
      const received = JSON.parse(data) as { unread: number }
      if (event === 'notification') add(received as Notification & { unread: number })
      else if (event === 'unread') setUnread(received.unread)
    },
  })
}

/** Loads the first page; the shown items stay until the answer arrives. */
export async function loadNotifications(locale: Locale): Promise<void> {
  await load(1, locale, (page) => page)
}

/** Loads the next older page. */
export async function loadOlder(locale: Locale): Promise<void> {
  const shown = store.get().items ?? []
  // New notifications shift the pages, so duplicates are removed.
  await load(Math.floor(shown.length / pageSize) + 1, locale, (page) => {
    const items = store.get().items ?? []
    const known = new Set(items.map(({ id }) => id))
    return [...items, ...page.filter(({ id }) => !known.has(id))]
  })
}

/** Marks the shown notifications as read on the server. They are shown as new until the panel is opened again. */
export async function readShown(locale: Locale): Promise<void> {
  const ids = (store.get().items ?? [])
    .filter(({ id, read_at }) => read_at === null && !sent.has(id))
    .map(({ id }) => id)
  for (let from = 0; from < ids.length; from += maxIdsPerCall) {
    await read(ids.slice(from, from + maxIdsPerCall), locale)
  }
}

/** Marks all notifications as read, also in the panel. */
export async function readAll(locale: Locale): Promise<void> {
  await read(undefined, locale)
  const read_at = new Date().toISOString()
  change({ items: store.get().items?.map((item) => ({ ...item, read_at: item.read_at ?? read_at })) ?? null })
}

const pageSize = 12
const maxIdsPerCall = 100
const none: Notifications = {
  unread: 0,
  items: null,
  total: 0,
  loading: false,
  refusal: null,
  arrived: { count: 0, message: '' },
  revision: 0,
}

const store = createStore(none)
/** Ids that were already sent to be marked as read. */
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
    // A refusal is ignored: the notifications stay unread, and the count shows that.
    if (!(error instanceof Refusal)) throw error
  }
}

/**
 * Adds a new notification. If the server has added an event to a known notification, the notification moves to the top
 * with its new text.
 */
function add({ unread, ...item }: Notification & { unread: number }): void {
  const { items, total, arrived, revision } = store.get()
  const known = items?.some(({ id }) => id === item.id) ?? false
  sent.delete(item.id)
  change({
    unread,
    items: items && [item, ...items.filter(({ id }) => id !== item.id)],
    total: known || !items ? total : total + 1,
    arrived: { count: arrived.count + 1, message: item.data.message },
    revision: revision + 1,
  })
}

/**
 * Sets the count that the stream sends when it connects. If it is higher than the known count, notifications were missed
 * before.
 */
function setUnread(unread: number): void {
  const now = store.get()
  change({ unread, revision: now.revision + (unread > now.unread ? 1 : 0) })
}

function change(next: Partial<Notifications>): void {
  store.set({ ...store.get(), ...next })
}
