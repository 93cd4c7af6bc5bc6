import { useQuery } from '@tanstack/react-query'
import type { Bid } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { api, type Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { TextLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { classes } from '../base/ui/classes.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { Money } from '../base/ui/Money.tsx'
import { LoadingNote, Skeleton } from '../base/ui/Skeleton.tsx'
import { myAuctionsText } from './myAuctionsMessages.ts'

/** The bids as everybody sees them, highest first, their bidders masked, and what each stands for now. */
export function MyAuctionBids({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
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
      {bids_count === 0 || hidden ? <NoBids auction={auction} /> : <Bids auction={auction} />}
    </Card>
  )
}

function NoBids({ auction: { status } }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const runs = status === 'open' || status === 'scheduled'
  return (
    <p className="px-4 pb-5 text-dense text-quiet md:px-5">
      {runs ? (
        <>
          <span className="block font-bold text-text">{t.noBids}</span>
          {t.noBidsBody}
        </>
      ) : (
        t.noBidsEver
      )}
    </p>
  )
}

/** What the auction's public page tells, asked for anew whenever the auction itself has changed. */
function Bids({ auction: { id, bids_count, status, server_time } }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['myAuctions', 'bids', id, bids_count, status],
    queryFn: ({ signal }) => api('GET auction/show/{id}', { params: { id } }, { locale, signal }),
    placeholderData: (before) => before,
  })
  if (!data && error)
    return (
      <ErrorFace
        title={t.bidsFailed}
        refusal={error as Refusal}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data)
    return (
      <div className="flex flex-col gap-3 p-4">
        <LoadingNote />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-full" />
      </div>
    )
  const { bids } = data
  const today = riyadhDay(new Date(server_time))
  return (
    <>
      <table className="w-full text-dense">
        <caption className="visually-hidden">{t.lastBids(bids.length)}</caption>
        <tbody>
          {bids.map((bid) => (
            <Row key={bid.id} bid={bid} today={today} />
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

function Row({ bid, today }: { readonly bid: Bid; readonly today: string }) {
  const t = useText(myAuctionsText)
  const { bidder, at, amount, automatic, state } = bid
  const mark = marks[state]
  const [day, time] = [riyadhDay(new Date(at)), riyadhTime(new Date(at))]
  return (
    <tr className={classes('h-13 border-t border-hairline', mark?.tone === 'palm' && 'bg-ground')}>
      <th scope="row" className="ps-4 text-start font-normal md:ps-5">
        <span className="flex flex-wrap items-center gap-x-2">
          <Name>{bidder}</Name>
          {mark && <Mark tone={mark.tone}>{t[mark.word]}</Mark>}
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

const marks: Partial<
  Record<
    Bid['state'],
    {
      readonly tone: 'palm' | 'tint' | 'plain'
      readonly word: 'acceptedMark' | 'bestMark' | 'ineligibleMark'
    }
  >
> = {
  accepted: { tone: 'palm', word: 'acceptedMark' },
  leading: { tone: 'tint', word: 'bestMark' },
  ineligible: { tone: 'plain', word: 'ineligibleMark' },
}
