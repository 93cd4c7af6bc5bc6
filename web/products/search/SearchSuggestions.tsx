import { useNavigate } from '@tanstack/react-router'
import { Gavel, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import type { Origin } from '#shared/products/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ListOption } from '../../ui/suggestions/ListOption.tsx'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import type { Combobox } from '../../ui/suggestions/useCombobox.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { productLink } from '../card.ts'
import { wordsOf } from '../filters/filters.ts'
import { resultText, searchText, suggestionText } from './messages.ts'

type SearchSuggestionsProps = {
  readonly combobox: Combobox
  readonly typed: string
  /** Called after a choice. */
  readonly onDone: () => void
}

/**
 * The suggestions of the search: products and auctions by both names, with the user's language first, and a last option
 * that opens all results (specification, section 2, Header). Enter without a highlighted option submits the form.
 */
export function SearchSuggestions({ combobox, typed, onDone }: SearchSuggestionsProps) {
  const t = useText(suggestionText)
  const labels = useText(searchText)
  const found = useText(resultText)
  const navigate = useNavigate()
  const words = wordsOf(typed)
  const shown = useSuggestions(typed)
  if (words === undefined) return null
  const openAll = (s: string) => {
    onDone()
    void navigate({ to: '/local-market', search: { s } })
  }
  const choose = ({ kind, id, origin }: Suggestion) => {
    onDone()
    if (kind === 'auction') void navigate({ to: '/auctions/$auctionId', params: { auctionId: String(id) } })
    else void navigate(productLink(id, origin))
  }
  return (
    <ListPopup
      combobox={combobox}
      label={labels.search}
      status={shown && found.results(shown.found.length)}
      note={noteOf(shown, t)}
      minWidth={416}
    >
      {shown?.found.map((suggestion) => (
        <ListOption
          key={`${suggestion.kind}-${suggestion.id}`}
          combobox={combobox}
          id={`${suggestion.kind}-${suggestion.id}`}
          onChoose={() => choose(suggestion)}
          className="min-h-14"
        >
          <Shown suggestion={suggestion} />
        </ListOption>
      ))}
      {shown && (
        <ListOption combobox={combobox} id="all" onChoose={() => openAll(shown.words)} className="min-h-14">
          <Search aria-hidden size={20} className="shrink-0 text-primary" />
          <span className="text-dense font-bold text-primary">{t.allResults(shown.words)}</span>
        </ListOption>
      )}
    </ListPopup>
  )
}

/** The text in place of the suggestions. */
function noteOf(shown: Suggestions | undefined, t: SuggestionText): string | undefined {
  if (shown === undefined) return t.searching
  if (shown.failed) return t.failed
  return shown.found.length === 0 ? t.nothing(shown.words) : undefined
}

type SuggestionText = ReturnType<typeof useText<typeof suggestionText>>

function Shown({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = useText(suggestionText)
  const { name, otherName, image, price, market, kind } = suggestion
  return (
    <>
      <span className="ice flex h-11 w-15 shrink-0 overflow-hidden rounded-badge">
        <Picture
          image={image}
          alt=""
          width={60}
          height={44}
          sizes="60px"
          className="size-full object-contain"
        />
      </span>
      {/* On a narrow screen the name has the whole line, and the price is below it. */}
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <span className="truncate text-dense font-bold max-sm:col-span-2">{name}</span>
        <span className="text-dense max-sm:order-last sm:row-span-2">
          <Money riyals={price} perKilogram={kind === 'normal'} />
        </span>
        <span className="flex min-w-0 items-center gap-1 text-meta text-quiet">
          {kind === 'auction' && (
            <Badge tone="coral" icon={Gavel}>
              {t.auction}
            </Badge>
          )}
          {/* A separate box, so that a long name in the other direction is truncated at its own end. */}
          {otherName && (
            <Name lang={otherName.locale} className="block min-w-0 truncate">
              {otherName.name}
            </Name>
          )}
          <span className="shrink-0 max-sm:hidden">
            {otherName && '· '}
            {market}
          </span>
        </span>
      </span>
    </>
  )
}

/** A product or an auction in the suggestions. */
type Suggestion = {
  readonly id: number
  readonly kind: 'normal' | 'auction'
  readonly origin: Origin
  readonly name: string
  /** The name in the other language; absent if it is equal. */
  readonly otherName: { readonly locale: Locale; readonly name: string } | undefined
  readonly image: string
  /** The price in SAR: per kilogram, or per lot for an auction. */
  readonly price: number
  readonly market: string
}

type Suggestions = {
  /** The search text that the suggestions match. */
  readonly words: string
  readonly found: readonly Suggestion[]
  readonly failed: boolean
}

/**
 * Suggestions for the typed text, requested shortly after the last keystroke. Undefined before the first answer, and for
 * a blank text, which sends no request (specification, section 5). Old suggestions stay until the new ones arrive.
 */
function useSuggestions(typed: string): Suggestions | undefined {
  const locale = useLocale()
  const words = wordsOf(typed)
  const [shown, setShown] = useState<Suggestions>()
  useEffect(() => {
    if (words === undefined) {
      setShown(undefined)
      return undefined
    }
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findSuggestions(words, locale, gone.signal)
        setShown({ words, found, failed: false })
      } catch {
        if (!gone.signal.aborted) setShown({ words, found: [], failed: true })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words, locale])
  return words === undefined ? undefined : shown
}

const pauseMs = 120
const most = 7

async function findSuggestions(s: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const { products } = await api('GET products', { query: { s, limit: most } }, { locale, signal })
  return products.data.map((found) => ({
    id: found.id,
    kind: found.sale_type,
    origin: found.origin,
    name: found.name,
    otherName: found.translations.find(({ name }) => name !== found.name),
    image: found.image,
    price: found.price,
    market: found.market.name,
  }))
}
