import { useEffect } from 'react'
import { createStore } from '../app/state/createStore.ts'

/**
 * How many quantities on the page cannot be taken as they stand: unreadable, or more or less than there is. Every order
 * button on the page waits for them.
 */
const held = createStore(0)

/** Holds the steps that follow while a quantity cannot be taken. */
export function useHeldWhile(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    held.set(held.get() + 1)
    return () => held.set(held.get() - 1)
  }, [open])
}

/** Whether any quantity on the page is held. */
export const useQuantityHeld = (): boolean => held.use((count) => count > 0)
