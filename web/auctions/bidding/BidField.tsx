import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'
import { amountButton, useBidAmount } from './useBidAmount.ts'

type BidFieldProps = {
  readonly auction: AuctionDetails
  readonly off: boolean
  readonly busy: boolean
  /** The server's errors for the last amount from this field. */
  readonly errors: readonly string[]
  /** Resolves to whether the bid was accepted. */
  readonly onBid: (amount: number) => Promise<boolean>
}

/** A field for any amount from the minimum up. The typed text stays until the bid is accepted. */
export function BidField({ auction, off, busy, errors, onBid }: BidFieldProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const least = t.leastNow(printLotAmount(auction.next_minimum, locale))
  const field = useBidAmount({
    off,
    busy,
    errors,
    isTooLow: (amount) => amount < auction.next_minimum,
    tooLowText: least,
    onAmount: onBid,
    onAccepted: () => field.setTyped(''),
  })
  return (
    <form noValidate onSubmit={field.onSubmit} className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <AmountField
          label={t.other}
          labelHidden
          errors={field.wrong}
          hint={field.tooLow && field.wrong.length === 0 ? least : undefined}
          value={field.typed}
          onChange={field.setTyped}
          placeholder={t.otherLeast(lotAmount(auction.next_minimum))}
          inputRef={field.box}
        />
      </div>
      <Button
        type="submit"
        kind="outlined"
        busy={busy}
        aria-disabled={off || undefined}
        className={amountButton}
      >
        {t.bidNow}
      </Button>
    </form>
  )
}
