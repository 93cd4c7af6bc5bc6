import { Hand, Hourglass, type LucideIcon, ShieldCheck, UsersRound } from 'lucide-react'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { MyAuctionStep } from '../myAuctions/MyAuctionStep.tsx'
import { myAuctionsText } from '../myAuctions/messages.ts'
import { type OwnTurn, turnOf } from '../myAuctions/turn.ts'

/** Who has to act until when, with the action button; on sand when it is the owner. */
export function MyAuctionTurn({ auction }: { readonly auction: OwnAuction }) {
  const t = useText(myAuctionsText)
  const locale = useLocale()
  const { who, say } = turnOf(auction, useServerSeconds(auction.server_time), locale)
  const Icon = icons[who]
  const head = {
    me: t.yourNextStep,
    winner: t.winnersTurn,
    bidders: t.biddersTurn,
    nobody: t.nothingLeft,
  }[who]
  return (
    <section
      aria-label={t.turn}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 md:px-5',
        who === 'me' ? 'border-sand-edge bg-sand text-on-sand' : 'border-hairline bg-card',
      )}
    >
      <Icon aria-hidden size={26} className="shrink-0" />
      <div aria-live="polite" className="min-w-0 flex-1 basis-56">
        <p className={classes('text-dense', who !== 'me' && 'text-quiet')}>{head}</p>
        <p className={classes('text-h3', who === 'me' && 'text-text')}>{say}</p>
      </div>
      <div className="max-md:w-full md:w-52">
        <MyAuctionStep auction={auction} filled={who === 'me' || auction.order_id !== null} alone />
      </div>
    </section>
  )
}

const icons: Readonly<Record<OwnTurn['who'], LucideIcon>> = {
  me: Hand,
  winner: Hourglass,
  bidders: UsersRound,
  nobody: ShieldCheck,
}
