import { useNavigate } from '@tanstack/react-router'
import { ChartLine, Gavel, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FishOffers, Product } from '#shared/products/contract.ts'
import { useText } from '../../app/texts/text.ts'
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
import { RecentSearches } from './RecentSearches.tsx'
import { rememberSearch } from './recentSearches.ts'
import { type Suggestions, useSuggestions } from './useSuggestions.ts'

type SearchSuggestionsProps = {
  readonly combobox: Combobox
  readonly typed: string
  /** Called after a choice, with the next text of the box. */
  readonly onDone: (next: string) => void
}

/**
 * The suggestions of the search: species with their offers, then single products and auctions, and last an option that
 * opens all results (specification, section 2, Header). Names are in both languages, the user's language first. For a
 * blank text, the last searches are shown. Enter without a highlighted option submits the form.
 */
export function SearchSuggestions({ combobox, typed, onDone }: SearchSuggestionsProps) {
  const t = useText(suggestionText)
  const labels = useText(searchText)
  const counted = useText(resultText)
  const navigate = useNavigate()
  const shown = useSuggestions(typed)
  const openResults = (s: string, fish?: FishOffers) => {
    rememberSearch(s)
    onDone(s)
    void navigate({ to: '/search', search: { s, fishId: fish && [fish.id] } })
  }
  const openPrices = ({ code, name }: FishOffers) => {
    rememberSearch(name)
    onDone('')
    void navigate({ to: '/prices/$fish', params: { fish: code } })
  }
  const openOffer = ({ sale_type, id, origin }: Product) => {
    if (shown) rememberSearch(shown.words)
    onDone('')
    if (sale_type === 'auction')
      void navigate({ to: '/auctions/$auctionId', params: { auctionId: String(id) } })
    else void navigate(productLink(id, origin))
  }
  if (wordsOf(typed) === undefined) return <RecentSearches combobox={combobox} onChoose={openResults} />
  return (
    <ListPopup
      combobox={combobox}
      label={labels.search}
      status={shown && counted.results(countOf(shown))}
      note={noteOf(shown, t)}
      minWidth={416}
    >
      {shown?.found.fish.map((fish) => (
        <div key={fish.id} role="presentation" className="flex">
          <ListOption
            combobox={combobox}
            id={`fish-${fish.id}`}
            onChoose={() => openResults(fish.name, fish)}
            className="min-h-14 min-w-0 grow"
          >
            <FishRow fish={fish} />
          </ListOption>
          <ListOption
            combobox={combobox}
            id={`prices-${fish.id}`}
            label={t.pricesOf(fish.name)}
            onChoose={() => openPrices(fish)}
            className="w-14 shrink-0 justify-center"
          >
            <ChartLine aria-hidden size={20} className="text-primary" />
          </ListOption>
        </div>
      ))}
      {shown?.found.products.map((offer) => (
        <ListOption
          key={`offer-${offer.id}`}
          combobox={combobox}
          id={`offer-${offer.sale_type}-${offer.id}`}
          onChoose={() => openOffer(offer)}
          className="min-h-14"
        >
          <OfferRow offer={offer} />
        </ListOption>
      ))}
      {shown && (
        <ListOption combobox={combobox} id="all" onChoose={() => openResults(shown.words)}>
          <Search aria-hidden size={20} className="shrink-0 text-primary" />
          <span className="text-dense font-bold text-primary">{t.allResults(shown.words)}</span>
        </ListOption>
      )}
    </ListPopup>
  )
}

const countOf = ({ found }: Suggestions) => found.fish.length + found.products.length

/** The text in place of the suggestions. */
function noteOf(
  shown: Suggestions | undefined,
  t: ReturnType<typeof useText<typeof suggestionText>>,
): string | undefined {
  if (shown === undefined) return t.searching
  if (shown.failed) return t.failed
  return countOf(shown) === 0 ? t.nothing(shown.words) : undefined
}

/** A species, with the number of its offers and their lowest price. */
function FishRow({ fish }: { readonly fish: FishOffers }) {
  const t = useText(suggestionText)
  return (
    <>
      <Plate image={fish.image} />
      <span className="min-w-0 grow">
        <span className="block truncate text-dense font-bold">{fish.name}</span>
        <span className="block truncate text-meta text-quiet">
          {t.fishOffers(fish.offers, fish.lowest_price)}
        </span>
      </span>
    </>
  )
}

function OfferRow({ offer }: { readonly offer: Product }) {
  const t = useText(suggestionText)
  const { name, image, price, market, city, sale_type } = offer
  const otherName = offer.translations.find((other) => other.name !== name)
  return (
    <>
      <Plate image={image} />
      {/* On a narrow screen the name has the whole line, and the price is below it. */}
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <span className="flex min-w-0 items-baseline gap-2 max-sm:col-span-2">
          <span className="max-w-full shrink-0 truncate text-dense font-bold">{name}</span>
          {/* A separate box, so that a long name in the other direction is truncated at its own end. */}
          {otherName && (
            <Name lang={otherName.locale} className="block min-w-0 truncate text-meta text-quiet">
              {otherName.name}
            </Name>
          )}
        </span>
        <span className="text-dense max-sm:order-last sm:row-span-2">
          <Money riyals={price} perKilogram={sale_type === 'normal'} />
        </span>
        <span className="flex min-w-0 items-center gap-1 text-meta text-quiet">
          {sale_type === 'auction' && (
            <Badge tone="coral" icon={Gavel}>
              {t.auction}
            </Badge>
          )}
          <span className="truncate">{t.inMarket(market.name, city.name)}</span>
        </span>
      </span>
    </>
  )
}

function Plate({ image }: { readonly image: string | null }): ReactNode {
  return (
    <span className="ice flex h-11 w-15 shrink-0 overflow-hidden rounded-badge">
      {image && (
        <Picture
          image={image}
          alt=""
          width={60}
          height={44}
          sizes="60px"
          small
          className="size-full object-contain"
        />
      )}
    </span>
  )
}
