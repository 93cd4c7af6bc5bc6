import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Keys by their place on the board: who writes Arabic finds J where everybody finds it. */
type Key = 'KeyJ' | 'KeyK' | 'Slash'

/** Whether single letters do something; somebody who speaks to the machine switches them off (WCAG 2.1.4). */
export function useShortcuts(): readonly [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, shortcutsOn), setShortcuts]
}

/** Does something at a key of its own, but for whoever types or reads a panel over the page. */
export function useShortcut(keys: Partial<Record<Key, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, code, ctrlKey, metaKey, altKey, shiftKey, key, defaultPrevented } = event
      // On some boards the slash is another key.
      const act = latest.current[(key === '/' ? 'Slash' : shiftKey ? '' : code) as Key]
      if (!act || ctrlKey || metaKey || altKey || defaultPrevented || !shortcutsOn()) return
      if ((target as HTMLElement).closest('input, textarea, select, [contenteditable], [role*="dialog"]'))
        return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const stored = 'operator_keys'
const listeners = new Set<() => void>()
/** Where storage is closed, for as long as the page is open. */
let off: boolean | undefined

function shortcutsOn(): boolean {
  try {
    off ??= localStorage.getItem(stored) === 'off'
  } catch {
    off ??= false
  }
  return !off
}

function setShortcuts(on: boolean): void {
  off = !on
  try {
    if (on) localStorage.removeItem(stored)
    else localStorage.setItem(stored, 'off')
  } catch {
    // It holds for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
