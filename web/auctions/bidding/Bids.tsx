import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { Bid } from '#shared/auctions/contract.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { bidsOf } from '../bidsOf.ts'
import { auctionText, auctionTextOf } from '../details/messages.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { lotAmount } from '../lotAmount.ts'
import { secondsOf } from '../times.ts'
import { BidBadges } from './BidBadges.tsx'

/** The published bids, highest first, with masked bidders. Only the first few are shown until the list is expanded. */
export function Bids({ auction, connection }: LiveAuction) {
  const { bids, bids_count, status, way, offers_count } = auction
  const t = useText(auctionTextOf(way))
  const [all, setAll] = useState(false)
  const opens = `\u2066${riyadhTime(new Date(auction.ends_at))}\u2069`
  const isOpening = way === 'sealed' && status === 'ended' && bids_count === 0
  const none = {
    english: { title: t.noBids, body: t.noBidsBody, ever: t.noBidsEver },
    dutch: { title: t.noPress, body: t.noPressBody, ever: t.noPressEver },
    sealed: isOpening
      ? { title: t.opening, body: t.closedBody, ever: t.noOfferEver }
      : { title: t.sealedTitle, body: t.sealedBody(opens), ever: t.noOfferEver },
  }[way]
  const shown = all ? bids : bids.slice(0, fewBids)
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="bids"
      className="flex flex-col overflow-hidden max-lg:order-1"
    >
      <Heading auction={auction} connection={connection} />
      {bids.length === 0 ? (
        <p className="px-4 pb-5 text-dense text-quiet md:px-5">
          {status === 'open' || status === 'scheduled' || isOpening ? (
            <>
              <span className="block font-bold text-text">{none.title}</span>
              {none.body}
            </>
          ) : (
            none.ever
          )}
        </p>
      ) : (
        <table className="w-full text-dense">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t.bidder}</th>
              <th scope="col">{t.time}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((bid) => (
              <Row key={bid.number} bid={bid} way={way} today={riyadhDay(new Date(auction.server_time))} />
            ))}
          </tbody>
        </table>
      )}
      {bids.length > fewBids && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-12 border-t border-hairline text-dense font-bold text-primary hover:bg-tint"
        >
          {all ? t.fewBids : bids_count > bids.length ? t.lastBids(bids.length) : t.allBids}
        </button>
      )}
      {(bids_count > 0 || offers_count > 0) && (
        <p className="border-t border-hairline text-center">
          <TextLink
            to="/auctions/$auctionId/record"
            params={{ auctionId: String(auction.id) }}
            className="flex min-h-12 items-center justify-center gap-2"
          >
            <Fingerprint aria-hidden size={18} className="shrink-0" />
            {auction.way === 'sealed' ? t.offerRecord : t.record}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

/** The number of rows that fit next to the lot without scrolling. */
const fewBids = 12

/** The heading. While the auction is open, it shows whether the list is live; after the end, it shows the number of bids. */
function Heading({ auction, connection }: Pick<LiveAuction, 'auction' | 'connection'>) {
  const t = useText(auctionTextOf(auction.way))
  const locale = useLocale()
  const over = auction.status !== 'open' && auction.status !== 'scheduled'
  return (
    <div className="flex min-h-14 items-center justify-between gap-2 px-4 md:px-5">
      <h2 id="bids" className="text-h3">
        {t.bids}
      </h2>
      {over ? (
        auction.bids_count > 0 &&
        auction.way !== 'dutch' && <span className="text-meta text-quiet">{bidsOf(auction, locale)}</span>
      ) : (
        <Liveness connection={connection} />
      )}
    </div>
  )
}

function Liveness({ connection }: Pick<LiveAuction, 'connection'>) {
  const t = useText(auctionText)
  const { look, dot, word } = liveness[connection]
  return (
    <span className={classes('flex items-center gap-2 text-meta font-bold', look)}>
      <span aria-hidden="true" className={classes('size-2.5 rounded-full outline-4', dot)} />
      {t[word]}
    </span>
  )
}

const liveness = {
  live: { look: 'text-palm', dot: 'bg-palm outline-palm-tint', word: 'live' },
  reconnecting: { look: 'text-amber', dot: 'bg-amber outline-amber-tint', word: 'offline' },
  off: { look: 'text-quiet', dot: 'bg-quiet outline-hairline', word: 'connecting' },
} as const

type RowProps = { readonly bid: Bid; readonly way: AuctionWay; readonly today: string }

function Row({ bid, way, today }: RowProps) {
  const t = useText(auctionTextOf(way))
  const { bidder, at, amount, automatic, mine, state } = bid
  const top = state === 'leading' || state === 'accepted'
  const day = riyadhDay(new Date(at))
  return (
    <tr className={classes('h-12 border-t border-hairline', top && 'bg-ground')}>
      <th scope="row" className="ps-4 text-start font-normal md:ps-5">
        <span className="flex flex-wrap items-center gap-x-2">
          {mine ? <span className="font-bold text-primary">{t.you}</span> : <Name>{bidder}</Name>}
          {top && <Badge tone={mine || state === 'accepted' ? 'palm' : 'tint'}>{t[marks[state]]}</Badge>}
          <BidBadges state={state} automatic={automatic} words={t} />
        </span>
      </th>
      <td className="px-2 text-end text-meta text-quiet">
        <time dateTime={at}>
          <Isolate className="block leading-5 whitespace-nowrap">{secondsOf(at)}</Isolate>
          {day !== today && <Isolate className="block leading-5 whitespace-nowrap">{day}</Isolate>}
        </time>
      </td>
      <td className="pe-4 text-end font-bold whitespace-nowrap md:pe-5">
        <Isolate>{lotAmount(amount)}</Isolate>
      </td>
    </tr>
  )
}

const marks = { leading: 'highest', accepted: 'accepted' } as const
