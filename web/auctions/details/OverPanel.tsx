import { CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn, useLocale } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { printLotAmount } from '../lotAmount.ts'
import { BuyInstead } from './BuyInstead.tsx'
import { dayMoment } from './dayMoment.ts'
import { auctionText } from './messages.ts'

/** After the end: the result of the user's own bids, and a link to the same species on sale. */
export function OverPanel({ auction }: { readonly auction: AuctionDetails }) {
  const locale = useLocale()
  const own = ownOutcome(auction, locale)
  return (
    <div className="flex flex-col gap-3">
      {own && (
        <div className={classes('flex items-center gap-3 rounded-control px-4 py-2', looks[own.look])}>
          <own.icon aria-hidden size={24} className="shrink-0" />
          <p className="min-w-0">
            <span className="block text-dense font-bold">{own.title}</span>
            <span className="block text-meta text-text">{own.body}</span>
          </p>
        </div>
      )}
      <BuyInstead auction={auction} />
    </div>
  )
}

type Own = {
  readonly look: keyof typeof looks
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
}

function ownOutcome(auction: AuctionDetails, locale: Locale): Own | null {
  const t = textIn(auctionText, locale)
  const { bids, my_highest, status, accept_until, server_time } = auction
  const mine = bids.filter((bid) => bid.mine)
  if (mine.some(({ state }) => state === 'rejected')) {
    return { look: 'quiet', icon: CircleAlert, title: t.yoursRejected, body: t.yoursRejectedBody }
  }
  if (mine.some(({ state }) => state === 'abandoned')) {
    return { look: 'wrong', icon: CircleAlert, title: t.yoursAbandoned, body: t.yoursAbandonedBody }
  }
  if (my_highest === null || status === 'void') return null
  if (mine.some(({ state }) => state === 'ineligible')) {
    return { look: 'wrong', icon: CircleAlert, title: t.yoursLapsed, body: t.yoursLapsedBody }
  }
  if (status === 'ended' && mine.some(({ state }) => state === 'leading') && accept_until !== null) {
    const until = dayMoment(accept_until, server_time, locale)
    return { look: 'good', icon: CircleCheck, title: t.yoursWaits, body: t.yoursWaitsBody(until) }
  }
  const body = t.notYoursBody(printLotAmount(my_highest, locale))
  return { look: 'quiet', icon: Hourglass, title: t.notYours, body }
}

const looks = {
  good: 'bg-palm-tint text-palm',
  wrong: 'bg-coral-tint text-coral',
  quiet: 'bg-tint text-primary',
} as const
