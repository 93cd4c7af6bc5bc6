import { useServerSeconds } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { BidField } from './BidField.tsx'
import { BidNote } from './BidNote.tsx'
import { BidReceipt } from './BidReceipt.tsx'
import { bidText } from './messages.ts'
import { OneTap } from './OneTap.tsx'
import { ProxyField } from './ProxyField.tsx'
import { type Pause, StandingPanel } from './StandingPanel.tsx'
import { type BidOutcome, type BidPlace, useBidding } from './useBidding.ts'

/** The user's standing and every way to bid, on one phone screen with the clock and the price above. */
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
        errors={errorsAt('field', outcome)}
        onBid={(money) => bid('field', { money })}
      />
      <ProxyField
        auction={auction}
        off={off}
        busy={busy}
        errors={errorsAt('proxy', outcome)}
        onMost={bidUpTo}
      />
      {outcome?.kind === 'taken' && <BidReceipt auctionId={auction.id} answer={outcome.answer} />}
    </section>
  )
}

/** The element that says why the bid buttons are disabled. */
const reasonId = 'my-standing'

function usePause({ auction: { status, ends_at, server_time }, connection }: LiveAuction): Pause {
  const left = Date.parse(ends_at) - useServerSeconds(server_time)
  if (connection === 'reconnecting') return 'lost'
  return status === 'open' && left <= 0 ? 'over' : null
}

/** The server's errors for an amount belong to the field that sent it. */
function errorsAt(from: BidPlace, outcome: BidOutcome | null): readonly string[] {
  if (outcome?.kind !== 'refused' || outcome.from !== from) return []
  const { refusal } = outcome
  const [first] = Object.values(refusal.errors)
  return first ?? [refusal.message]
}
