import { CircleAlert, CircleCheck, Gavel, Lock, type LucideIcon, WifiOff } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn, useLocale } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { amountAbove, printLotAmount } from '../lotAmount.ts'
import { secondsOf } from '../times.ts'
import { bidText } from './messages.ts'
import type { Pause } from './pause.ts'

type StandingPanelProps = {
  readonly auction: AuctionDetails
  readonly pause: Pause
  /** The id of the element, to which the disabled buttons refer for the reason. */
  readonly id: string
}

/** The user's standing. It is always 62 px high, so that the buttons below it never move. */
export function StandingPanel({ auction, pause, id }: StandingPanelProps) {
  const locale = useLocale()
  const { look, icon: Icon, title, body } = standingOf(auction, pause, locale)
  return (
    <div
      id={id}
      className={classes('flex min-h-15.5 items-center gap-3 rounded-control px-4 py-2', looks[look])}
    >
      <Icon aria-hidden size={24} className="shrink-0" />
      <p className="min-w-0">
        <span className="block text-dense font-bold">{title}</span>
        <span className="block text-meta text-text">{body}</span>
      </p>
    </div>
  )
}

type Standing = {
  readonly look: keyof typeof looks
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
}

function standingOf(auction: AuctionDetails, pause: Pause, locale: Locale): Standing {
  const t = textIn(bidText, locale)
  const printed = (riyals: number) => printLotAmount(riyals, locale)
  const { my_standing, my_highest, my_max, price, next_minimum, bids_count, server_time } = auction
  if (pause === 'lost') {
    const time = `\u2066${secondsOf(server_time)}\u2069`
    return { look: 'waiting', icon: WifiOff, title: t.lost, body: t.lostBody(time) }
  }
  if (pause === 'over') return { look: 'waiting', icon: Lock, title: t.over, body: t.overBody }
  if (my_standing === 'leading') {
    const body =
      my_max === null ? t.leadingBody(printed(price)) : t.leadingMax(printed(price), printed(my_max))
    return { look: 'good', icon: CircleCheck, title: t.leading, body }
  }
  if (my_standing === 'outbid' && my_highest !== null) {
    const body = t.outbidBody(printed(my_highest), printed(amountAbove(price, my_highest)))
    return { look: 'urgent', icon: CircleAlert, title: t.outbid, body }
  }
  const body = (bids_count === 0 ? t.noneYet : t.notBiddingBody)(printed(next_minimum))
  return { look: 'quiet', icon: Gavel, title: t.notBidding, body }
}

const looks = {
  good: 'bg-palm-tint text-palm',
  urgent: 'bg-coral-tint text-coral',
  waiting: 'bg-amber-tint text-amber',
  quiet: 'bg-tint text-primary',
} as const
