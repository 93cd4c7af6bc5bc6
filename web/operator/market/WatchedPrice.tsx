import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { auctionText } from '../../auctions/details/messages.ts'
import { ClockPanel } from '../../auctions/live/ClockPanel.tsx'
import { auctionsText } from '../../auctions/messages.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { marketText } from './messages.ts'

/** The time left and the price as bidders see them, the leader, and whether the reserve is met. */
export function WatchedPrice({
  auction,
  hidden,
}: {
  readonly auction: AuctionDetails
  readonly hidden: boolean
}) {
  const [t, words, market] = [useText(auctionText), useText(auctionsText), useText(marketText)]
  const { price, price_per_kg, quantity, bids, bids_count, status, reserve_met, awarded_bid } = auction
  const leader = awarded_bid?.bidder ?? bids.find(({ state }) => state === 'leading')?.bidder
  const label = bids_count === 0 ? t.priceOpening : status === 'open' ? t.priceNow : t.priceHighest
  return (
    <section className="min-w-0 rounded-card border border-hairline bg-card">
      <ClockPanel auction={auction} />
      <div className="flex flex-col gap-2 p-4 md:px-5">
        <h3 className="text-h3 font-bold">
          <Name className="wrap-anywhere">{auction.name}</Name>{' '}
          <span className="font-normal whitespace-nowrap">
            {market.weight(quantity.toLocaleString('en'))}
          </span>{' '}
          <Isolate className="text-meta font-normal text-quiet">{`#${auction.id}`}</Isolate>
        </h3>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-meta text-quiet">
          <span>{label}</span>
          <span>{words.bids(bids_count)}</span>
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Money riyals={price} size="block" />
          <Money riyals={price_per_kg} perKilogram className="text-dense text-quiet [&>bdi]:font-normal" />
        </p>
        {leader && (
          <p>
            <span className="text-quiet">{t.winner}</span> <Name className="font-bold">{leader}</Name>
          </p>
        )}
        {status === 'open' && !reserve_met && <p className="text-meta text-amber">{t.reserve}</p>}
        {hidden && <p className="text-meta text-amber">{market.hiddenTakesNone}</p>}
      </div>
    </section>
  )
}
