import { useQuery } from '@tanstack/react-query'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { AuctionBehind, ListedAuction } from '#shared/operator/orders.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Announcer } from '../../auctions/live/Announcer.tsx'
import { type Connection, useLiveAuction } from '../../auctions/live/useLiveAuction.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { Facts } from '../table/Facts.tsx'
import { Moment } from '../table/Moment.tsx'
import { AuctionVoiding } from './AuctionVoiding.tsx'
import { marketText } from './messages.ts'
import { WatchedBids } from './WatchedBids.tsx'
import { WatchedPrice } from './WatchedPrice.tsx'

/** A live auction with masked bidders, beside its decisions. */
export function AuctionWatch({ id }: { readonly id: number }) {
  const locale = useLocale()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['operator', 'auction', locale, id],
    queryFn: ({ signal }) => api('GET operator/auctions/{id}', { params: { id } }, { locale, signal }),
    // A hidden auction has no stream; it takes no bids, but it still ends.
    refetchInterval: ({ state }) => (state.data?.row.hidden ? hiddenMs : false),
  })
  if (isPending) return <Skeleton className="h-96 rounded-card" />
  if (!data) {
    const refusal = error instanceof Refusal ? error : null
    return <ErrorState refusal={refusal} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data.row.hidden) return <Watched behind={data} auction={data.auction} />
  return <Live key={id} behind={data} />
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
  /** Absent without a stream. */
  readonly connection?: Connection
}) {
  const { row, voided } = behind
  // The stream is newer than the row.
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
