import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { TextBox } from '../../ui/form/Field.tsx'
import { useShortcut } from '../frame/shortcuts.ts'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

type SearchBoxProps = {
  readonly listing: Listing
  /** The fields that the search covers: "the name, the mobile or the register number". */
  readonly label: string
}

/**
 * The search box of a table. It writes to the address 300 ms after the last key. `/` focuses it from anywhere on the
 * page, and Escape clears it.
 */
export function SearchBox({ listing: { search, find }, label }: SearchBoxProps) {
  const t = useText(tableText)
  const box = useRef<HTMLSpanElement>(null)
  const searched = search.s ?? ''
  const [typed, setTyped] = useState(searched)
  const [last, setLast] = useState(searched)
  // The address was changed elsewhere, so the box shows the new text.
  if (last !== searched) {
    setLast(searched)
    if (typed.trim() !== searched) setTyped(searched)
  }
  const searchNow = (words: string) => find(words || undefined)
  const latest = useRef(searchNow)
  latest.current = searchNow
  useEffect(() => {
    const words = typed.trim()
    if (words === searched) return
    const timer = setTimeout(() => latest.current(words), 300)
    return () => clearTimeout(timer)
  }, [typed, searched])
  useShortcut({ Slash: () => box.current?.querySelector('input')?.focus() })
  return (
    <span ref={box} className="min-w-0 grow basis-48 lg:basis-72">
      <TextBox
        size="tool"
        icon={Search}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        title={t.slash}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow(typed.trim())
          if (event.key === 'Escape') setTyped('')
        }}
      />
    </span>
  )
}
