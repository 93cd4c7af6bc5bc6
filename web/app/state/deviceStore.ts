/** IndexedDB storage of this device, for drafts, unsent queues and cached answers. Browser only. */

export function keepOnDevice(key: string, value: unknown): Promise<void> {
  return inStore('readwrite', (store) => store.put(value, key)).then(() => undefined)
}

export function findOnDevice<T>(key: string): Promise<T | undefined> {
  return inStore<T | undefined>('readonly', (store) => store.get(key))
}

export function listOnDevice<T>(prefix: string): Promise<T[]> {
  return inStore<T[]>('readonly', (store) => store.getAll(below(prefix)))
}

export function dropFromDevice(key: string): Promise<void> {
  return inStore('readwrite', (store) => store.delete(key)).then(() => undefined)
}

export function dropAllFromDevice(prefix: string): Promise<void> {
  return inStore('readwrite', (store) => store.delete(below(prefix))).then(() => undefined)
}

const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/**
 * Runs work on the store. Rejects if the browser blocks storage, as in a private window; the page then shows that nothing
 * was saved.
 */
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
