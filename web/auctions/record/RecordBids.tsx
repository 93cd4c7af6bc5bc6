import { Check, Fingerprint, Repeat, TriangleAlert, UserX } from 'lucide-react'
import { useState } from 'react'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { lotAmount } from '../lotAmount.ts'
import { secondsOf } from '../times.ts'
import { shownFirst } from './loadRecord.ts'
import { recordText } from './messages.ts'
import type { RecordCheck } from './useRecordCheck.ts'
import { bidsHeading } from './words.ts'

interface Listed {
  readonly check: RecordCheck
  readonly record: Pick<AuctionRecord, 'auction' | 'bidders' | 'awards' | 'exclusions'>
  /** The bids, newest first. */
  readonly bids: readonly RecordBid[]
}

/** The bids, newest first: a few at first; a button shows the rest, a few hundred at a time. */
export function RecordBids({ check, record, bids }: Listed) {
  const t = useText(recordText)
  const { title, count } = bidsHeading(record, useLocale())
  const [most, setMost] = useState(shownFirst)
  const wrong = check.kind === 'done' && !check.verdict.holds ? check.verdict.number : null
  const shown = shownBids(bids, most, wrong)
  const hidden = bids.length - shown.length
  const more = Math.min(hidden, atOnce)
  return (
    <Card as="section" padding="none" aria-labelledby="bids" className="flex flex-col overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-2 md:px-6">
        <h2 id="bids" className="text-h3">
          {title}
        </h2>
        {count && <p className="text-meta text-quiet">{count}</p>}
      </div>
      <ol className="divide-y divide-hairline">
        {shown.map((bid) => (
          <Row key={bid.number} bid={bid} record={record} wrong={bid.number === wrong} />
        ))}
      </ol>
      {more > 0 && (
        <button
          type="button"
          onClick={() => setMost(most + more)}
          className="min-h-12 border-t border-hairline text-dense font-bold text-primary hover:bg-tint"
        >
          {more === hidden ? t.showAll : t.showMore(more)}
        </button>
      )}
    </Card>
  )
}

/** The first `most` bids, and the bid that fails the check, wherever it is. */
function shownBids(bids: readonly RecordBid[], most: number, wrong: number | null): readonly RecordBid[] {
  const first = bids.slice(0, most)
  const misfit = wrong === null ? undefined : bids.find(({ number }) => number === wrong)
  return misfit && !first.includes(misfit) ? [misfit, ...first] : first
}

const atOnce = 400

function Row({
  bid,
  record: { auction, awards, exclusions },
  wrong,
}: {
  readonly bid: RecordBid
  readonly record: Listed['record']
  readonly wrong: boolean
}) {
  const t = useText(recordText)
  const { number, bidder, automatic, at, hash, amount } = bid
  const award = awards.find((one) => one.number === number)
  const out = exclusions.find(({ mark, after }) => mark === bid.mark && after >= number)
  const day = riyadhDay(new Date(at))
  return (
    <li className={classes('flex items-start gap-3 px-4 py-3 md:px-6', wrong && 'bg-coral-tint')}>
      <Isolate className="min-w-9 shrink-0 rounded-badge bg-tint px-1.5 py-0.5 text-center text-dense text-primary">
        {number}
      </Isolate>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Name className="font-bold">{bidder}</Name>
          {wrong && (
            <Badge tone="coral" icon={TriangleAlert}>
              {t.misfit}
            </Badge>
          )}
          {award && award.lapsed_at === null && (
            <Badge tone="palm" icon={Check}>
              {t.won}
            </Badge>
          )}
          {award?.lapsed_at && !out && (
            <Badge tone="amber" icon={UserX}>
              {t.lapsed}
            </Badge>
          )}
          {out && (
            <Badge tone="amber" icon={UserX}>
              {t[out.reason]}
            </Badge>
          )}
          {automatic && (
            <Badge tone="tint" icon={Repeat}>
              {t.automatic}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-meta text-quiet">
          <time dateTime={at}>
            {day !== riyadhDay(new Date(auction.starts_at)) && (
              <>
                <Isolate>{day}</Isolate>{' '}
              </>
            )}
            <Isolate>{secondsOf(at)}</Isolate>
          </time>
          <span className="inline-flex items-center gap-1.5">
            <Fingerprint role="img" aria-label={t.fingerprint} size={16} className="shrink-0" />
            <Isolate>
              {hash.slice(0, 6)}…{hash.slice(-6)}
            </Isolate>
          </span>
        </p>
      </div>
      <Isolate className="shrink-0 text-body font-bold whitespace-nowrap">{lotAmount(amount)}</Isolate>
    </li>
  )
}
