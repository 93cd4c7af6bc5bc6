import { useSyncExternalStore } from 'react'
import type { CartItem } from '#shared/cart/contract.ts'
import { readCart, writeCart } from '#shared/cart/rules.ts'

/**
 * The cart of one account, kept in this browser and shared between its tabs (specification, section 4). Storage itself
 * is the state: whoever asks reads what stands there now, so that no tab works on an old copy.
 */
export function useCart(userId: number): readonly CartItem[] {
  return useSyncExternalStore(
    subscribe,
    () => cartOf(userId),
    () => none,
  )
}

export function cartOf(userId: number): readonly CartItem[] {
  const key = keyOf(userId)
  const text = kept(key)
  const read = known.get(key)
  if (read && read.text === text) return read.items
  const items = readCart(text)
  known.set(key, { text, items })
  return items
}

export function changeCart(
  userId: number,
  change: (items: readonly CartItem[]) => readonly CartItem[],
): void {
  const key = keyOf(userId)
  const text = writeCart(change(cartOf(userId)))
  try {
    localStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    // Where storage is closed or full the cart lives as long as the page.
    unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

const keyOf = (userId: number) => `cart:${userId}`
const none: readonly CartItem[] = []
const known = new Map<string, { readonly text: string | null; readonly items: readonly CartItem[] }>()
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

function kept(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key)
  } catch {
    return unkept.get(key) ?? null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
