import type { Bid } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { auctionsText } from '../messages.ts'
import { myAuctionsText, ownTextOf } from '../myAuctions/messages.ts'

type MyAuctionBidsProps = {
  readonly auction: OwnAuction
  /** The bids; null while they load. */
  readonly bids: readonly Bid[] | null
}

/** The bids as the public page shows them, highest first, with masked bidders and the state of each bid. */
export function MyAuctionBids({ auction, bids }: MyAuctionBidsProps) {
  const t = useText(ownTextOf(auction.way))
  const { id, bids_count, hidden } = auction
  return (
    <Card as="section" padding="none" aria-labelledby="own-bids" className="overflow-hidden">
      <div className="flex min-h-14 items-center justify-between gap-3 px-4 md:px-5">
        <h2 id="own-bids" className="text-h3">
          {t.bids}
        </h2>
        {bids_count > 0 && !hidden && (
          <TextLink to="/auctions/$auctionId/record" params={{ auctionId: String(id) }}>
            {t.wholeRecord}
          </TextLink>
        )}
      </div>
      {bids_count === 0 || hidden ? <NoBids auction={auction} /> : <List auction={auction} bids={bids} />}
    </Card>
  )
}

function NoBids({
  auction: { status, way, offers_count },
}: {
  readonly auction: Pick<OwnAuction, 'status' | 'way' | 'offers_count'>
}) {
  const t = useText(myAuctionsText)
  const words = useText(auctionsText)
  const none = {
    english: { title: t.noBids, body: t.noBidsBody, ever: t.noBidsEver },
    dutch: { title: t.noPress, body: t.noPressBody, ever: t.noPressEver },
    sealed: { title: words.offers(offers_count), body: t.sealedBody, ever: t.noOfferEver },
  }[way]
  const runs = status === 'open' || status === 'scheduled' || (way === 'sealed' && offers_count > 0)
  return (
    <p className="px-4 pb-5 text-dense text-quiet md:px-5">
      {runs ? (
        <>
          <span className="block font-bold text-text">{none.title}</span>
          {none.body}
        </>
      ) : (
        none.ever
      )}
    </p>
  )
}

function List({ auction: { bids_count, server_time, way }, bids }: MyAuctionBidsProps) {
  const t = useText(ownTextOf(way))
  if (bids === null)
    return (
      <div className="flex flex-col gap-3 p-4">
        <LoadingNote />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-full" />
      </div>
    )
  const today = riyadhDay(new Date(server_time))
  return (
    <>
      <table className="w-full text-dense">
        <caption className="visually-hidden">{t.lastBids(bids.length)}</caption>
        <tbody>
          {bids.map((bid) => (
            <Row key={bid.number} bid={bid} way={way} today={today} />
          ))}
        </tbody>
      </table>
      {bids_count > bids.length && (
        <p className="border-t border-hairline px-4 py-3 text-meta text-quiet md:px-5">
          {t.lastBids(bids.length)}
        </p>
      )}
    </>
  )
}

type RowProps = { readonly bid: Bid; readonly way: OwnAuction['way']; readonly today: string }

function Row({ bid, way, today }: RowProps) {
  const t = useText(ownTextOf(way))
  const { bidder, at, amount, automatic, state } = bid
  const badge = badges[state]
  const [day, time] = [riyadhDay(new Date(at)), riyadhTime(new Date(at))]
  return (
    <tr className={classes('h-13 border-t border-hairline', badge?.tone === 'palm' && 'bg-ground')}>
      <th scope="row" className="ps-4 text-start font-normal md:ps-5">
        <span className="flex flex-wrap items-center gap-x-2">
          <Name>{bidder}</Name>
          {badge && <Badge tone={badge.tone}>{t[badge.word]}</Badge>}
          {automatic && <span className="text-meta text-quiet">{t.automatic}</span>}
        </span>
      </th>
      <td className="px-2 text-end text-meta text-quiet">
        <time dateTime={at}>
          <Isolate className="whitespace-nowrap">{day === today ? time : `${day} ${time}`}</Isolate>
        </time>
      </td>
      <td className="pe-4 text-end md:pe-5">
        <Money riyals={amount} className="[&>span]:visually-hidden" />
      </td>
    </tr>
  )
}

const badges: Partial<
  Record<
    Bid['state'],
    {
      readonly tone: 'palm' | 'tint' | 'plain'
      readonly word: 'acceptedBadge' | 'bestBadge' | 'ineligibleBadge' | 'rejectedBadge' | 'abandonedBadge'
    }
  >
> = {
  accepted: { tone: 'palm', word: 'acceptedBadge' },
  leading: { tone: 'tint', word: 'bestBadge' },
  ineligible: { tone: 'plain', word: 'ineligibleBadge' },
  rejected: { tone: 'plain', word: 'rejectedBadge' },
  abandoned: { tone: 'plain', word: 'abandonedBadge' },
}
