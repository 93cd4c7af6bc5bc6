import type { ReactNode } from 'react'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { printLotAmount } from '../lotAmount.ts'
import { secondsOf } from '../times.ts'
import { recordText } from './messages.ts'

interface RecordFactsProps {
  readonly record: Omit<AuctionRecord, 'bids' | 'next' | 'terms_hash'>
  /** Includes the accepted bids. */
  readonly bids: readonly RecordBid[]
}

/** The events of the auction in order. */
export function RecordFacts({ record, bids }: RecordFactsProps) {
  const t = useText(recordText)
  const { auction, first_ends_at, awards, exclusions } = record
  const when = (iso: string) => timeOf(iso, auction.starts_at)
  // An award that ended with its bidder's exclusion did not lapse.
  const lapsed = awards.filter(
    ({ lapsed_at }) => lapsed_at !== null && !exclusions.some(({ at }) => at === lapsed_at),
  )
  return (
    <Card as="section" padding="details" aria-labelledby="happened" className="lg:col-start-2">
      <h2 id="happened" className="text-h3">
        {t.happened}
      </h2>
      <dl className="mt-1">
        <Fact name={t.opening}>
          <Money riyals={auction.starting_price} />
        </Fact>
        <Fact name={t.step}>
          <Money riyals={auction.min_increment} />
        </Fact>
        <Fact name={auction.status === 'scheduled' ? t.begins : t.began}>{when(auction.starts_at)}</Fact>
        <Fact name={t.firstEnd}>{when(first_ends_at)}</Fact>
        {auction.ends_at < first_ends_at ? (
          <Fact name={t.acceptedEarly}>{when(auction.ends_at)}</Fact>
        ) : (
          <Fact name={t.extension}>
            {auction.ends_at > first_ends_at ? t.extendedTo(when(auction.ends_at)) : t.notExtended}
          </Fact>
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

/** The masked bidder and their amount. */
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

/** `09:58:47`, with the day when it differs from the day of the start; in a bidi isolate. */
function timeOf(iso: string, start: string): string {
  const day = riyadhDay(new Date(iso))
  const time = secondsOf(iso)
  return `\u2066${day === riyadhDay(new Date(start)) ? time : `${day} ${time}`}\u2069`
}
