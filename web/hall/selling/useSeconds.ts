import { useEffect, useState } from 'react'
import { type QueuedSale, stateOf } from './queue.ts'

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
