import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { printLotAmount } from '../lotAmount.ts'
import { auctionsText } from '../messages.ts'
import { type PricePoint, stepPath } from '../priceSteps.ts'
import { riyadhMoment } from '../times.ts'
import { auctionText } from './messages.ts'

/** The price chart. Time runs from left to right in both languages; the list of bids holds the numbers. */
export function PriceRise({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const words = useText(auctionsText)
  const locale = useLocale()
  const { bids, bids_count, starting_price, min_increment, price, starts_at, ends_at, server_time } = auction
  // Only the latest bids are sent: a longer chart starts at the first one sent.
  const points: PricePoint[] = bids.map(({ at, amount }) => ({ at: Date.parse(at), amount }))
  if (bids.length === bids_count) points.push({ at: Date.parse(starts_at), amount: starting_price })
  const until = Math.min(Date.parse(server_time), Date.parse(ends_at))
  const path = stepPath(points, until)
  if (!path) return null
  const from = Math.min(...points.map(({ at }) => at))
  const money = (riyals: number) => printLotAmount(riyals, locale)
  const sameDay = riyadhDay(new Date(from)) === riyadhDay(new Date(until))
  const when = (at: number) => (sameDay ? riyadhTime(new Date(at)) : riyadhMoment(new Date(at)))
  return (
    <Card as="section" padding="details" aria-labelledby="rise" className="max-lg:order-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="rise" className="text-h3">
          {t.rise}
        </h2>
        <p className="text-meta text-quiet">{t.riseSub(money(starting_price), money(min_increment))}</p>
      </div>
      <VisuallyHidden>
        {t.riseInWords(money(starting_price), money(price), words.bids(bids_count))}
      </VisuallyHidden>
      <div dir="ltr" aria-hidden="true" className="mt-3">
        <svg
          width="100%"
          height="96"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="block overflow-visible"
          focusable="false"
          aria-hidden="true"
        >
          <path d={path.area} className="fill-primary/8" />
          <path
            d={path.line}
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-primary"
          />
          {/* The current price: a round point whatever the width of the box. */}
          <path
            d={`M100 ${path.height}h0`}
            strokeWidth="10"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        </svg>
        <p className="mt-1 flex justify-between text-meta text-quiet">
          <Isolate>{when(from)}</Isolate>
          <Isolate>{when(until)}</Isolate>
        </p>
      </div>
    </Card>
  )
}
