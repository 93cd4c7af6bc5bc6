import { useEffect } from 'react'
import { createStore } from '../app/state/createStore.ts'

/**
 * The number of invalid quantities on the page: unreadable, or outside of the bounds. While there are any, every order
 * button is disabled.
 */
const held = createStore(0)

/** Disables the order buttons while a quantity is invalid. */
export function useHeldWhile(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    held.set(held.get() + 1)
    return () => held.set(held.get() - 1)
  }, [open])
}

/** Whether any quantity on the page is invalid. */
export const useQuantityHeld = (): boolean => held.use((count) => count > 0)
