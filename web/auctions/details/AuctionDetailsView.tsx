import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { Late } from '../../ui/Late.tsx'
import { MoreLink, SectionHeading } from '../../ui/SectionHeading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { Plot } from '../../ui/values/Plot.tsx'
import { Bids } from '../bidding/Bids.tsx'
import { bidsOf } from '../bidsOf.ts'
import type { CardAuction } from '../card.ts'
import { lotName } from '../head.ts'
import { Announcer } from '../live/Announcer.tsx'
import { ClockPanel } from '../live/ClockPanel.tsx'
import { type LiveAuction, useLiveAuction } from '../live/useLiveAuction.ts'
import { printLotAmount } from '../lotAmount.ts'
import { auctionsText } from '../messages.ts'
import { type PricePoint, stepPath } from '../priceSteps.ts'
import { countdown, notEnded, riyadhMoment } from '../times.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { FallPrice } from './FallPrice.tsx'
import { LotCard } from './LotCard.tsx'
import { LotPrice } from './LotPrice.tsx'
import type { AuctionData } from './loadAuction.ts'
import { auctionText, auctionTextOf } from './messages.ts'

/** The page of one auction: lot, clock, price and bids. If the auction did not load, the error with a retry button. */
export function AuctionDetailsView({ data }: { readonly data: AuctionData }) {
  const t = useText(auctionText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  // The key resets the state, so that no state of one auction is used for the next.
  return <AuctionDetailsLive key={data.auction.id} {...data} />
}

function AuctionDetailsLive({ auction: drawn, others }: Extract<AuctionData, { refusal: null }>) {
  const words = useText(auctionsText)
  const locale = useLocale()
  const live = useLiveAuction(drawn)
  const { auction } = live
  return (
    <div className="content pt-2.5 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        fromHome
        crumbs={[{ label: words.title, link: { to: '/auctions' } }, { label: lotName(auction, locale) }]}
      />
      <Announcer {...live} />
      {/* On a phone the bids follow the price, and the price chart comes last. */}
      <article className="grid items-start gap-2.5 md:gap-5 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)_324px]">
        <div className="min-w-0 lg:row-span-2 lg:h-full xl:row-auto">
          <LotCard auction={auction} />
        </div>
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <PricePanel {...live} />
          <PriceRise auction={auction} />
        </div>
        <Bids {...live} />
      </article>
      <Late name="ending-soon" fallback={null}>
        <EndingSoon auctions={others} asOf={drawn.server_time} />
      </Late>
    </div>
  )
}

/** The word for the winner of a lot, by the way of selling. */
const winnerWords = (t: { winner: string; buyerOfLot: string; winnerOfOffers: string }) => ({
  english: t.winner,
  dutch: t.buyerOfLot,
  sealed: t.winnerOfOffers,
})

/** Clock, price of the lot, price per kilogram, and the user's actions. */
export function PricePanel(live: LiveAuction) {
  const { auction } = live
  const t = useText(auctionTextOf(auction.way))
  const locale = useLocale()
  const { price_per_kg, status, awarded_bid, way } = auction
  return (
    <Card padding="none">
      <ClockPanel auction={auction} />
      <div className="px-4 pt-2.5 pb-4 md:px-5 md:pt-4 md:pb-5">
        <div className="flex items-baseline justify-between gap-3 text-meta text-quiet">
          <span>{priceLabel(auction, t)}</span>
          {way !== 'dutch' && <span className="shrink-0">{bidsOf(auction, locale)}</span>}
        </div>
        {way === 'dutch' && status === 'open' ? (
          <FallPrice auction={auction} />
        ) : (
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <LotPrice riyals={auction.price} />
            <Money riyals={price_per_kg} perKilogram className="text-dense text-quiet [&>bdi]:font-normal" />
          </div>
        )}
        {awarded_bid && !awarded_bid.mine && (
          <p className="mb-3 text-dense">
            <span className="text-quiet">{winnerWords(t)[way]}</span>{' '}
            <Name className="font-bold">{awarded_bid.bidder}</Name>
          </p>
        )}
        <ActionPanel {...live} />
      </div>
    </Card>
  )
}

function priceLabel(
  { status, bids_count, way }: AuctionDetails,
  t: { readonly [key in 'priceNow' | 'priceOpening' | 'priceFinal' | 'priceHighest' | 'priceLeast']: string },
): string {
  if (way === 'dutch' && status === 'open') return t.priceNow
  if (way === 'sealed' && bids_count === 0) return t.priceLeast
  if (bids_count === 0) return t.priceOpening
  if (status === 'open') return t.priceNow
  return status === 'awarded' || status === 'ordered' ? t.priceFinal : t.priceHighest
}

/** The price chart. Time runs from left to right in both languages; the list of bids contains the numbers. */
function PriceRise({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const words = useText(auctionsText)
  const locale = useLocale()
  const { bids, bids_count, starting_price, min_increment, price, starts_at, ends_at, server_time } = auction
  const rises = auction.way === 'english'
  // Only the latest bids are sent, so a longer chart starts at the first of these.
  const points: PricePoint[] = bids.map(({ at, amount }) => ({ at: Date.parse(at), amount }))
  if (bids.length === bids_count) points.push({ at: Date.parse(starts_at), amount: starting_price })
  const until = Math.min(Date.parse(server_time), Date.parse(ends_at))
  const path = stepPath(points, until)
  if (!path || !rises) return null
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
        <Plot height={96} units={100} className="block overflow-visible">
          <path d={path.area} className="fill-primary/8" />
          <path
            d={path.line}
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-primary"
          />
          {/* The current price as a point, which stays round at any width of the box. */}
          <path
            d={`M100 ${path.height}h0`}
            strokeWidth="10"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        </Plot>
        <p className="mt-1 flex justify-between text-meta text-quiet">
          <Isolate>{when(from)}</Isolate>
          <Isolate>{when(until)}</Isolate>
        </p>
      </div>
    </Card>
  )
}

type EndingSoonProps = { readonly auctions: readonly CardAuction[]; readonly asOf: string }

/** Other open auctions; those that end first are at the top. An auction that ends while the page is open is left out. */
function EndingSoon({ auctions: loaded, asOf }: EndingSoonProps) {
  const t = useText(auctionText)
  const auctions = notEnded(loaded, useServerSeconds(asOf))
  if (auctions.length === 0) return null
  return (
    <section aria-labelledby="ending-soon" className="mt-10 md:mt-14">
      <SectionHeading
        id="ending-soon"
        title={t.endingSoon}
        action={<MoreLink to="/auctions">{t.allAuctions}</MoreLink>}
      />
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {auctions.map((auction) => (
          <li key={auction.id} className="min-w-0">
            <SmallCard auction={auction} asOf={asOf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SmallCard({ auction, asOf }: { readonly auction: CardAuction; readonly asOf: string }) {
  const { id, name, image, price, quantity, endsAt } = auction
  const left = countdown(Date.parse(endsAt) - useServerSeconds(asOf))
  return (
    <Card as="article" className="group relative flex h-full items-center gap-3">
      <Plate image={image} fit="whole" width={96} height={80} className="h-20 w-24" />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-dense font-bold text-pretty">
          <Link
            to="/auctions/$auctionId"
            params={{ auctionId: String(id) }}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {name}
          </Link>
        </h3>
        <p className="text-h3">
          <Money riyals={price} />
        </p>
        <p className="flex items-center gap-2 text-meta text-quiet">
          <Clock aria-hidden size={16} className="shrink-0" />
          <span className="truncate">
            <Isolate>{left ?? riyadhMoment(new Date(endsAt))}</Isolate> · <Kilograms kilograms={quantity} />
          </span>
        </p>
      </div>
    </Card>
  )
}
