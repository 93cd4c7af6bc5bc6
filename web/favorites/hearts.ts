import { useSyncExternalStore } from 'react'

/** Whether a product has the reader's heart; never on the server, whose pages are the same for everyone. */
export function useHeart(id: number): boolean {
  return useSyncExternalStore(subscribe, () => hearts.has(id), noHeart)
}

/** The ids of everything with the reader's heart, as far as this browser knows. */
export function heartsNow(): ReadonlySet<number> {
  return hearts
}

export function showHearts(next: ReadonlySet<number>): void {
  hearts = next
  for (const listener of listeners) listener()
}

let hearts: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
const noHeart = () => false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
