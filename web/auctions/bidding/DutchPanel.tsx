import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { useLotFall } from '../details/FallPrice.tsx'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { printLotAmount } from '../lotAmount.ts'
import { usePause } from './pause.ts'
import { usePress } from './usePress.ts'
import { wayText } from './wayMessages.ts'

/**
 * The button that buys a Dutch lot at the price that is shown at pointer down. One tap buys without a confirmation, like
 * a bid.
 */
export function DutchPanel(live: LiveAuction) {
  const t = useText(wayText)
  const locale = useLocale()
  const { auction, reload } = live
  const { price } = useLotFall(auction)
  const pause = usePause(live)
  const buy = useCall('POST auction/show/{id}/press', {
    done: ({ price: paid }) => t.bought(printLotAmount(paid, locale)),
    onDone: reload,
    // The lot may be sold, or the price may differ, so the current state is loaded at once.
    onRefused: reload,
  })
  const press = usePress((money) => void buy.send({ params: { id: auction.id }, body: { money } }))
  const off = pause !== null
  return (
    <section aria-label={t.buy} className="flex flex-col gap-2">
      <button
        type="button"
        aria-disabled={off || undefined}
        aria-describedby="press-note"
        aria-busy={buy.busy || undefined}
        {...(off || buy.busy ? {} : press(price))}
        className={classes(
          'flex min-h-18 w-full items-center justify-center gap-2 rounded-control border px-3 text-h3 font-bold',
          'transition-colors touch-manipulation select-none',
          off
            ? 'cursor-default border-hairline bg-ground text-quiet'
            : 'border-primary bg-primary text-on-primary hover:bg-primary-hover',
        )}
      >
        {buy.busy && <LoaderCircle aria-hidden size={24} className="turning" />}
        {t.buyAt(printLotAmount(buy.pending?.body.money ? Number(buy.pending.body.money) : price, locale))}
      </button>
      <p id="press-note" role="status" className="min-h-5.5 text-meta text-quiet">
        {pause === 'lost' ? (
          t.lost
        ) : buy.refusal ? (
          <span className="flex items-start gap-1.5 text-coral">
            <CircleAlert aria-hidden size={16} className="mt-0.75 shrink-0" />
            <span>{buy.errors.money ? t.above(printLotAmount(price, locale)) : buy.message}</span>
          </span>
        ) : (
          t.firstBuys
        )}
      </p>
    </section>
  )
}
