import { useEffect, useRef } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** Keys by their place on the board: who writes Arabic finds J where everybody finds it. */
type Key = 'KeyJ' | 'KeyK' | 'Slash'

/** Whether single letters do something; somebody who speaks to the machine switches them off (WCAG 2.1.4). */
export function useShortcuts(): readonly [on: boolean, set: (on: boolean) => void] {
  return [chosen.use(() => shortcutsOn()), setShortcuts]
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
/** Read from storage when first needed; where storage is closed it lasts as long as the page. */
const chosen = createStore<boolean | undefined>(undefined)

function shortcutsOn(): boolean {
  const on = chosen.get()
  if (on !== undefined) return on
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(stored)
    else localStorage.setItem(stored, 'off')
  } catch {
    // It holds for this page.
  }
  chosen.set(on)
}
