import { useSyncExternalStore } from 'react'
import type { CartItem } from '#shared/cart/contract.ts'
import { readCart, writeCart } from '#shared/cart/rules.ts'
import { openStorageSignal } from '../app/state/storageSignal.ts'

/**
 * The cart of one account, in localStorage and shared between tabs (specification, section 4). Every read goes to
 * storage, so that no tab uses an old copy.
 */
export function useCart(userId: number): readonly CartItem[] {
  return useSyncExternalStore(
    changes.subscribe,
    () => cartOf(userId),
    () => none,
  )
}

export function cartOf(userId: number): readonly CartItem[] {
  const key = keyOf(userId)
  const text = storedText(key)
  const read = parsed.get(key)
  if (read && read.text === text) return read.items
  const items = readCart(text)
  parsed.set(key, { text, items })
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
    inMemory.delete(key)
  } catch {
    // Storage is not available, so the cart lasts as long as the page is open.
    inMemory.set(key, text)
  }
  changes.send()
}

const keyOf = (userId: number) => `cart:${userId}`
const none: readonly CartItem[] = []
const parsed = new Map<string, { readonly text: string | null; readonly items: readonly CartItem[] }>()
const inMemory = new Map<string, string>()
const changes = openStorageSignal()

function storedText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}
