import { useQuery } from '@tanstack/react-query'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { AuctionBehind, ListedAuction } from '#shared/operator/orders.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { auctionText } from '../../auctions/details/messages.ts'
import { Announcer } from '../../auctions/live/Announcer.tsx'
import { ClockPanel } from '../../auctions/live/ClockPanel.tsx'
import { type Connection, useLiveAuction } from '../../auctions/live/useLiveAuction.ts'
import { auctionsText } from '../../auctions/messages.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Amount } from '../table/Amount.tsx'
import { Facts } from '../table/Facts.tsx'
import { Moment } from '../table/Moment.tsx'
import { AuctionVoiding } from './AuctionVoiding.tsx'
import { marketText } from './messages.ts'
import { WatchedBids } from './WatchedBids.tsx'

/** A live auction with masked bidders; the decisions are next to it. */
export function AuctionWatch({ id }: { readonly id: number }) {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'auction', locale, id],
    queryFn: ({ signal }) => api('GET operator/auctions/{id}', { params: { id } }, { locale, signal }),
    // A hidden auction has no stream and takes no bids, but it still ends, so it is polled.
    refetchInterval: ({ state }) => (state.data?.row.hidden ? hiddenMs : false),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {(behind) =>
        behind.row.hidden ? (
          <Watched behind={behind} auction={behind.auction} />
        ) : (
          <Live key={id} behind={behind} />
        )
      }
    </Loaded>
  )
}

const hiddenMs = 5_000

function Live({ behind }: { readonly behind: AuctionBehind }) {
  const live = useLiveAuction(behind.auction)
  return (
    <>
      <Announcer {...live} />
      <Watched behind={behind} auction={live.auction} connection={live.connection} />
    </>
  )
}

function Watched({
  behind,
  auction,
  connection,
}: {
  readonly behind: AuctionBehind
  readonly auction: AuctionDetails
  /** The state of the connection; absent if there is no stream. */
  readonly connection?: Connection
}) {
  const { row, voided } = behind
  // The data of the stream is newer than the row.
  const now = { ...row, status: auction.status, bids_count: auction.bids_count }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <WatchedPrice auction={auction} hidden={row.hidden} />
        <WatchedBids auction={auction} connection={connection} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <AuctionVoiding row={now} voided={voided} />
        <Lot row={row} auction={auction} />
      </div>
    </div>
  )
}

function Lot({ row, auction }: { readonly row: ListedAuction; readonly auction: AuctionDetails }) {
  const t = useText(marketText)
  const { starts_at, first_ends_at, ends_at, latest_ends_at, min_increment } = auction
  return (
    <Facts
      title={t.facts}
      facts={[
        [t.seller, <Name key="seller">{row.seller.name}</Name>],
        [t.quantity, <Isolate key="quantity">{row.quantity.toLocaleString('en')}</Isolate>],
        [t.starting, <Amount key="starting" riyals={row.starting_price} />],
        [t.step, <Amount key="step" riyals={min_increment} />],
        [t.starts, <Moment key="starts" at={starts_at} />],
        [t.announcedEnd, ends_at !== first_ends_at && <Moment key="first" at={first_ends_at} />],
        [t.ends, <Moment key="ends" at={ends_at} />],
        [t.latestEnd, auction.status === 'open' && <Moment key="latest" at={latest_ends_at} />],
        [
          t.status,
          row.hidden && (
            <Badge key="hidden" tone="amber">
              {t.hidden}
            </Badge>
          ),
        ],
      ]}
    />
  )
}

/** The time left and the price, as bidders see them; also the leader, and whether the reserve is met. */
function WatchedPrice({ auction, hidden }: { readonly auction: AuctionDetails; readonly hidden: boolean }) {
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
