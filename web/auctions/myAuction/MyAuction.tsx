import { useEffect, useRef } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useLiveAuction } from '../live/useLiveAuction.ts'
import { MyAuctionBadge } from '../myAuctions/MyAuctionBadge.tsx'
import { MyAuctionMenu } from '../myAuctions/MyAuctionMenu.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { useAuctionDetails, useMyAuction, useRefreshAuctions } from '../myAuctions/queries.ts'
import { withLiveUpdates } from '../myAuctions/turn.ts'
import { MyAuctionBids } from './MyAuctionBids.tsx'
import { MyAuctionEdit } from './MyAuctionEdit.tsx'
import { MyAuctionFacts } from './MyAuctionFacts.tsx'
import { MyAuctionPrice } from './MyAuctionPrice.tsx'
import { MyAuctionTurn } from './MyAuctionTurn.tsx'

type MyAuctionProps = { readonly id: number | undefined; readonly edits: boolean }

/** The page of one of the user's own auctions: time, price, next step and bids; or the form that changes it. */
export function MyAuction({ id, edits }: MyAuctionProps) {
  const t = useText(myAuctionsText)
  const { data, error, isFetching, refetch } = useMyAuction(id)
  if (id === undefined || data === null) return <NoSuchAuction />
  if (data) return edits ? <MyAuctionEdit auction={data} /> : <Live auction={data} />
  if (!error) return <MyAuctionSkeleton />
  return (
    <ErrorState
      title={t.failedOne}
      refusal={error as Refusal}
      onRetry={() => void refetch()}
      busy={isFetching}
      headingLevel={1}
    />
  )
}

/** Its bids come from the public page; a hidden auction has none. */
function Live({ auction }: { readonly auction: OwnAuction }) {
  const { data } = useAuctionDetails(auction)
  return data ? <Followed auction={auction} details={data} /> : <View auction={auction} bids={null} />
}

type FollowedProps = { readonly auction: OwnAuction; readonly details: AuctionDetails }

/** Follows the auction live; facts for the owner alone are refetched at each change. */
function Followed({ auction, details }: FollowedProps) {
  const { auction: live } = useLiveAuction(details)
  const fresh = useRefreshAuctions()
  const news = `${live.status} ${live.bids_count} ${live.ends_at}`
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void fresh()
  }, [news, fresh])
  return <View auction={withLiveUpdates(auction, live)} bids={live.bids} />
}

type ViewProps = { readonly auction: OwnAuction; readonly bids: readonly Bid[] | null }

function View({ auction, bids }: ViewProps) {
  const t = useText(myAuctionsText)
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-h2 break-words">
            <Name>{auction.name}</Name>
          </h1>
          <MyAuctionBadge auction={auction} />
        </div>
        <MyAuctionMenu auction={auction} />
      </div>
      {auction.hidden && (
        <p className="rounded-card bg-amber-tint p-4 text-dense text-amber">
          {auction.hidden_by_staff ? t.staffHid : t.hiddenNote}
        </p>
      )}
      <MyAuctionTurn auction={auction} />
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-3 md:gap-4">
          <MyAuctionPrice auction={auction} />
          <MyAuctionBids auction={auction} bids={bids} />
        </div>
        <MyAuctionFacts auction={auction} />
      </div>
    </div>
  )
}

/** One page for an unknown auction and somebody else's. */
function NoSuchAuction() {
  const t = useText(myAuctionsText)
  return (
    <EmptyPage title={t.goneTitle} actions={<ButtonLink to="/profile/my-auctions">{t.title}</ButtonLink>} />
  )
}

/** The skeleton of one of the user's own auctions. */
function MyAuctionSkeleton() {
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <LoadingNote />
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-22 w-full rounded-card" />
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-3 md:gap-4">
          <Skeleton className="h-44 w-full rounded-card" />
          <Skeleton className="h-60 w-full rounded-card" />
        </div>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </div>
  )
}
