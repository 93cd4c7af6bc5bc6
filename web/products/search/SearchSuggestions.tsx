import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useNavigate } from '@tanstack/react-router'
import { Gavel, Search } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import type { Origin } from '#shared/products/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { productLink } from '../card.ts'
import { wordsOf } from '../filters/filters.ts'
import { resultText, suggestionText } from './messages.ts'

type SearchSuggestionsProps = {
  /** The element to which the suggestions are anchored. */
  readonly box: RefObject<HTMLElement | null>
  readonly control: ComponentProps<'input'>
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onDone: () => void
}

/** The suggestions, and a last item that opens all results. */
type Choice = Suggestion | { readonly id: 0; readonly kind: 'all'; readonly words: string }

/**
 * The combobox of the search. It suggests products and auctions by both names, with the user's language first, for
 * keyboard and touch (specification, section 2, Header). Enter without a highlighted item submits the surrounding form.
 */
export function SearchSuggestions({ box, control, typed, onType, onDone }: SearchSuggestionsProps) {
  const t = useText(suggestionText)
  const found = useText(resultText)
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const words = wordsOf(typed)
  const shown = useSuggestions(typed)
  const choices: Choice[] = shown?.found.length
    ? [...shown.found, { id: 0, kind: 'all', words: shown.words }]
    : []
  const choose = (choice: Choice) => {
    onDone()
    if (choice.kind === 'all') void navigate({ to: '/local-market', search: { s: choice.words } })
    else if (choice.kind === 'auction')
      void navigate({ to: '/auctions/$auctionId', params: { auctionId: String(choice.id) } })
    else void navigate(productLink(choice.id, choice.origin))
  }
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root<Choice>
        mode="none"
        filter={null}
        items={choices}
        open={open && words !== undefined}
        onOpenChange={setOpen}
        openOnInputClick
        value={typed}
        onValueChange={(text, { reason }) => {
          // A choice navigates away, so its name is not put into the field.
          if (reason !== 'item-press') onType(text)
        }}
        itemToStringValue={(choice) => (choice.kind === 'all' ? choice.words : choice.name)}
      >
        <Autocomplete.Input
          {...control}
          type="search"
          dir={typed ? 'auto' : undefined}
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !open) onDone()
          }}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            anchor={box}
            className="z-60 outline-none"
            sideOffset={8}
            align="start"
            collisionPadding={8}
          >
            <Autocomplete.Popup className="max-h-[min(34rem,var(--available-height))] w-[min(max(var(--anchor-width),26rem),100vw-1rem)] overflow-y-auto overscroll-contain rounded-card bg-card p-2 text-text shadow-popover">
              <Autocomplete.Status className="px-3 text-dense text-quiet empty:hidden">
                <Message words={words} shown={shown} />
              </Autocomplete.Status>
              <Autocomplete.List>
                {(choice: Choice) => (
                  <Autocomplete.Item
                    key={`${choice.kind}-${choice.id}`}
                    value={choice}
                    onClick={() => choose(choice)}
                    className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none data-highlighted:bg-tint"
                  >
                    {choice.kind === 'all' ? (
                      <>
                        <Search aria-hidden size={20} className="shrink-0 text-primary" />
                        <span className="text-dense font-bold text-primary">
                          {t.allResults(choice.words)}
                        </span>
                      </>
                    ) : (
                      <Shown suggestion={choice} />
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <span className="visually-hidden" role="status">
                {shown && found.results(shown.found.length)}
              </span>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </CSPProvider>
  )
}

/** A message that is shown in place of the suggestions. */
function Message({
  words,
  shown,
}: {
  readonly words: string | undefined
  readonly shown: Suggestions | undefined
}) {
  const t = useText(suggestionText)
  if (words === undefined || shown?.found.length) return null
  const text = shown === undefined ? t.searching : shown.failed ? t.failed : t.nothing(shown.words)
  return <span className="block py-3">{text}</span>
}

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
