import { CircleAlert } from 'lucide-react'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { auctionText } from '../details/messages.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { BidAmountForm, type BidFieldState } from './BidAmountForm.tsx'
import { bidText } from './messages.ts'
import { OneTap } from './OneTap.tsx'
import { ProxyField } from './ProxyField.tsx'
import { type Pause, usePause } from './pause.ts'
import { RecordReceipt } from './RecordReceipt.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import type { BidWish } from './sendBid.ts'
import { type BidOutcome, type BidPlace, useBidding } from './useBidding.ts'

/** The user's standing and all ways to bid. On a phone they fit on one screen below the clock and the price. */
export function BidPanel(live: LiveAuction) {
  const t = useText(bidText)
  const { auction } = live
  const { outcome, bid, bidUpTo } = useBidding(live)
  const pause = usePause(live)
  const busy = outcome?.kind === 'sending'
  const off = pause !== null
  return (
    <section aria-label={t.panel} className="-mb-2.5 flex flex-col gap-2">
      <StandingPanel id={reasonId} auction={auction} pause={pause} />
      <div className="flex flex-col gap-1.5">
        <BidNote
          auction={auction}
          pause={pause}
          outcome={outcome}
          onAgain={(from, wish) => void bid(from, wish)}
        />
        <OneTap
          auction={auction}
          off={off}
          reasonId={reasonId}
          sending={
            outcome?.kind === 'sending' && outcome.from === 'tap' ? (outcome.wish.money ?? null) : null
          }
          onBid={(money) => void bid('tap', { money })}
        />
      </div>
      <BidField
        auction={auction}
        off={off}
        busy={busy}
        outcome={outcome}
        errors={errorsAt('field', outcome)}
        onBid={(money) => bid('field', { money })}
      />
      <ProxyField
        auction={auction}
        off={off}
        busy={busy}
        outcome={outcome}
        errors={errorsAt('proxy', outcome)}
        onMost={bidUpTo}
      />
      {outcome?.kind === 'taken' && <BidReceipt auctionId={auction.id} answer={outcome.answer} />}
    </section>
  )
}

/** The id of the element that says why the bid buttons are disabled. */
const reasonId = 'my-standing'

/** The server's errors for an amount, if this control sent the amount. */
function errorsAt(from: BidPlace, outcome: BidOutcome | null): readonly string[] {
  if (outcome?.kind !== 'refused' || outcome.from !== from) return []
  const { refusal } = outcome
  const [first] = Object.values(refusal.errors)
  return first ?? [refusal.message]
}

/** A bid's number and hash in the public record, with which its bidder can verify the record later. */
function BidReceipt({
  auctionId,
  answer: { number, hash },
}: {
  readonly auctionId: number
  readonly answer: BidAnswer
}) {
  const t = useText(bidText)
  if (number === null || hash === null) return null
  return (
    <RecordReceipt auctionId={auctionId} fingerprint={hash} check={t.check}>
      {t.receipt(`\u2066${number}\u2069`)}
    </RecordReceipt>
  )
}

type BidFieldProps = BidFieldState & {
  readonly auction: AuctionDetails
  /** Resolves to whether the bid was accepted. */
  readonly onBid: (amount: number) => Promise<boolean>
}

/** A field for any amount from the minimum up. */
function BidField({ auction: { next_minimum }, onBid, ...state }: BidFieldProps) {
  const t = useText(bidText)
  const locale = useLocale()
  return (
    <BidAmountForm
      {...state}
      label={t.other}
      labelHidden
      hinted
      placeholder={t.otherLeast(lotAmount(next_minimum))}
      isTooLow={(amount) => amount < next_minimum}
      tooLowText={t.leastNow(printLotAmount(next_minimum, locale))}
      onAmount={onBid}
      send={t.bidNow}
    />
  )
}

type BidNoteProps = {
  readonly auction: AuctionDetails
  readonly pause: Pause
  readonly outcome: BidOutcome | null
  readonly onAgain: (from: BidPlace, wish: BidWish) => void
}

/**
 * A note above the bid steps: a hint, or after a bid its result. The note is always one line high, so that nothing below
 * it moves.
 */
function BidNote(props: BidNoteProps) {
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
