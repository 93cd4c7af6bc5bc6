import { useState } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { BidBadges } from '../../auctions/bidding/BidBadges.tsx'
import { auctionText, auctionTextOf } from '../../auctions/details/messages.ts'
import type { Connection } from '../../auctions/live/useLiveAuction.ts'
import { secondsOf } from '../../auctions/times.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { marketText } from './messages.ts'

const few = 8

/** The live bids, highest first, with masked bidders. */
export function WatchedBids({
  auction,
  connection,
}: {
  readonly auction: AuctionDetails
  readonly connection: Connection | undefined
}) {
  const [t, market] = [useText(auctionTextOf(auction.way)), useText(marketText)]
  const [all, setAll] = useState(false)
  const { bids, bids_count, status } = auction
  const over = status !== 'open' && status !== 'scheduled'
  const today = riyadhDay(new Date(auction.server_time))
  return (
    <section className="min-w-0">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-dense font-bold">{t.bids}</h3>
        {!over && connection && <Liveness connection={connection} />}
      </div>
      {bids.length === 0 ? (
        <p className="text-dense text-quiet">{over ? t.noBidsEver : t.noBids}</p>
      ) : (
        <div className="rounded-control border border-hairline">
          <table className="w-full text-dense">
            <thead className="bg-ground text-meta text-quiet">
              <tr className="h-10">
                <th scope="col" className="ps-4 text-start font-normal">
                  {t.bidder}
                </th>
                <th scope="col" className="px-2 text-start font-normal">
                  {t.time}
                </th>
                <th scope="col" className="pe-4 text-end font-normal">
                  {market.price}
                </th>
              </tr>
            </thead>
            <tbody>
              {(all ? bids : bids.slice(0, few)).map((bid) => (
                <Row key={bid.number} bid={bid} way={auction.way} today={today} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {bids.length > few && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewBids : bids_count > bids.length ? t.lastBids(bids.length) : t.allBids}
        </Button>
      )}
    </section>
  )
}

function Liveness({ connection }: { readonly connection: Connection }) {
  const t = useText(auctionText)
  const { tone, word } = looks[connection]
  return (
    <span className={classes('flex items-center gap-2 text-meta font-bold', tone)}>
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      {t[word]}
    </span>
  )
}

const looks = {
  live: { tone: 'text-palm', word: 'live' },
  reconnecting: { tone: 'text-amber', word: 'offline' },
  off: { tone: 'text-quiet', word: 'connecting' },
} as const

type RowProps = { readonly bid: Bid; readonly way: AuctionDetails['way']; readonly today: string }

function Row({ bid, way, today }: RowProps) {
  const t = useText(auctionTextOf(way))
  const { bidder, at, amount, automatic, number, state } = bid
  const day = riyadhDay(new Date(at))
  const top = state === 'leading' || state === 'accepted'
  return (
    <tr className={classes('h-12 border-t border-hairline', top && 'bg-ground')}>
      <th scope="row" className="py-1 ps-4 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-2">
          <Isolate className="min-w-6 text-meta text-quiet tabular-nums">{String(number)}</Isolate>
          <Name>{bidder}</Name>
          {top && (
            <Badge tone={state === 'accepted' ? 'palm' : 'tint'}>
              {state === 'accepted' ? t.accepted : t.highest}
            </Badge>
          )}
          <BidBadges state={state} automatic={automatic} words={t} />
        </span>
      </th>
      <td className="px-2 text-meta text-quiet">
        <time dateTime={at}>
          <Isolate className="whitespace-nowrap">
            {day === today ? secondsOf(at) : `${day} ${secondsOf(at)}`}
          </Isolate>
        </time>
      </td>
      <td className="pe-4 text-end">
        <Amount riyals={amount} className="font-bold" />
      </td>
    </tr>
  )
}
