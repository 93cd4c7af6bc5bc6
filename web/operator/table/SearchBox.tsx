import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { TextBox } from '../../ui/form/Field.tsx'
import { useShortcut } from '../frame/shortcuts.ts'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

type SearchBoxProps = {
  readonly listing: Listing
  /** What can be looked for: "the name, the mobile or the register number". */
  readonly label: string
}

/**
 * Words that narrow a table, told to the address when the typing rests. `/` leads into it from anywhere on the page,
 * Escape empties it.
 */
export function SearchBox({ listing: { search, find }, label }: SearchBoxProps) {
  const t = useText(tableText)
  const box = useRef<HTMLSpanElement>(null)
  const told = search.s ?? ''
  const [typed, setTyped] = useState(told)
  const [last, setLast] = useState(told)
  // Somebody else changed the address: the box follows.
  if (last !== told) {
    setLast(told)
    if (typed.trim() !== told) setTyped(told)
  }
  const tellNow = (words: string) => find(words || undefined)
  const tell = useRef(tellNow)
  tell.current = tellNow
  useEffect(() => {
    const words = typed.trim()
    if (words === told) return
    const rest = setTimeout(() => tell.current(words), 300)
    return () => clearTimeout(rest)
  }, [typed, told])
  useShortcut({ Slash: () => box.current?.querySelector('input')?.focus() })
  return (
    <span ref={box} className="min-w-0 grow basis-48">
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
          if (event.key === 'Enter') tellNow(typed.trim())
          if (event.key === 'Escape') setTyped('')
        }}
      />
    </span>
  )
}
