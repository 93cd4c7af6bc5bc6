import { useRouter, useRouterState } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { fromRiyals, moneyParts } from '#shared/base/money.ts'
import { useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { classes } from '../base/ui/classes.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { auctionText } from './detailsMessages.ts'

/** Every bid that is told, highest first, its bidder masked; a few at first, the others behind one press. */
export function Bids({ auction }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const [all, setAll] = useState(false)
  const { bids, bids_count, status } = auction
  const shown = all ? bids : bids.slice(0, fewBids)
  return (
    <Card as="section" padding="none" aria-labelledby="bids" className="flex flex-col overflow-hidden">
      <Heading auction={auction} />
      {bids.length === 0 ? (
        <p className="px-5 pb-5 text-dense text-quiet">
          {status === 'open' || status === 'scheduled' ? (
            <>
              <span className="block font-bold text-text">{t.noBids}</span>
              {t.noBidsBody}
            </>
          ) : (
            t.noBidsEver
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
              <Row key={bid.id} bid={bid} today={riyadhDay(new Date(auction.server_time))} />
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
    </Card>
  )
}

/** As many as stand beside the lot without scrolling. */
const fewBids = 12

/** Until when the list is true, and a way to ask again. */
function Heading({ auction: { status, server_time } }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="flex min-h-14 items-center justify-between gap-2 ps-5 pe-2">
      <h2 id="bids" className="text-h3">
        {t.bids}
      </h2>
      {status === 'open' && (
        <p className="flex items-center gap-1 text-meta text-quiet">
          <span role="status">{t.asOf(`\u2066${secondsOf(server_time)}\u2069`)}</span>
          <IconButton
            icon={RefreshCw}
            label={t.refresh}
            onClick={() => router.invalidate()}
            iconClassName={classes(busy && 'animate-spin')}
          />
        </p>
      )}
    </div>
  )
}

function Row({ bid, today }: { readonly bid: Bid; readonly today: string }) {
  const t = useText(auctionText)
  const { bidder, at, amount, automatic, state } = bid
  const top = state === 'leading' || state === 'accepted'
  const day = riyadhDay(new Date(at))
  const exact = fromRiyals(amount)
  const parts = exact === undefined ? undefined : moneyParts(exact)
  return (
    <tr className={classes('h-12 border-t border-hairline', top && 'bg-ground')}>
      <th scope="row" className="ps-5 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-2">
          <Name>{bidder}</Name>
          {top && <Mark tone={state === 'accepted' ? 'palm' : 'tint'}>{t[marks[state]]}</Mark>}
          {automatic && <span className="text-meta text-quiet">{t.automatic}</span>}
        </span>
      </th>
      <td className="px-2 text-end text-meta text-quiet">
        <time dateTime={at}>
          <Isolate className="block leading-5 whitespace-nowrap">{secondsOf(at)}</Isolate>
          {day !== today && <Isolate className="block leading-5 whitespace-nowrap">{day}</Isolate>}
        </time>
      </td>
      <td className="pe-5 text-end font-bold whitespace-nowrap">
        {parts && (
          <Isolate>
            {parts.whole}.{parts.decimals}
          </Isolate>
        )}
      </td>
    </tr>
  )
}

const marks = { leading: 'highest', accepted: 'accepted' } as const

/** `09:41:22` in Riyadh. */
function secondsOf(iso: string): string {
  return `${riyadhTime(new Date(iso))}:${iso.slice(17, 19)}`
}
