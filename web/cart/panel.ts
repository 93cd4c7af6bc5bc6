import { createStore } from '../app/state/createStore.ts'
import { dismissAllToasts } from '../ui/overlay/toasts.ts'

const open = createStore(false)

/** Opens the cart's panel above the page; the panel is mounted once (web/shell). */
export function openCart(): void {
  // A toast would cover the panel, which has the same information.
  dismissAllToasts()
  open.set(true)
}

export function closeCart(): void {
  open.set(false)
}

export const useCartOpen = (): boolean => open.use()
