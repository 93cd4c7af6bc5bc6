import { createStore, type Store } from './createStore.ts'
import { dropFromDevice, keepOnDevice, listOnDevice } from './deviceStore.ts'

/**
 * A queue of items on this device that are not sent yet, such as sales of a hall, oldest first. It survives a reload and a
 * sign-out.
 */
export interface DeviceQueue<Item> {
  readonly items: Store<readonly Item[]>
  /** Whether the device stores the queue; false in a private window. */
  readonly isStored: Store<boolean>
  /** Loads a person's items, and deletes old ones. */
  readonly load: (userId: number, now: number) => Promise<void>
  /** Adds an item, or replaces the item with the same key. Resolves once the device has stored it. */
  readonly put: (item: Item) => Promise<void>
  /** Replaces the queue; only the items with these keys have changed. */
  readonly replace: (items: readonly Item[], changed: ReadonlySet<string>) => Promise<void>
  readonly drop: (item: Item) => Promise<void>
}

export interface QueueOptions<Item> {
  /** The start of the names under which the items are stored. */
  readonly name: string
  readonly keyOf: (item: Item) => string
  /** The time of an item by the device's clock, in ms. */
  readonly timeOf: (item: Item) => number
  /** Whether an item that was sent is no longer needed on the device. */
  readonly isOld: (item: Item, now: number) => boolean
}

export function openDeviceQueue<Item extends { readonly userId: number }>({
  name,
  keyOf,
  timeOf,
  isOld,
}: QueueOptions<Item>): DeviceQueue<Item> {
  const items = createStore<readonly Item[]>([])
  const isStored = createStore(true)
  const nameOf = (item: Item) => `${name}:${item.userId}:${keyOf(item)}`
  const sorted = (list: readonly Item[]) => list.toSorted((one, other) => timeOf(one) - timeOf(other))
  const without = (item: Item) => items.get().filter((other) => keyOf(other) !== keyOf(item))
  const store = (item: Item) => keepOnDevice(nameOf(item), item).catch(() => isStored.set(false))
  const forget = (item: Item) => dropFromDevice(nameOf(item)).catch(() => undefined)
  return {
    items,
    isStored,
    async load(userId, now) {
      const stored = await listOnDevice<Item>(`${name}:${userId}:`).catch(() => {
        isStored.set(false)
        return []
      })
      for (const item of stored.filter((each) => isOld(each, now))) void forget(item)
      const known = new Set(items.get().map(keyOf))
      const loaded = stored.filter((item) => !isOld(item, now) && !known.has(keyOf(item)))
      items.set(sorted([...items.get(), ...loaded]))
      // Asks the browser not to delete the queue when the device runs out of space.
      void navigator.storage?.persist?.().catch(() => undefined)
    },
    async put(item) {
      items.set(sorted([...without(item), item]))
      await store(item)
    },
    async replace(next, changed) {
      items.set(next)
      for (const item of next.filter((each) => changed.has(keyOf(each)))) await store(item)
    },
    async drop(item) {
      items.set(without(item))
      await forget(item)
    },
  }
}
