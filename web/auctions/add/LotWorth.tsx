import { pricePerKg } from '#shared/base/money.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { listingText } from '../../products/listing/messages.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { wholeWeight } from '../../products/listing/state/units.ts'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { riyadhMoment } from '../times.ts'
import { addAuctionText } from './messages.ts'
import type { NewAuction } from './useNewAuction.ts'

/** The summary beside the form on wide screens: lot, start, end and starting price. */
export function LotWorth({
  state,
  photos,
  lot,
  times,
}: Pick<NewAuction, 'state' | 'photos' | 'lot' | 'times'>) {
  const t = useText(addAuctionText)
  const words = useText(listingText)
  const locale = useLocale()
  const { listing, fish, name, options } = state
  const starting = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  const each = starting && weight ? pricePerKg(starting, weight) : undefined
  const shown = photos.photos.find((photo) => photo.shown)?.shown
  const market = options.markets.find(({ id }) => id === listing.marketId)
  const moment = (at: Date | null) => (at ? <Isolate>{riyadhMoment(at)}</Isolate> : '—')
  const rows = [
    { label: words.available, value: weight === undefined ? '—' : <Kilograms grams={weight} /> },
    { label: t.starting, value: starting ? <Money halalas={starting} /> : '—' },
    { label: words.price, value: each === undefined ? '—' : <Money halalas={each} /> },
    { label: t.startsAt, value: lot.start === 'now' ? t.atOnce : moment(times.startsAt) },
    { label: t.endsAt, value: moment(times.endsAt) },
  ]
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="ice flex h-44 items-center justify-center">
        {shown ? (
          <img src={shown} alt="" width={288} height={176} className="size-full object-cover" />
        ) : (
          fish?.image && (
            <Picture
              image={fish.image}
              alt=""
              sizes="288px"
              width={288}
              height={176}
              className="size-full object-contain p-4"
            />
          )
        )}
      </div>
      <div className="p-4">
        <p className="text-h3">{name[locale] || '—'}</p>
        <p className="text-meta text-quiet">{market?.name}</p>
        <dl className="mt-2 divide-y divide-hairline text-dense">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex min-h-11 items-center justify-between gap-3">
              <dt className="text-quiet">{label}</dt>
              <dd className="text-end font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
