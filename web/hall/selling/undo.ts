import { useEffect, useState } from 'react'
import { createStore } from '../../app/state/createStore.ts'
import type { TypedLot } from './form.ts'
import { type QueuedSale, stateOf } from './queue.ts'
import { saleQueue } from './queueStore.ts'

/** The typed values of the newest sale. An undo shows them in the form again, so that the clerk can correct them. */
const newest = createStore<{ readonly key: string; readonly lot: TypedLot } | null>(null)

/**
 * The lot of an undone or refused sale, until the form shows it. A refused sale stays on the device until then, because the form
 * may be in use.
 */
export const undoneLot = createStore<{ readonly lot: TypedLot; readonly refused?: QueuedSale } | null>(null)

export const rememberLot = (key: string, lot: TypedLot): void => newest.set({ key, lot })

/** Drops a sale that was not sent. */
export async function undoSale(sale: QueuedSale): Promise<void> {
  const remembered = newest.get()
  if (remembered?.key === sale.body.key) undoneLot.set({ lot: remembered.lot })
  await saleQueue.drop(sale)
}

/** The time, several times a second while a sale can be undone. */
export function useSeconds(sales: readonly QueuedSale[]): number {
  const [now, setNow] = useState(() => Date.now())
  const isHeld = sales.some((sale) => stateOf(sale, Date.now()) === 'held')
  useEffect(() => {
    setNow(Date.now())
    if (!isHeld) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isHeld])
  return now
}
