import { Link } from '@tanstack/react-router'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { limits } from '#shared/base/limits.ts'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { auctionsText } from '../messages.ts'
import { countdown, riyadhMoment } from '../times.ts'
import { MyAuctionBadge, MyLotPlate } from './MyAuctionBadge.tsx'
import { MyAuctionMenu } from './MyAuctionMenu.tsx'
import { MyAuctionStep } from './MyAuctionStep.tsx'
import { myAuctionsText } from './messages.ts'
import { turnOf } from './turn.ts'

type MyAuctionTableProps = {
  readonly auctions: readonly OwnAuction[]
  /** The id of the auction that has the filled button. */
  readonly first: number | undefined
}

/** The user's own auctions as a table on wide screens, with a column for the side that must act. */
export function MyAuctionTable({ auctions, first }: MyAuctionTableProps) {
  const t = useText(myAuctionsText)
  return (
    <table className="w-full text-dense">
      <thead>
        <tr className="h-11 bg-ground text-meta text-quiet">
          {[t.lot, t.price, t.time, t.turn].map((title, place) => (
            <th
              key={title}
              scope="col"
              className={classes('px-2 text-start font-normal whitespace-nowrap', place === 0 && 'ps-4')}
            >
              {title}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t.step}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {auctions.map((auction) => (
          <Row key={auction.id} auction={auction} filled={auction.id === first} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ auction, filled }: { readonly auction: OwnAuction; readonly filled: boolean }) {
  const words = useText(auctionsText)
  const { id, name, quantity, price, price_per_kg, status, bids_count, market } = auction
  const { whole, decimals } = moneyParts(halalasOf(price))
  return (
    <tr className="h-19 hover:bg-ground">
      <td className="py-2 ps-4 pe-2">
        <div className="flex min-w-0 items-center gap-3">
          <MyLotPlate auction={auction} />
          <div className="min-w-0">
            <h2 className="line-clamp-2 text-dense font-bold">
              <Link
                to="/profile/my-auctions/$auctionId"
                params={{ auctionId: String(id) }}
                className="touch hover:text-primary hover:underline"
              >
                <Name>{name}</Name>
              </Link>
            </h2>
            <p className="line-clamp-1 text-meta text-quiet">
              <Kilograms kilograms={quantity} /> · {market.name}
            </p>
          </div>
        </div>
      </td>
      <td className="px-2 whitespace-nowrap">
        <p className="font-bold">
          <Isolate>{`${whole}.${decimals}`}</Isolate>
        </p>
        <p className="text-meta text-quiet">
          <Money riyals={price_per_kg} perKilogram className="[&>bdi]:font-normal" />
        </p>
      </td>
      <td className="px-2 whitespace-nowrap">
        <Time auction={auction} />
        <p className="text-meta text-quiet">
          {status === 'scheduled' ? words.opening : words.bids(bids_count)}
        </p>
      </td>
      <td className="w-56 max-w-56 px-2 py-2">
        <MyAuctionBadge auction={auction} />
        <Turn auction={auction} />
      </td>
      <td className="py-2 ps-2 pe-4">
        <div className="flex items-center justify-end gap-1">
          <MyAuctionStep auction={auction} filled={filled} short className="min-w-28" />
          <MyAuctionMenu auction={auction} className="border-transparent bg-transparent" />
        </div>
      </td>
    </tr>
  )
}

/** While the auction runs, the time left, coral in the last minutes; otherwise its start or end. */
function Time({ auction: { status, starts_at, ends_at, server_time } }: { readonly auction: OwnAuction }) {
  const locale = useLocale()
  const now = useServerSeconds(server_time)
  if (status !== 'open')
    return <p>{momentInWords(status === 'scheduled' ? starts_at : ends_at, now, locale)}</p>
  const left = Date.parse(ends_at) - now
  return (
    <p className={classes('font-bold', left <= limits.auction.lastMinutesMs && 'text-coral')}>
      <Isolate>{countdown(left) ?? riyadhMoment(new Date(ends_at))}</Isolate>
    </p>
  )
}

function Turn({ auction }: { readonly auction: OwnAuction }) {
  const locale = useLocale()
  const { who, say, short = say } = turnOf(auction, useServerSeconds(auction.server_time), locale)
  return <p className={classes('text-meta', who === 'me' ? 'font-bold' : 'text-quiet')}>{short}</p>
}
