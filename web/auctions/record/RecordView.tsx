import { lazy, type ReactNode, Suspense } from 'react'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { recordTitle } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { lotName } from '../head.ts'
import { printLotAmount } from '../lotAmount.ts'
import { auctionsText } from '../messages.ts'
import { secondsOf } from '../times.ts'
import type { RecordData, ShownRecord } from './loadRecord.ts'
import { recordText } from './messages.ts'
import { RecordBids } from './RecordBids.tsx'
import { RecordHow } from './RecordHow.tsx'
import { RecordOffers } from './RecordOffers.tsx'
import { RecordVerdict } from './RecordVerdict.tsx'
import { type RecordCheck, useRecordCheck } from './useRecordCheck.ts'
import { fallText } from './words.ts'

/**
 * The public record of an auction, which the browser verifies. If the record did not load, the error with a retry button.
 */
export function RecordView({ data }: { readonly data: RecordData }) {
  const t = useText(recordText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  return <Checked drawn={data.record} />
}

function Checked({ drawn }: { readonly drawn: ShownRecord }) {
  const words = useText(auctionsText)
  const locale = useLocale()
  const { check, again } = useRecordCheck(drawn.auction.id, locale)
  const whole = check.record
  const record = whole ?? drawn
  const bids = whole ? whole.bids.slice().reverse() : drawn.latest
  const awarded = whole ? whole.bids : drawn.awarded
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        crumbs={[
          { label: words.title, link: { to: '/auctions' } },
          {
            label: lotName(drawn.auction, locale),
            link: { to: '/auctions/$auctionId', params: { auctionId: String(drawn.auction.id) } },
          },
          { label: recordTitle[locale] },
        ]}
      />
      {/* The last row takes the height by which the bids are longer than the cards next to them. */}
      <article className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-3 md:gap-5 lg:col-span-2">
          <RecordHead record={record} />
          <RecordVerdict check={check} record={record} onAgain={again} />
        </div>
        {record.auction.bids_count > 0 && (
          <>
            <div className="min-w-0 lg:col-start-2">
              <RecordHow
                check={check}
                way={record.auction.way}
                latest={bids}
                exclusions={record.exclusions}
                offers={record.offers}
                onAgain={again}
              />
            </div>
            <div className="flex min-w-0 flex-col gap-3 md:gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-2">
              {record.auction.way === 'english' && <Replay check={check} />}
              <RecordBids check={check} record={record} bids={bids} />
            </div>
          </>
        )}
        <RecordFacts record={record} bids={awarded} />
        <div className="min-w-0 lg:col-start-1">
          <RecordOffers offers={record.offers} />
        </div>
      </article>
    </div>
  )
}

/** Replays only verified records. */
function Replay({ check }: { readonly check: RecordCheck }) {
  if (check.kind === 'fetching' || check.kind === 'checking') return <ReplaySkeleton />
  if (check.kind === 'failed' || (check.kind === 'done' && !check.verdict.holds)) return null
  return (
    <Suspense fallback={<ReplaySkeleton />}>
      <RecordReplay key={check.record.bids.length} record={check.record} />
    </Suspense>
  )
}

/** Loaded separately from the page, together with the rules of the engine. */
const RecordReplay = lazy(() =>
  import('./RecordReplay.tsx').then((module) => ({ default: module.RecordReplay })),
)

function ReplaySkeleton() {
  return <Skeleton className="h-96 w-full rounded-card" />
}

/** The head of a record: lot, auction number, day and market. */
function RecordHead({ record: { auction } }: { readonly record: Pick<ShownRecord, 'auction'> }) {
  const t = useText(recordText)
  const locale = useLocale()
  return (
    <header className="flex items-center gap-3 md:gap-4">
      <Plate
        image={auction.image}
        fit="whole"
        width={108}
        height={72}
        priority
        className="h-14 w-21 md:h-18 md:w-27"
      />
      <div className="min-w-0 grow">
        <h1 className="text-h2 md:text-h1">{lotName(auction, locale)}</h1>
        <Dotted className="text-meta text-quiet">
          {t.auctionNumber(`\u2066${auction.id}\u2069`)}
          <Isolate>{riyadhDay(new Date(auction.starts_at))}</Isolate>
          {auction.market.name}
          <TextLink
            to="/auctions/$auctionId"
            params={{ auctionId: String(auction.id) }}
            className="touch text-meta"
          >
            {t.toAuction}
          </TextLink>
        </Dotted>
      </div>
    </header>
  )
}

interface RecordFactsProps {
  readonly record: Omit<AuctionRecord, 'bids' | 'next' | 'terms_hash'>
  /** The bids, which include the accepted bids. */
  readonly bids: readonly RecordBid[]
}

/** The events of the auction in order. */
function RecordFacts({ record, bids }: RecordFactsProps) {
  const t = useText(recordText)
  const locale = useLocale()
  const { auction, first_ends_at, awards, exclusions } = record
  const when = (iso: string) => timeOf(iso, auction.starts_at)
  // An award that ended when its bidder was excluded did not lapse.
  const lapsed = awards.filter(
    ({ lapsed_at }) => lapsed_at !== null && !exclusions.some(({ at }) => at === lapsed_at),
  )
  return (
    <Card as="section" padding="details" aria-labelledby="happened" className="lg:col-start-2">
      <h2 id="happened" className="text-h3">
        {t.happened}
      </h2>
      <dl className="mt-1">
        <Fact name={auction.way === 'sealed' ? t.leastOffer : t.opening}>
          <Money riyals={auction.starting_price} />
        </Fact>
        {auction.way === 'english' && (
          <Fact name={t.step}>
            <Money riyals={auction.min_increment} />
          </Fact>
        )}
        {auction.fall && (
          <>
            <Fact name={t.floor}>
              <Money riyals={auction.fall.floor_price} />
            </Fact>
            <Fact name={t.drop}>
              {fallText(printLotAmount(auction.min_increment, locale), auction.fall.step_s, locale)}
            </Fact>
          </>
        )}
        <Fact name={auction.status === 'scheduled' ? t.begins : t.began}>{when(auction.starts_at)}</Fact>
        <Fact name={auction.way === 'sealed' ? t.opensAt : t.firstEnd}>{when(first_ends_at)}</Fact>
        {auction.ends_at < first_ends_at ? (
          <Fact name={auction.way === 'dutch' ? t.pressedAt : t.acceptedEarly}>{when(auction.ends_at)}</Fact>
        ) : (
          auction.way === 'english' && (
            <Fact name={t.extension}>
              {auction.ends_at > first_ends_at ? t.extendedTo(when(auction.ends_at)) : t.notExtended}
            </Fact>
          )
        )}
        {lapsed.map(({ number }) => (
          <Fact key={number} name={t.lapsed}>
            <Bidder bid={bids.find((bid) => bid.number === number)} />
          </Fact>
        ))}
        {exclusions.map(({ bidder, hash, at, reason }) => (
          <Fact key={hash} name={t[reason]}>
            {t.excludedAt(`\u2068${bidder}\u2069`, when(at))}
          </Fact>
        ))}
        <Outcome record={record} bids={bids} />
      </dl>
    </Card>
  )
}

function Outcome({ record: { auction, awards }, bids }: RecordFactsProps) {
  const t = useText(recordText)
  const award = awards.at(-1)
  const winner = award?.lapsed_at === null ? bids.find(({ number }) => number === award.number) : undefined
  const { status } = auction
  if (status === 'awarded' || status === 'ordered') {
    return (
      <Fact name={t.wonBy}>
        <Bidder bid={winner} />
      </Fact>
    )
  }
  return <Fact name={t.outcome}>{t[status]}</Fact>
}

/** The masked bidder and the bidder's amount. */
function Bidder({ bid }: { readonly bid: RecordBid | undefined }) {
  const t = useText(recordText)
  const locale = useLocale()
  return bid ? t.forAmount(`\u2068${bid.bidder}\u2069`, printLotAmount(bid.amount, locale)) : null
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1 text-dense first:border-t-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

/** A time such as `09:58:47` in a bidi isolate, with the day if it differs from the day of the start. */
function timeOf(iso: string, start: string): string {
  const day = riyadhDay(new Date(iso))
  const time = secondsOf(iso)
  return `\u2066${day === riyadhDay(new Date(start)) ? time : `${day} ${time}`}\u2069`
}
