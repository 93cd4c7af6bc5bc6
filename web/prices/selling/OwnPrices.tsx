import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Source } from '#shared/prices/choices.ts'
import type { BestSale, OwnPrice } from '#shared/prices/contract.ts'
import { sourceNames } from '#shared/prices/names.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ownText } from '../messages.ts'

/**
 * The times, places and ways of selling at which the seller got the best prices of a species, next to the market's averages.
 * Collapsed at first. Outside of a form it is loaded when it is opened; in a form it is loaded at once, and is shown only if the
 * seller has sold the species.
 */
export function OwnPrices({
  fishId,
  source,
}: {
  readonly fishId?: number
  /** The origin of the listed goods; its figures come first. */
  readonly source?: Source | undefined
}) {
  const t = useText(ownText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const inForm = fishId !== undefined
  const result = useQuery({
    queryKey: ['ownPrices', fishId, locale],
    enabled: open || inForm,
    queryFn: ({ signal }) =>
      api('GET profile/selling/prices', { query: { fish_id: fishId } }, { locale, signal }),
    staleTime: 60_000,
  })
  if (inForm && !result.data?.prices.length) return null
  return (
    <details
      className="group rounded-card border border-hairline bg-card"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 text-dense font-bold text-primary">
        {t.title}
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      {open && (
        <div className="px-4 pb-4">
          <p className="text-meta text-quiet">{t.sub}</p>
          <Loaded result={result} title={t.failed} loading={<Skeleton className="h-32 w-full" />}>
            {({ prices }) =>
              prices.length === 0 ? (
                <NoSales />
              ) : (
                <ul className="divide-y divide-hairline">
                  {source && !prices.some((each) => each.source === source) && (
                    <li className="py-2 text-dense text-quiet">{t.noneOf(sourceNames[source][locale])}</li>
                  )}
                  {prices.toSorted(first(source)).map((each) => (
                    <Own key={`${each.fish.id} ${each.source}`} price={each} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      )}
    </details>
  )
}

/** Explains why there are no figures yet and when they appear, and links to figures for comparison. */
function NoSales() {
  const t = useText(ownText)
  return (
    <>
      <p className="mt-2 text-dense">{t.none}</p>
      <p className="text-dense text-quiet">{t.noneBody}</p>
      <ButtonLink to="/prices" kind="outlined" className="mt-3">
        {t.toPrices}
      </ButtonLink>
    </>
  )
}

/** Sorts the prices of this origin before the others. */
const first = (source: Source | undefined) => (one: OwnPrice, other: OwnPrice) =>
  Number(other.source === source) - Number(one.source === source)

function Own({ price }: { readonly price: OwnPrice }) {
  const t = useText(ownText)
  const locale = useLocale()
  const { fish, source, average_price, market_price, best, preparations } = price
  const rows = [
    { label: t.weekday, sale: best.weekday },
    { label: t.bestMarket, sale: best.market },
    { label: t.channel, sale: best.channel },
    { label: t.size, sale: best.size },
  ]
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <b>{fish.name}</b> <span className="text-meta text-quiet">{sourceNames[source][locale]}</span>
        </span>
        <TextLink to="/prices/$fish" params={{ fish: fish.code }} className="text-dense">
          {t.all}
        </TextLink>
      </p>
      <p className="flex flex-wrap gap-x-5 text-dense">
        <span>
          <span className="text-quiet">{t.own}</span> <Money riyals={average_price} perKilogram />
        </span>
        {market_price !== null && <MarketPrice riyals={market_price} />}
      </p>
      <ul className="mt-1">
        {rows.map(({ label, sale }) => sale && <Best key={label} label={label} sale={sale} />)}
      </ul>
      {preparations.length > 0 && (
        <>
          <p className="mt-2 text-dense font-bold">{t.preparations}</p>
          <ul>
            {preparations.map(({ preparation, preparation_price, quantity, ...sold }) => (
              <li
                key={preparation.code}
                className="flex flex-wrap items-baseline justify-between gap-x-4 text-dense"
              >
                <span>
                  <span className="font-bold">{preparation.name}</span>{' '}
                  <span className="text-quiet">
                    <Kilograms kilograms={quantity} />
                  </span>
                </span>
                <span className="flex flex-wrap gap-x-4">
                  <Money riyals={sold.average_price} />
                  {preparation.code !== 'whole' && (
                    <span className="text-quiet">
                      {t.preparationPrice} <Money riyals={preparation_price} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

function Best({ label, sale }: { readonly label: string; readonly sale: NonNullable<BestSale> }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-dense">
      <span>
        <span className="text-quiet">{label}</span> <bdi className="font-bold">{sale.name}</bdi>
      </span>
      <span className="flex flex-wrap gap-x-4">
        <Money riyals={sale.average_price} />
        {sale.market_price !== null && <MarketPrice riyals={sale.market_price} />}
      </span>
    </li>
  )
}

function MarketPrice({ riyals }: { readonly riyals: number }) {
  const t = useText(ownText)
  return (
    <span className="text-quiet">
      {t.market} <Money riyals={riyals} />
    </span>
  )
}
