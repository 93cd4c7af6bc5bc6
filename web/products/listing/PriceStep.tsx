import { useQuery } from '@tanstack/react-query'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useContext } from 'react'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { type Halalas, halalas, halalasOf, priceOf, toRiyals } from '#shared/base/money.ts'
import { api } from '../../app/calls/api.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { HundredTag } from '../../ui/values/Money.tsx'
import { listingText, priceWords, unitText } from './messages.ts'
import { Preparations } from './Preparations.tsx'
import { kilosFor, priceFor, priceTyped } from './state/price.ts'
import { PriceAidContext, priceSource } from './state/priceAid.ts'
import { weightOfUnit } from './state/units.ts'

import type { ListingState } from './useListing.ts'

/** The price per kilogram and the kilograms for 100 riyals; each is computed from the other, with an explanation. */
export function PriceStep({ state }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const unitNames = useText(unitText)
  const locale = useLocale()
  const PriceAid = useContext(PriceAidContext)
  const { listing, change, errorsOf, fish } = state
  const price = priceTyped(listing.price)
  const each = weightOfUnit(listing)
  const { unit } = listing
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <AmountField
          label={t.price}
          errors={errorsOf('price')}
          value={listing.price}
          onChange={(typed) => change({ price: typed, kilos: kilosFor(typed) })}
        />
        <QuantityField
          label={t.kilos}
          value={listing.kilos}
          onChange={(typed) => change({ kilos: typed, price: priceFor(typed) })}
        />
      </div>
      {price && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-quiet">
          {fish?.hundred_riyal && <HundredTag pricePerKilogram={toRiyals(price)} block />}
          {unit !== 'kilo' && each !== undefined && (
            <span>{unitNames[priceWords[unit]](moneyText(priceOf(price, each), locale))}</span>
          )}
        </div>
      )}
      {price && <MarketAverage state={state} price={price} />}
      {PriceAid && fish && <PriceAid key={fish.id} fishId={fish.id} source={priceSource(listing)} />}
      <Preparations state={state} />
    </>
  )
}

/**
 * Compares the price with the newest daily average of the last week, for the same species and origin in the chosen
 * market; renders nothing without one.
 */
function MarketAverage({
  state: { fish, listing, options, now },
  price,
}: {
  readonly state: ListingState
  readonly price: Halalas
}) {
  const t = useText(listingText)
  const locale = useLocale()
  const market = options.markets.find(({ id }) => id === listing.marketId)
  const from = riyadhDay(addDays(new Date(now), -7))
  const averages = useQuery({
    queryKey: ['fishTraffic', fish?.id, market?.id, from],
    enabled: fish !== undefined && market !== undefined,
    queryFn: ({ signal }) =>
      api(
        'GET main/fish_traffic',
        { query: { fish_id: fish?.id, market_id: market?.id, from } },
        { locale, signal },
      ),
    staleTime: 300_000,
  })
  const origin = listing.source === 'imported' ? 'imported' : 'local'
  const newest = averages.data?.series
    .filter((day) => day.fish_id === fish?.id && day.origin === origin)
    .at(-1)
  const average = newest && halalasOf(newest.average_price)
  if (!average || !fish || !market) return null
  const by = halalas(Math.abs(price - average))
  const verdict =
    by === 0 ? t.yoursSame : (price < average ? t.yoursBelow : t.yoursAbove)(moneyText(by, locale))
  const Icon = price > average ? TrendingUp : TrendingDown
  return (
    <p className="flex items-start gap-2 text-meta text-quiet">
      <Icon aria-hidden size={16} className="mt-1 shrink-0" />
      <span>
        {t.averageAt(fish.name, market.name, moneyText(average, locale))} {verdict}
      </span>
    </p>
  )
}
