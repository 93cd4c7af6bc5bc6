import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink, SectionHeading } from '../../ui/SectionHeading.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { CardAuction } from '../card.ts'
import { countdown, riyadhMoment } from '../times.ts'
import { auctionText } from './messages.ts'

type EndingSoonProps = { readonly auctions: readonly CardAuction[]; readonly asOf: string }

/** Other open auctions, those that end first at the top. */
export function EndingSoon({ auctions, asOf }: EndingSoonProps) {
  const t = useText(auctionText)
  if (auctions.length === 0) return null
  return (
    <section aria-labelledby="ending-soon" className="mt-10 md:mt-14">
      <SectionHeading
        id="ending-soon"
        title={t.endingSoon}
        action={<MoreLink to="/auctions">{t.allAuctions}</MoreLink>}
      />
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-5 xl:grid-cols-4">
        {auctions.map((auction) => (
          <li key={auction.id} className="min-w-0">
            <SmallCard auction={auction} asOf={asOf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SmallCard({ auction, asOf }: { readonly auction: CardAuction; readonly asOf: string }) {
  const { id, name, image, price, quantity, endsAt } = auction
  const left = countdown(Date.parse(endsAt) - useServerSeconds(asOf))
  return (
    <Card as="article" className="group relative flex h-full items-center gap-3">
      <div className="ice h-20 w-24 shrink-0 overflow-hidden rounded-control">
        <Picture
          image={image}
          alt=""
          width={96}
          height={80}
          sizes="96px"
          className="size-full object-contain"
        />
      </div>
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-dense font-bold text-pretty">
          <Link
            to="/auctions/$auctionId"
            params={{ auctionId: String(id) }}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
          >
            {name}
          </Link>
        </h3>
        <p className="text-h3">
          <Money riyals={price} />
        </p>
        <p className="flex items-center gap-2 text-meta text-quiet">
          <Clock aria-hidden size={16} className="shrink-0" />
          <span className="truncate">
            <Isolate>{left ?? riyadhMoment(new Date(endsAt))}</Isolate> · <Kilograms kilograms={quantity} />
          </span>
        </p>
      </div>
    </Card>
  )
}
