import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../../app/texts/text.ts'
import { useCombobox } from '../../ui/suggestions/useCombobox.ts'
import { findText } from './messages.ts'

type FindBoxProps = {
  /** True for a box that was opened by a click. It gets the focus, because the user types next. */
  readonly autoFocus?: boolean
  /** Called after a choice, and on Escape while no list is shown. */
  readonly onDone?: () => void
}

/** One search over every record and page of the back office; Ctrl+K or ⌘K focuses it. */
export function FindBox({ autoFocus = false, onDone }: FindBoxProps) {
  const t = useText(findText)
  const [typed, setTyped] = useState('')
  const before = useRef<Element | null>(null)
  const { combobox, control } = useCombobox({
    typed,
    onType: setTyped,
    onEscape() {
      setTyped('')
      if (onDone) onDone()
      // The focus returns to where it was when the shortcut was pressed.
      else if (before.current instanceof HTMLElement) before.current.focus()
    },
  })
  const { input } = combobox
  useFindKey(() => {
    if (input.current?.checkVisibility() === false) return
    if (document.activeElement !== input.current) before.current = document.activeElement
    input.current?.focus()
    input.current?.select()
  })
  return (
    <span className="flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-line bg-card px-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      <Search aria-hidden size={18} className="shrink-0 text-quiet" />
      <input
        {...control}
        aria-label={t.label}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={t.hint}
        maxLength={limits.text.name}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this box to type.
        autoFocus={autoFocus}
        className="w-full min-w-0 truncate bg-transparent py-2 outline-none placeholder:text-quiet"
      />
      <kbd
        aria-hidden
        dir="ltr"
        className="shrink-0 rounded-badge border border-line bg-ground px-1.5 text-meta text-quiet max-lg:hidden"
      >
        {shortcut()}
      </kbd>
      {combobox.wanted && (
        <Suspense fallback={null}>
          <FoundList
            combobox={combobox}
            typed={typed}
            onChoose={() => {
              combobox.close()
              setTyped('')
              input.current?.blur()
              onDone?.()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}

/** The name of the keys on this keyboard; it is the same in both languages. */
const shortcut = () => (/^(?:Mac|iP)/.test(navigator.platform) ? '⌘K' : 'Ctrl K')

const FoundList = lazy(() => import('./FoundList.tsx').then((module) => ({ default: module.FoundList })))

/** Handles Ctrl+K and ⌘K, by the position of the key, so that they work in an Arabic layout. */
export function useFindKey(act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
