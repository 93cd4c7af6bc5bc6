import { LoaderCircle } from 'lucide-react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'
import { nextSteps } from './steps.ts'
import { usePress } from './usePress.ts'

type OneTapProps = {
  readonly auction: AuctionDetails
  /** The amount that is being sent from here; null if none is. */
  readonly sending: number | null
  /** True if the buttons are disabled; `reasonId` is the id of the element that says why. */
  readonly off: boolean
  readonly reasonId: string
  readonly onBid: (amount: number) => void
}

/** Buttons for the next three bid steps; one tap sends a bid. The first button is filled while the user does not lead. */
export function OneTap({ auction, sending, off, reasonId, onBid }: OneTapProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const press = usePress(onBid)
  const leads = auction.my_standing === 'leading'
  return (
    <div className="grid grid-cols-3 gap-2">
      {nextSteps(auction).map(({ amount, above, steps }) => (
        <button
          // The key is the step and not the amount, so that the button stays in place when its amount rises.
          key={steps}
          type="button"
          aria-disabled={off || undefined}
          aria-describedby={off ? reasonId : undefined}
          aria-busy={sending === amount || undefined}
          {...(off ? {} : press(amount))}
          className={classes(
            'relative flex min-h-16 min-w-0 flex-col items-center justify-center rounded-control border px-1',
            'transition-colors touch-manipulation select-none',
            off ? looks.off : steps === 0 && !leads ? looks.filled : looks.outlined,
          )}
        >
          <VisuallyHidden>{t.tap(printLotAmount(amount, locale))}</VisuallyHidden>
          <span aria-hidden="true" className="contents">
            {sending === amount ? (
              <LoaderCircle size={24} className="turning" />
            ) : (
              <>
                <Isolate className="text-h3">{lotAmount(amount)}</Isolate>
                <span className="text-meta">
                  {above === 0 ? t.opening : <Isolate>+{lotAmount(above)}</Isolate>}
                </span>
              </>
            )}
          </span>
        </button>
      ))}
    </div>
  )
}

const looks = {
  filled: 'border-primary bg-primary text-on-primary hover:bg-primary-hover',
  outlined: 'border-primary bg-card text-primary hover:bg-tint',
  off: 'cursor-default border-hairline bg-ground text-quiet',
} as const
