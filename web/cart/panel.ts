import { useSyncExternalStore } from 'react'
import { dismissToast, toastStore } from '../base/ui/toasts.ts'

/** Opens the cart's panel over the page; it is mounted once (web/shell). */
export function openCart(): void {
  // What they told stands in the panel, which they would cover.
  for (const { id } of toastStore.get()) dismissToast(id)
  change(true)
}

export function closeCart(): void {
  change(false)
}

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => false,
  )
}

let open = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}
