import { Link, type LinkProps } from '@tanstack/react-router'
import { CalendarClock, ChevronRight, ClipboardList, Handshake, type LucideIcon, Ship } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { dealAddress } from '../../behar/myDemands/search.ts'
import { useOwnSubscription } from '../../behar/subscription/useOwnSubscription.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { shopText } from './messages.ts'

type Place = {
  readonly name: 'boards' | 'entries' | 'deals' | 'subscription'
  readonly icon: LucideIcon
  readonly link: LinkProps
}

const places: readonly Place[] = [
  { name: 'boards', icon: Ship, link: { to: '/international-market/behar-market/main' } },
  { name: 'entries', icon: ClipboardList, link: { to: '/international-market/behar-market/my-demands' } },
  {
    name: 'deals',
    icon: Handshake,
    link: { to: '/international-market/behar-market/my-demands', search: dealAddress() },
  },
  { name: 'subscription', icon: CalendarClock, link: { to: '/profile/subscription' } },
]

/** The behar market on the home page of an importer: its pages, and the end of the subscription. */
export function BeharCard() {
  const t = useText(shopText)
  const { active, expires_at } = useOwnSubscription().data?.subscription ?? {}
  const until = active && expires_at && t.until(riyadhDay(new Date(expires_at)))
  return (
    <Card as="section" padding="none" aria-labelledby="shop-behar" className="overflow-hidden">
      <h2 id="shop-behar" className="px-4 pt-4 pb-2 text-h3 md:px-5">
        {t.behar}
      </h2>
      <ul className="divide-y divide-hairline md:grid md:grid-cols-2 md:divide-y-0">
        {places.map(({ name, icon: Icon, link }) => (
          <li key={name}>
            <Link {...link} className="flex min-h-13 items-center gap-3 px-4 hover:bg-tint md:px-5">
              <Icon aria-hidden size={20} className="shrink-0 text-primary" />
              <span className="grow">{t[name]}</span>
              {name === 'subscription' && until && <span className="text-meta text-quiet">{until}</span>}
              {name === 'subscription' && expires_at && !active && <Badge tone="amber">{t.ended}</Badge>}
              <ChevronRight aria-hidden size={20} className="onwards shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
