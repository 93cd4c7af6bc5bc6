import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { buttonClasses } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useCombobox } from '../../ui/suggestions/useCombobox.ts'
import { wordsOf } from '../filters/filters.ts'
import { heroSearchId, useHeroSearch } from './heroSearch.ts'
import { searchText } from './messages.ts'

type SearchBoxProps = {
  /** `ink` is for the header; `hero` is white with a button, for the home page. */
  readonly look: 'ink' | 'hero'
  readonly className?: string
  /** True for a box that was opened by a click. It gets the focus, because the user types next. */
  readonly autoFocus?: boolean
  /** Called after a choice, and on Escape without a list of suggestions. */
  readonly onDone?: () => void
}

/**
 * The market's search. It is a plain form that works without JavaScript. The first focus loads the suggestions; the input
 * stays the same element.
 */
export function SearchBox({ look, className, autoFocus = false, onDone }: SearchBoxProps) {
  const t = useText(searchText)
  const ownId = useId()
  const id = look === 'hero' ? heroSearchId : ownId
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const searched = useSearchedText()
  const [typed, setTyped] = useState(searched)
  const [seen, setSeen] = useState(searched)
  if (seen !== searched) {
    setSeen(searched)
    setTyped(searched)
  }
  const { combobox, control } = useCombobox({ typed, onType: setTyped, onEscape: onDone })
  useHeroSearch(form, look === 'hero')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const s = wordsOf(typed)
    if (s === undefined) return
    combobox.close()
    onDone?.()
    void import('./recentSearches.ts').then(({ rememberSearch }) => rememberSearch(s))
    void navigate({ to: '/search', search: { s } })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser in use.
    <form
      ref={form}
      role="search"
      action={paths.search()}
      onSubmit={submit}
      className={classes('min-w-0', className)}
    >
      <label htmlFor={id} className="visually-hidden">
        {t.search}
      </label>
      <div className={boxes[look]}>
        <Search aria-hidden size={20} className="shrink-0" />
        <input
          {...control}
          id={id}
          name="s"
          maxLength={limits.text.name}
          placeholder={t.hint}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the user has just opened this box to type.
          autoFocus={autoFocus}
          className="h-full w-full min-w-0 truncate bg-transparent outline-none"
        />
        {look === 'hero' && (
          <button type="submit" className={buttonClasses({})}>
            {t.go}
          </button>
        )}
      </div>
      {combobox.wanted && (
        <Suspense fallback={null}>
          <SearchSuggestions
            combobox={combobox}
            typed={typed}
            onDone={(next) => {
              combobox.close()
              setTyped(next)
              onDone?.()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}

/** The text of the results page, which its search box shows; blank on other pages. */
function useSearchedText(): string {
  return useRouterState({
    select: ({ location }) =>
      location.pathname === paths.search() ? (wordsOf((location.search as { s?: unknown }).s) ?? '') : '',
  })
}

const boxes = {
  ink: 'flex h-11 items-center gap-2 rounded-control border border-ink-line bg-ink-field px-3 text-dense text-on-ink placeholder:text-ink-link focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink-active [&_input::placeholder]:text-ink-link',
  hero: 'flex h-14 items-center gap-3 rounded-card bg-card ps-4 pe-2 text-body text-text shadow-popover focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink-active lg:h-16 [&_input::placeholder]:text-quiet',
} as const

const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions.tsx').then((module) => ({ default: module.SearchSuggestions })),
)
