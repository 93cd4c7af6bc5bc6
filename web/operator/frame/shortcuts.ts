import { useEffect, useRef } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** Keys by their position (`KeyboardEvent.code`), which is the same in an Arabic layout. */
type Key = 'KeyA' | 'KeyJ' | 'KeyK' | 'KeyR' | 'KeyS' | 'KeyZ' | 'Slash' | 'Question'

/** Whether single-letter shortcuts are on. People who use speech input switch them off (WCAG 2.1.4). */
export function useShortcuts(): readonly [on: boolean, set: (on: boolean) => void] {
  return [chosen.use(() => shortcutsOn()), setShortcuts]
}

/** Handles single keys, except while a field or a dialog has the focus. */
export function useShortcut(keys: Partial<Record<Key, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, code, ctrlKey, metaKey, altKey, shiftKey, key, repeat, defaultPrevented } = event
      // The slash and the question mark differ between layouts, so they are recognised by their character.
      const sign = { '/': 'Slash', '?': 'Question', '؟': 'Question' }[key]
      const act = latest.current[(sign ?? (shiftKey ? '' : code)) as Key]
      if (!act || ctrlKey || metaKey || altKey || defaultPrevented || !shortcutsOn()) return
      if ((target as HTMLElement).closest('input, textarea, select, [contenteditable], [role*="dialog"]'))
        return
      event.preventDefault()
      // A key that is held down moves through the rows, but decides only once.
      if (repeat && (code === 'KeyA' || code === 'KeyR')) return
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const stored = 'operator_keys'
/** Read from storage on first use. Without storage, the choice lasts as long as the page is open. */
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
    // Storage is not available, so the choice applies only to this page.
  }
  chosen.set(on)
}
