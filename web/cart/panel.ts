import { createStore } from '../app/state/createStore.ts'
import { dismissToast, toasts } from '../ui/overlay/toasts.ts'

const open = createStore(false)

/** Opens the cart's panel over the page; it is mounted once (web/shell). */
export function openCart(): void {
  // The toasts would cover the panel, which shows the same facts.
  for (const { id } of toasts.get()) dismissToast(id)
  open.set(true)
}

export function closeCart(): void {
  open.set(false)
}

export const useCartOpen = (): boolean => open.use()
