import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { Field, TextBox } from './Field.tsx'

/** Searches a list shortly after the last keystroke, and at once on Enter. */
export function ListSearch({
  label,
  typed: given,
  onSearch,
  className,
}: {
  readonly label: string
  readonly typed: string
  readonly onSearch: (words: string | undefined) => void
  readonly className?: string
}) {
  const [typed, setTyped] = useState(given)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const words = typed.trim()
  useEffect(() => {
    if (words === given) return undefined
    const timer = setTimeout(() => latest.current(words || undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [words, given])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words !== given) onSearch(words || undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser in use.
    <form role="search" onSubmit={submit} className={className}>
      <Field label={label} labelHidden>
        {(control) => (
          <TextBox
            {...control}
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
