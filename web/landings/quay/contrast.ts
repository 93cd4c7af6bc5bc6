import { useSyncExternalStore } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** The user's choice on this device; null follows the system's setting for more contrast. */
const chosen = createStore<boolean | null>(null)
const storageKey = 'quay_contrast'
let isRead = false

/**
 * Returns whether the page of the quay is black on white, and a function that switches between the two
 * looks.
 */
export function useHighContrast(): readonly [boolean, (on: boolean) => void] {
  if (!isRead) read()
  const wished = useSyncExternalStore(subscribe, () => query().matches)
  return [chosen.use() ?? wished, choose]
}

function choose(on: boolean): void {
  chosen.set(on)
  try {
    localStorage.setItem(storageKey, on ? 'more' : 'normal')
  } catch {
    // Storage is blocked; the choice lasts until the page is closed.
  }
}

function read(): void {
  isRead = true
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored) chosen.set(stored === 'more')
  } catch {
    // Storage is blocked, so nothing was chosen.
  }
}

const query = () => window.matchMedia('(prefers-contrast: more)')

function subscribe(onChange: () => void): () => void {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
