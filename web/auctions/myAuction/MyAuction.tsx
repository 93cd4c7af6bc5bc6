import { useEffect, useRef } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useLiveAuction } from '../live/useLiveAuction.ts'
import { MyAuctionBadge } from '../myAuctions/MyAuctionBadge.tsx'
import { MyAuctionMenu } from '../myAuctions/MyAuctionMenu.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { useAuctionDetails, useFreshAuctions, useMyAuction } from '../myAuctions/ownQueries.ts'
import { MyAuctionBids } from './MyAuctionBids.tsx'
import { MyAuctionEdit } from './MyAuctionEdit.tsx'
import { MyAuctionFacts } from './MyAuctionFacts.tsx'
import { MyAuctionPrice } from './MyAuctionPrice.tsx'
import { MyAuctionSkeleton } from './MyAuctionSkeleton.tsx'
import { MyAuctionTurn } from './MyAuctionTurn.tsx'
import { goneOn } from './ownLive.ts'

type MyAuctionProps = { readonly id: number | undefined; readonly edits: boolean }

/** One of one's own auctions as it runs: time and price, whose turn it is, every bid; or the form that changes it. */
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

/** Its bids come with the page that everybody sees; who hides one hides that too. */
function Live({ auction }: { readonly auction: OwnAuction }) {
  const { data } = useAuctionDetails(auction)
  return data ? <Followed auction={auction} details={data} /> : <View auction={auction} bids={null} />
}

type FollowedProps = { readonly auction: OwnAuction; readonly details: AuctionDetails }

/** Goes on with every bid as it comes; what only the owner is told is asked for again then. */
function Followed({ auction, details }: FollowedProps) {
  const { auction: live } = useLiveAuction(details)
  const fresh = useFreshAuctions()
  const news = `${live.status} ${live.bids_count} ${live.ends_at}`
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void fresh()
  }, [news, fresh])
  return <View auction={goneOn(auction, live)} bids={live.bids} />
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

/** Somebody else's auction, or none at all: the same face for both. */
function NoSuchAuction() {
  const t = useText(myAuctionsText)
  return (
    <Card>
      <Empty
        picture={<Scene kind="ice" />}
        title={t.goneTitle}
        headingLevel={1}
        actions={<ButtonLink to="/profile/my-auctions">{t.title}</ButtonLink>}
      />
    </Card>
  )
}
