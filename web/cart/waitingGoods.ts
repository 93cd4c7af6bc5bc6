import type { Goods } from '#shared/cart/rules.ts'

/** Goods that a visitor wanted to add to the cart before signing in. */
export type WaitingGoods = { readonly goods: Goods; readonly kilograms: number | undefined }

/** Keeps goods in this tab until the visitor has signed in. */
export function keepWaitingGoods(waiting: WaitingGoods, now: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...waiting, at: now }))
  } catch {
    // Storage is not available, so the visitor adds the goods again.
  }
}

/** Removes and returns the goods; undefined if there are none, or if they have waited for longer than a sign-up takes. */
export function takeWaitingGoods(now: number): WaitingGoods | undefined {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null) return undefined
    sessionStorage.removeItem(key)
    const { goods, kilograms, at } = JSON.parse(text) as WaitingGoods & { readonly at: number }
    return now - at < validMs ? { goods, kilograms } : undefined
  } catch {
    return undefined
  }
}

const key = 'cart:waiting'
const validMs = 30 * 60_000
