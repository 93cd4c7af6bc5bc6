import { priceOf, toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { CardProduct } from '../card.ts'
import { ProductCard } from '../ProductCard.tsx'
import { listingText } from './messages.ts'
import type { Photo } from './photos/photos.ts'
import { priceTyped } from './state/price.ts'
import { wholeWeight } from './state/units.ts'
import type { ListingState } from './useListing.ts'

/** The preview of the goods in the market's own card, inert. */
export function ListingPreview({
  state,
  photos,
}: {
  readonly state: ListingState
  readonly photos: readonly Photo[]
}) {
  const t = useText(listingText)
  const product = useCard(state, photos)
  if (!product)
    return (
      <p className="rounded-card border border-dashed border-line p-6 text-center text-dense text-quiet">
        {t.noPreview}
      </p>
    )
  return (
    <div inert>
      <ProductCard product={product} priority />
    </div>
  )
}

/** The quantity and its total value at this price. */
export function ListingWorth({ state: { listing } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const price = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  return (
    <dl className="divide-y divide-hairline text-dense">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <dt className="text-quiet">{t.available}</dt>
        <dd className="font-bold">{weight === undefined ? '—' : <Kilograms grams={weight} />}</dd>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <dt className="text-quiet">{t.whole}</dt>
        <dd className="font-bold">
          {price && weight !== undefined ? <Money halalas={priceOf(price, weight)} /> : '—'}
        </dd>
      </div>
    </dl>
  )
}

function useCard(state: ListingState, photos: readonly Photo[]): CardProduct | null {
  const locale = useLocale()
  const { profile } = useSession()
  const { listing, fish, city, name, options, now } = state
  if (!fish || !profile) return null
  const shown = photos.find((photo) => photo.path ?? photo.shown)
  const image = shown?.path ?? shown?.shown ?? fish.image
  if (!image) return null
  const other = locale === 'ar' ? 'en' : 'ar'
  const price = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  return {
    id: 0,
    name: name[locale],
    otherName: { locale: other, name: name[other] },
    image,
    plate: shown === undefined,
    origin: listing.source === 'imported' ? 'imported' : 'local',
    farmed: listing.source === 'farmed',
    caughtAt: /^\d{4}-\d{2}-\d{2}$/.test(listing.caughtAt) ? `${listing.caughtAt}T00:00:00+03:00` : null,
    price: price ? toRiyals(price) : 0,
    hundredRiyal: fish.hundred_riyal && price !== undefined,
    quantity: weight === undefined ? 0 : toKilograms(weight),
    market: options.markets.find(({ id }) => id === listing.marketId)?.name ?? '',
    city: city?.name ?? '',
    createdAt: new Date(now).toISOString(),
    seller: `${profile.f_name} ${profile.l_name}`,
    sellerId: profile.id,
  }
}
