import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useTypedAhead } from '../../app/state/useTypedAhead.ts'
import { Field, TextBox } from './Field.tsx'

/** Searches a list shortly after the last keystroke, and at once on Enter. */
export function ListSearch({
  label,
  searched,
  onSearch,
  className,
}: {
  readonly label: string
  /** The search text of the shown list, from the address. */
  readonly searched: string
  readonly onSearch: (words: string | undefined) => void
  readonly className?: string
}) {
  const [typed, setTyped] = useState(searched)
  const words = typed.trim()
  const [known, setKnown] = useState(searched)
  const [sent, setSent] = useState(searched)
  // A link or Back changes the address too, and then the box follows it. The result of a search in this box
  // must not replace text that was typed in the meantime.
  if (searched !== known) {
    setKnown(searched)
    if (searched !== sent) {
      setSent(searched)
      setTyped(searched)
    }
  }
  const search = () => {
    setSent(words)
    onSearch(words || undefined)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (words === sent) return undefined
    const timer = setTimeout(() => latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [words, sent])
  const box = useTypedAhead(setTyped)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words !== sent) search()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser in use.
    <form role="search" onSubmit={submit} className={className}>
      <Field label={label} labelHidden>
        {(control) => (
          <TextBox
            {...control}
            ref={box}
            size="tool"
            icon={Search}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.text.name}
            placeholder={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}

const pauseMs = 300
