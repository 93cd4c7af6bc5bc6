import {
  CircleCheck,
  CircleDashed,
  Hand,
  Hourglass,
  type LucideIcon,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Refusal } from '../../app/calls/api.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { bidsOf } from '../bidsOf.ts'
import { useLiveAuction } from '../live/useLiveAuction.ts'
import { MyAuctionMenu } from '../myAuctions/MyAuctionMenu.tsx'
import { MyAuctionBadge, OwnTimeStrip } from '../myAuctions/MyAuctionParts.tsx'
import { MyAuctionStep } from '../myAuctions/MyAuctionStep.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { useAuctionDetails, useMyAuction, useRefreshAuctions } from '../myAuctions/queries.ts'
import { type OwnTurn, turnOf, withLiveUpdates } from '../myAuctions/turn.ts'
import { LotSession } from './LotSession.tsx'
import { MyAuctionBids } from './MyAuctionBids.tsx'
import { MyAuctionEdit } from './MyAuctionEdit.tsx'
import { MyAuctionFacts } from './MyAuctionFacts.tsx'

type MyAuctionProps = { readonly id: number | undefined; readonly edits: boolean }

/**
 * The page of one of the user's own auctions. It shows time, price, next step and bids, or the form that changes the
 * auction.
 */
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

/** Follows the auction with the bids of its public page; a hidden auction has no public page. */
function Live({ auction }: { readonly auction: OwnAuction }) {
  const { data } = useAuctionDetails(auction)
  return data ? <Followed auction={auction} details={data} /> : <View auction={auction} bids={null} />
}

type FollowedProps = { readonly auction: OwnAuction; readonly details: AuctionDetails }

/** Follows the auction live; facts that only the owner gets are refetched at each change. */
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
      <LotSession auction={auction} />
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

/** The page for an unknown auction, and for an auction of somebody else. */
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

/** Time and price of the user's own auction. Also shows whether the reserve, which only the owner knows, is reached. */
function MyAuctionPrice({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { status, price, price_per_kg, bids_count, way, reserve_price, reserve_met } = auction
  const unbid = {
    english: t.opening,
    dutch: status === 'open' ? t.currentPrice : t.opening,
    sealed: t.leastOffer,
  }
  const label = bids_count === 0 ? unbid[way] : status === 'open' ? t.currentPrice : t.finalPrice
  return (
    <Card as="section" padding="none" aria-label={label}>
      <OwnTimeStrip auction={auction} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-4 md:p-5">
        <div>
          <p className="text-dense text-quiet">{label}</p>
          <p>
            <Money riyals={price} size="block" />
          </p>
          <p className="text-dense text-quiet">
            <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" /> ·{' '}
            {bidsOf(auction, locale)}
          </p>
        </div>
        {reserve_price !== null && bids_count > 0 && (
          <Badge tone={reserve_met ? 'palm' : 'amber'} icon={reserve_met ? CircleCheck : CircleDashed}>
            {reserve_met ? t.reserveMet : t.reserveOpen}
          </Badge>
        )}
      </div>
    </Card>
  )
}

/** Shows who must act next and by when, with the action button. Uses the sand background when it is the owner's turn. */
function MyAuctionTurn({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { who, say } = turnOf(auction, useServerSeconds(auction.server_time), locale)
  const Icon = icons[who]
  const head = {
    me: t.yourNextStep,
    winner: t.winnersTurn,
    bidders: t.biddersTurn,
    nobody: t.nothingLeft,
  }[who]
  return (
    <section
      aria-label={t.turn}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 md:px-5',
        who === 'me' ? 'border-sand-edge bg-sand text-on-sand' : 'border-hairline bg-card',
      )}
    >
      <Icon aria-hidden size={26} className="shrink-0" />
      <div aria-live="polite" className="min-w-0 flex-1 basis-56">
        <p className={classes('text-dense', who !== 'me' && 'text-quiet')}>{head}</p>
        <p className={classes('text-h3', who === 'me' && 'text-text')}>{say}</p>
      </div>
      <div className="max-md:w-full md:w-52">
        <MyAuctionStep auction={auction} filled={who === 'me' || auction.order_id !== null} alone />
      </div>
    </section>
  )
}

const icons: Readonly<Record<OwnTurn['who'], LucideIcon>> = {
  me: Hand,
  winner: Hourglass,
  bidders: UsersRound,
  nobody: ShieldCheck,
}
