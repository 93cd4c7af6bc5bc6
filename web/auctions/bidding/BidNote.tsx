import { CircleAlert } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { auctionText } from '../details/messages.ts'
import { printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'
import type { Pause } from './StandingPanel.tsx'
import type { BidWish } from './sendBid.ts'
import type { BidOutcome, BidPlace } from './useBidding.ts'

type BidNoteProps = {
  readonly auction: AuctionDetails
  readonly pause: Pause
  readonly outcome: BidOutcome | null
  readonly onAgain: (from: BidPlace, wish: BidWish) => void
}

/**
 * A note above the bid steps: a hint, then the result of the last press. It is one line high, so that nothing
 * below it moves.
 */
export function BidNote(props: BidNoteProps) {
  const words = useText(auctionText)
  const { bids_count, reserve_met } = props.auction
  return (
    <div className="flex min-h-5.5 flex-wrap items-baseline justify-between gap-x-3 text-meta">
      <p role="status" className="min-w-0">
        <Note {...props} />
      </p>
      {bids_count > 0 && !reserve_met && <span className="text-quiet">{words.reserve}</span>}
    </div>
  )
}

function Note({ auction, pause, outcome, onAgain }: BidNoteProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const printed = (riyals: number) => printLotAmount(riyals, locale)
  if (outcome?.kind === 'sending') {
    const { money, max_money } = outcome.wish
    return <span>{outcome.silent ? t.asking : t.sending(printed(max_money ?? money ?? 0))}</span>
  }
  if (pause === 'lost') return <span>{t.paused}</span>
  if (outcome?.kind === 'unanswered') {
    return (
      <Wrong>
        {t.unanswered}{' '}
        <button
          type="button"
          className="touch font-bold underline"
          onClick={() => onAgain(outcome.from, outcome.wish)}
        >
          {t.askAgain}
        </button>
      </Wrong>
    )
  }
  if (outcome?.kind === 'refused' && outcome.from === 'tap') {
    const { errors, message } = outcome.refusal
    return <Wrong>{errors.money ? t.quicker(printed(auction.next_minimum)) : message}</Wrong>
  }
  if (outcome?.kind === 'taken' && !outcome.answer.leading) {
    return <Wrong>{outcome.answer.number === null ? t.equalled : t.answered}</Wrong>
  }
  return <span className="text-quiet">{t.oneTap}</span>
}

function Wrong({ children }: { readonly children: React.ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-coral">
      <CircleAlert aria-hidden size={16} className="mt-0.75 shrink-0" />
      <span>{children}</span>
    </span>
  )
}
