import { Fish } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn, useText } from '../../app/texts/text.ts'
import { marketOf } from '../../products/card.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { dayDistance, riyadhMoment, weekday } from '../times.ts'
import { auctionText } from './messages.ts'

/** Explains why the user cannot bid here, and what the user can do instead. */
export function SandPanel({
  title,
  body,
  children,
}: {
  readonly title: string
  readonly body: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="rounded-card bg-sand p-4 text-on-sand">
      <h2 className="text-h3 text-text">{title}</h2>
      <p className="mb-3 text-dense">{body}</p>
      <div className="flex flex-col gap-2">{children}</div>
    </div>
  )
}

/** A link to goods of the same species on sale, for users who cannot bid or came too late. */
export function BuyInstead({ auction: { origin, type_fish_id } }: { readonly auction: AuctionDetails }) {
  const t = useText(auctionText)
  return (
    <ButtonLink kind="outlined" wide icon={Fish} to={marketOf[origin]} search={{ fishId: [type_fish_id] }}>
      {origin === 'local' ? t.sameLocal : t.sameImported}
    </ButtonLink>
  )
}

/** A moment relative to the day of the server's answer: `غدًا 05:32`. Both arguments are in ISO 8601. */
export function dayMoment(iso: string, asOf: string, locale: Locale): string {
  const t = textIn(auctionText, locale)
  const at = new Date(iso)
  const time = `\u2066${riyadhTime(at)}\u2069`
  const distance = dayDistance(at, new Date(asOf))
  if (distance === 'today') return t.todayAt(time)
  if (distance === 'tomorrow') return t.tomorrowAt(time)
  return t.dayAt(weekday(at, locale), `\u2066${riyadhMoment(at)}\u2069`)
}
