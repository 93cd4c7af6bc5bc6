import { Link } from '@tanstack/react-router'
import { riyadhTime } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Card } from '../../ui/Card.tsx'
import { MoreLink, SectionHeading } from '../../ui/SectionHeading.tsx'
import { OriginBadge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import type { CardAuction } from '../card.ts'
import { auctionsText } from '../messages.ts'
import { StartsOn } from '../TimeStrip.tsx'

type StartingSoonProps = { readonly auctions: readonly CardAuction[]; readonly asOf: string }

/** The auctions that start next, below the open auctions; on a phone they have their own tab. */
export function StartingSoon({ auctions, asOf }: StartingSoonProps) {
  const t = useText(auctionsText)
  if (auctions.length === 0) return null
  return (
    <section aria-labelledby="soon" className="mt-14 max-md:hidden">
      <SectionHeading
        id="soon"
        title={t.soon}
        sub={t.soonSub}
        action={
          <MoreLink to="/auctions" search={{ status: 'scheduled' }}>
            {t.allScheduled}
          </MoreLink>
        }
      />
      <Card padding="none" className="overflow-hidden">
        <table className="w-full text-dense">
          <thead>
            <tr className="h-11 bg-ground text-meta text-quiet">
              {[t.lot, t.starts, t.market, t.quantityColumn, t.openingColumn].map((title) => (
                <th key={title} scope="col" className="px-4 text-start font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {auctions.map((auction) => (
              <Row key={auction.id} auction={auction} asOf={asOf} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}

function Row({ auction, asOf }: { readonly auction: CardAuction; readonly asOf: string }) {
  const { id, name, image, fish, market, quantity, price, startsAt, startsAfter } = auction
  return (
    <tr className="group relative h-19 border-t border-hairline hover:bg-tint">
      <th scope="row" className="px-4 text-start font-normal">
        <span className="flex items-center gap-3">
          <Plate image={image} fit="whole" width={76} height={52} className="h-13 w-19" />
          <Link
            to="/auctions/$auctionId"
            params={{ auctionId: String(id) }}
            className="font-bold after:absolute after:inset-0 group-hover:text-primary"
          >
            {name}
            <DeviceName code={fish} className="block text-meta font-normal text-quiet" />
          </Link>
          <OriginBadge {...auction} />
        </span>
      </th>
      <td className="px-4">
        <span className="flex items-center gap-2">
          <StartsOn startsAt={startsAt} startsAfter={startsAfter} asOf={asOf} />
          <Isolate className="font-bold">{riyadhTime(new Date(startsAt))}</Isolate>
        </span>
      </td>
      <td className="px-4">{market}</td>
      <td className="px-4">
        <Kilograms kilograms={quantity} />
      </td>
      <td className="px-4">
        <Money riyals={price} />
      </td>
    </tr>
  )
}
