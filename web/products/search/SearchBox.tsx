import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { buttonClasses } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { wordsOf } from '../filters/filters.ts'
import { searchText } from './messages.ts'

type SearchBoxProps = {
  /** `ink` is for the header; `hero` is white with a button, for the home page. */
  readonly look: 'ink' | 'hero'
  readonly className?: string
  /** True for a box that a click opens, because the user types next. */
  readonly autoFocus?: boolean
  /** Called after a choice, and on Escape in an empty box. */
  readonly onDone?: () => void
}

/**
 * The market's search. It is a plain form that works without JavaScript. The first focus loads the suggestions and keeps
 * the typed text.
 */
export function SearchBox({ look, className, autoFocus = false, onDone }: SearchBoxProps) {
  const t = useText(searchText)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(autoFocus)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const s = wordsOf(typed)
    if (s === undefined) return
    onDone?.()
    void navigate({ to: '/local-market', search: { s } })
  }
  const control = {
    id,
    name: 's',
    maxLength: limits.text.name,
    placeholder: t.hint,
    autoComplete: 'off',
    enterKeyHint: 'search',
    className:
      'h-full w-full min-w-0 truncate bg-transparent outline-none [&::-webkit-search-cancel-button]:appearance-none',
  } as const
  const plain = (
    <input
      {...control}
      type="search"
      // With `dir="auto"`, an empty field would be left-to-right, with its hint at the far end.
      dir={typed ? 'auto' : undefined}
      value={typed}
      onFocus={() => setWanted(true)}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser in use.
    <form
      role="search"
      action={paths.localMarket()}
      onSubmit={submit}
      className={classes('min-w-0', className)}
    >
      <label htmlFor={id} className="visually-hidden">
        {t.search}
      </label>
      <div ref={box} className={boxes[look]}>
        <Search aria-hidden size={20} className="shrink-0" />
        {wanted ? (
          <Suspense fallback={plain}>
            <SearchSuggestions
              box={box}
              control={control}
              typed={typed}
              onType={setTyped}
              onDone={() => {
                setTyped('')
                onDone?.()
              }}
            />
          </Suspense>
        ) : (
          plain
        )}
        {look === 'hero' && (
          <button type="submit" className={buttonClasses({})}>
            {t.go}
          </button>
        )}
      </div>
    </form>
  )
}

const boxes = {
  ink: 'flex h-11 items-center gap-2 rounded-control border border-ink-line bg-ink-field px-3 text-dense text-on-ink placeholder:text-ink-link focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink-active [&_input::placeholder]:text-ink-link',
  hero: 'flex h-14 items-center gap-3 rounded-card bg-card ps-4 pe-2 text-body text-text shadow-popover focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink-active lg:h-16 [&_input::placeholder]:text-quiet',
} as const

const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions.tsx').then((module) => ({ default: module.SearchSuggestions })),
)
