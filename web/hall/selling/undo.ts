import { createStore } from '../../app/state/createStore.ts'
import type { TypedLot } from './form.ts'
import type { QueuedSale } from './queue.ts'
import { dropSale } from './queueStore.ts'

/** What the clerk typed for the newest sale, so that an undo gives it back to be corrected. */
const newest = createStore<{ readonly key: string; readonly lot: TypedLot } | null>(null)

/** The lot of an undone sale until the form has taken it. */
export const undoneLot = createStore<TypedLot | null>(null)

export const rememberLot = (key: string, lot: TypedLot): void => newest.set({ key, lot })

/** Drops a sale that was not sent. */
export async function undoSale(sale: QueuedSale): Promise<void> {
  const remembered = newest.get()
  if (remembered?.key === sale.body.key) undoneLot.set(remembered.lot)
  await dropSale(sale)
}
