import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { limits } from '#shared/base/limits.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { OwnPage } from '../../products/myProducts/OwnList.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { TableHead } from '../../ui/lists/TableHead.tsx'
import { PlateSkeleton, Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { TurnNote } from '../../ui/TurnNote.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { BareAmount, Money } from '../../ui/values/Money.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { bidsOf } from '../bidsOf.ts'
import { auctionsText } from '../messages.ts'
import { countdown, riyadhMoment } from '../times.ts'
import { MyAuctionMenu } from './MyAuctionMenu.tsx'
import { MyAuctionBadge, MyLotPlate, OwnTimeStrip } from './MyAuctionParts.tsx'
import { MyAuctionStep } from './MyAuctionStep.tsx'
import { myAuctionsText } from './messages.ts'
import { useMyAuctions } from './queries.ts'
import { type OwnAuctionsSearch, ownStates } from './search.ts'
import { turnOf } from './turn.ts'

/** The user's own auctions by state. */
export function MyAuctions({ search }: { readonly search: OwnAuctionsSearch }) {
  const t = useText(myAuctionsText)
  const wide = useWide()
  const query = useMyAuctions(search)
  const stopped = query.data?.counts.void ?? 0
  return (
    <OwnPage
      words={{ ...t, shown: t.shownOf }}
      addTo="/profile/add-auction"
      group="my-auctions"
      // Stopped auctions are rare, so their tab is shown only if there are any.
      states={ownStates.filter((state) => state !== 'void' || search.status === 'void' || stopped > 0)}
      waits="ended"
      search={search}
      linkTo={(next) => ({ to: '/profile/my-auctions', search: next })}
      query={query}
      notes={
        <Suspense fallback={null}>
          <OwnDrafts only="lot" />
        </Suspense>
      }
      table="xl"
      skeleton={<MyAuctionsSkeleton />}
    >
      {(auctions) => {
        // The first auction that needs its owner has the filled button.
        const first = auctions.find(({ status, best_bid }) => status === 'ended' && best_bid)?.id
        return wide ? (
          <MyAuctionTable auctions={auctions} first={first} />
        ) : (
          <ul aria-label={t.title} className="grid gap-3 md:grid-cols-2 md:gap-5">
            {auctions.map((auction) => (
              <MyAuctionCard key={auction.id} auction={auction} filled={auction.id === first} />
            ))}
          </ul>
        )
      }}
    </OwnPage>
  )
}

/** Loaded lazily, because most sellers have no draft. */
const OwnDrafts = lazy(() =>
  import('../../products/myProducts/OwnDrafts.tsx').then((module) => ({ default: module.OwnDrafts })),
)

/** The skeleton of the user's own auctions. */
function MyAuctionsSkeleton() {
  return (
    <SkeletonList className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-1 xl:gap-0">
      <div className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card xl:h-19 xl:flex-row xl:items-center xl:rounded-none xl:border-b xl:border-hairline xl:py-0 xl:shadow-none">
        <PlateSkeleton className="grow items-center" />
        <Skeleton className="h-6 w-2/5 xl:h-5 xl:w-24" />
        <Skeleton className="h-5 w-3/5 xl:w-40" />
        <Skeleton className="h-11 w-full rounded-control xl:w-36" />
      </div>
    </SkeletonList>
  )
}

type MyAuctionCardProps = { readonly auction: OwnAuction; readonly filled: boolean }

/**
 * The user's own auction on a phone: time, lot, price and the action; a line on sand background if its owner must act.
 */
function MyAuctionCard({ auction, filled }: MyAuctionCardProps) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const now = useServerSeconds(auction.server_time)
  const turn = turnOf(auction, now, locale)
  const { id, name, quantity, price, price_per_kg, status, market } = auction
  const runs = status === 'open' || status === 'scheduled'
  return (
    <Card as="li" padding="none" className="relative flex flex-col">
      <OwnTimeStrip auction={auction} />
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <MyLotPlate auction={auction} />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-start justify-between gap-x-2">
              <h2 className="min-w-0 text-h3 break-words">
                <Link
                  to="/profile/my-auctions/$auctionId"
                  params={{ auctionId: String(id) }}
                  className="after:absolute after:inset-0 after:rounded-card"
                >
                  <Name>{name}</Name>
                </Link>
              </h2>
              <MyAuctionBadge auction={auction} />
            </div>
            <p className="truncate text-meta text-quiet">
              <Kilograms kilograms={quantity} /> · {market.name}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Money riyals={price} size="card" />
          <span className="text-meta text-quiet">
            <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" /> ·{' '}
            <Bids auction={auction} />
          </span>
        </div>
        {turn.who === 'me' ? (
          <TurnNote>
            <strong className="font-bold">{t.onYou}</strong> {turn.say}
          </TurnNote>
        ) : (
          !runs && <p className="text-dense text-quiet">{turn.say}</p>
        )}
        {auction.hidden && <p className="text-dense text-quiet">{t.hiddenNote}</p>}
        <div className="relative mt-auto flex gap-2">
          <MyAuctionStep auction={auction} filled={filled} />
          <MyAuctionMenu auction={auction} />
        </div>
      </div>
    </Card>
  )
}

type MyAuctionTableProps = {
  readonly auctions: readonly OwnAuction[]
  /** The id of the auction that has the filled button. */
  readonly first: number | undefined
}

/** The user's own auctions as a table on wide screens, with a column for the side that must act. */
function MyAuctionTable({ auctions, first }: MyAuctionTableProps) {
  const t = useText(myAuctionsText)
  return (
    <table className="w-full text-dense">
      <TableHead titles={[t.lot, t.price, t.time, t.status]} actions={t.step} />
      <tbody className="divide-y divide-hairline">
        {auctions.map((auction) => (
          <Row key={auction.id} auction={auction} filled={auction.id === first} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ auction, filled }: { readonly auction: OwnAuction; readonly filled: boolean }) {
  const { id, name, quantity, price, price_per_kg, market } = auction
  return (
    <tr className="h-19 hover:bg-ground">
      <td className="py-2 ps-4 pe-2">
        <div className="flex min-w-0 items-center gap-3">
          <MyLotPlate auction={auction} />
          <div className="min-w-0">
            <h2 className="line-clamp-2 text-dense font-bold">
              <Link
                to="/profile/my-auctions/$auctionId"
                params={{ auctionId: String(id) }}
                className="touch hover:text-primary hover:underline"
              >
                <Name>{name}</Name>
              </Link>
            </h2>
            <p className="line-clamp-1 text-meta text-quiet">
              <Kilograms kilograms={quantity} /> · {market.name}
            </p>
          </div>
        </div>
      </td>
      <td className="px-2 whitespace-nowrap">
        <BareAmount riyals={price} />
        <p className="text-meta text-quiet">
          <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" />
        </p>
      </td>
      <td className="px-2 whitespace-nowrap">
        <Time auction={auction} />
        <p className="text-meta text-quiet">
          <Bids auction={auction} />
        </p>
      </td>
      <td className="w-56 max-w-56 px-2 py-2">
        <MyAuctionBadge auction={auction} />
        <Turn auction={auction} />
      </td>
      <td className="py-2 ps-2 pe-4">
        <div className="flex items-center justify-end gap-1">
          <MyAuctionStep auction={auction} filled={filled} short className="min-w-28" />
          <MyAuctionMenu auction={auction} className="border-transparent bg-transparent" />
        </div>
      </td>
    </tr>
  )
}

/** The time left while the auction runs, in coral in the last minutes; otherwise the start or the end of the auction. */
function Time({ auction: { status, starts_at, ends_at, server_time } }: { readonly auction: OwnAuction }) {
  const locale = useLocale()
  const now = useServerSeconds(server_time)
  if (status !== 'open')
    return <p>{momentInWords(status === 'scheduled' ? starts_at : ends_at, now, locale)}</p>
  const left = Date.parse(ends_at) - now
  return (
    <p className={classes('font-bold', left <= limits.auction.lastMinutesMs && 'text-coral')}>
      <Isolate>{countdown(left) ?? riyadhMoment(new Date(ends_at))}</Isolate>
    </p>
  )
}

function Turn({ auction }: { readonly auction: OwnAuction }) {
  const locale = useLocale()
  const { who, say, short = say } = turnOf(auction, useServerSeconds(auction.server_time), locale)
  return <p className={classes('text-meta', who === 'me' ? 'font-bold' : 'text-quiet')}>{short}</p>
}

/** The number of bids, or of the offers in a tender that is not opened; before the start, the label of the opening price. */
function Bids({ auction }: { readonly auction: OwnAuction }) {
  const words = useText(auctionsText)
  const locale = useLocale()
  return auction.status === 'scheduled' ? words.opening : bidsOf(auction, locale)
}
