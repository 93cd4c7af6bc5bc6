import type { Pair } from '#shared/base/locale.ts'
import type { Listing } from './listing.ts'

/** A picture as it will be sent: made smaller already. */
export type DraftPhoto = { readonly id: string; readonly blob: Blob }

/** Goods that are not listed yet, as this device keeps them: with their pictures, so that no network is needed. */
export type ListingDraft = {
  readonly listing: Listing
  readonly photos: readonly DraftPhoto[]
  /** One's own product from which it was copied; its pictures are taken while `photos` are none. */
  readonly copyOf: number | null
  /** Its pictures are still taken: nobody changed them. */
  readonly copiedPictures: boolean
  /** The `Idempotency-Key`: made with the draft, so that a send of which nobody knows can be repeated. */
  readonly key: string
  /** Sent as soon as there is a network again. */
  readonly waiting: boolean
  /** What it is called, written or proposed: so that it can be sent without the form. */
  readonly name: Pair
  readonly savedAt: string
  /** Of a lot for auction: how it is sold, as it was typed. */
  readonly lot?: TypedLot
}

export type TypedLot = Readonly<Record<string, string | boolean>>

/** One draft of new goods, one of a new lot, and one for each that is copied; one person's are never another's. */
export type DraftId = { readonly userId: number; readonly copyOf: number | null; readonly kind?: DraftKind }
export type DraftKind = 'goods' | 'lot'

export function keepDraft(id: DraftId, draft: ListingDraft): Promise<void> {
  return inStore('readwrite', (store) => store.put(draft, keyOf(id))).then(() => undefined)
}

export function findDraft(id: DraftId): Promise<ListingDraft | undefined> {
  return inStore<ListingDraft | undefined>('readonly', (store) => store.get(keyOf(id)))
}

export function dropDraft(id: DraftId): Promise<void> {
  return inStore('readwrite', (store) => store.delete(keyOf(id))).then(() => undefined)
}

/** All drafts of a person's goods for normal sale, the newest first. */
export async function listDrafts(userId: number): Promise<ListingDraft[]> {
  const range = IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`)
  const drafts = await inStore<ListingDraft[]>('readonly', (store) => store.getAll(range))
  return drafts.filter(({ lot }) => !lot).sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

function keyOf({ userId, copyOf, kind }: DraftId): string {
  return `${userId}:${kind === 'lot' ? 'lot:' : ''}${copyOf ?? 'new'}`
}

/** A browser may keep nothing (a private window): then every promise here is refused, and the page says so. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const db = await opened()
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(storeName, mode)
    const request = work(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result as T)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

function opened(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('samak', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    database = undefined
    throw error
  })
  return database
}

const storeName = 'listings'
let database: Promise<IDBDatabase> | undefined
