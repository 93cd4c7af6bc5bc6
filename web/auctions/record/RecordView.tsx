import { lazy, Suspense } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { recordTitle } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { TextLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotName } from '../head.ts'
import { auctionsText } from '../messages.ts'
import type { RecordData, ShownRecord } from './loadRecord.ts'
import { recordText } from './messages.ts'
import { RecordBids } from './RecordBids.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordHow } from './RecordHow.tsx'
import { RecordVerdict } from './RecordVerdict.tsx'
import { type RecordCheck, useRecordCheck } from './useRecordCheck.ts'

/** The public record of an auction, verified by the browser; or the error with a retry button. */
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
      <div className="mb-3 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: words.title, link: { to: '/auctions' } },
            {
              label: lotName(drawn.auction, locale),
              link: { to: '/auctions/$auctionId', params: { auctionId: String(drawn.auction.id) } },
            },
            { label: recordTitle[locale] },
          ]}
        />
      </div>
      {/* The last row takes the height by which the bids exceed the cards beside them. */}
      <article className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-3 md:gap-5 lg:col-span-2">
          <RecordHead record={record} />
          <RecordVerdict check={check} record={record} onAgain={again} />
        </div>
        {record.auction.bids_count > 0 && (
          <>
            <div className="min-w-0 lg:col-start-2">
              <RecordHow check={check} latest={bids} exclusions={record.exclusions} onAgain={again} />
            </div>
            <div className="flex min-w-0 flex-col gap-3 md:gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-2">
              <Replay check={check} />
              <RecordBids check={check} record={record} bids={bids} />
            </div>
          </>
        )}
        <RecordFacts record={record} bids={awarded} />
      </article>
    </div>
  )
}

/** Replays verified records only. */
function Replay({ check }: { readonly check: RecordCheck }) {
  if (check.kind === 'fetching' || check.kind === 'checking') return <ReplaySkeleton />
  if (check.kind === 'failed' || (check.kind === 'done' && !check.verdict.holds)) return null
  return (
    <Suspense fallback={<ReplaySkeleton />}>
      <RecordReplay key={check.record.bids.length} record={check.record} />
    </Suspense>
  )
}

/** Loaded with the engine's rules, separately from the page. */
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
      <span className="ice h-14 w-21 shrink-0 overflow-hidden rounded-control md:h-18 md:w-27">
        <Picture
          image={auction.image}
          alt=""
          width={108}
          height={72}
          sizes="108px"
          priority
          className="size-full object-contain"
        />
      </span>
      <div className="min-w-0 grow">
        <h1 className="text-h2 md:text-h1">{lotName(auction, locale)}</h1>
        <p className="text-meta text-quiet">
          {t.auctionNumber(`\u2066${auction.id}\u2069`)} ·{' '}
          <Isolate>{riyadhDay(new Date(auction.starts_at))}</Isolate> · {auction.market.name} ·{' '}
          <TextLink
            to="/auctions/$auctionId"
            params={{ auctionId: String(auction.id) }}
            className="touch text-meta"
          >
            {t.toAuction}
          </TextLink>
        </p>
      </div>
    </header>
  )
}
