import { type FormEvent, useRef, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { AmountBox, typedAmount } from './AmountBox.tsx'
import { bidText } from './bidMessages.ts'
import { lotAmount, printLotAmount } from './lotAmount.ts'

type BidFieldProps = {
  readonly auction: AuctionDetails
  readonly off: boolean
  readonly busy: boolean
  /** What the server said of the last amount from here. */
  readonly errors: readonly string[]
  /** Answers whether the bid was taken. */
  readonly onBid: (amount: number) => Promise<boolean>
}

/** Any amount from the least on. What was typed stays until it was taken. */
export function BidField({ auction, off, busy, errors, onBid }: BidFieldProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const amount = typedAmount(typed)
  const least = t.leastNow(printLotAmount(auction.next_minimum, locale))
  const tooLow = amount !== undefined && amount < auction.next_minimum
  const wrong =
    sent !== typed
      ? []
      : amount === undefined
        ? [t.notNumber]
        : errors.length > 0
          ? errors
          : tooLow
            ? [least]
            : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (off || busy) return
    setSent(typed)
    if (amount === undefined || tooLow) return box.current?.focus()
    if (await onBid(amount)) setTyped('')
    else box.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <Field
          label={t.other}
          labelHidden
          errors={wrong}
          {...(tooLow && wrong.length === 0 ? { hint: least } : {})}
        >
          {(control) => (
            <AmountBox
              control={control}
              value={typed}
              onChange={setTyped}
              placeholder={t.otherLeast(lotAmount(auction.next_minimum))}
              inputRef={box}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        kind="outlined"
        busy={busy}
        aria-disabled={off || undefined}
        className="min-h-12 shrink-0 px-5 aria-disabled:border-hairline aria-disabled:bg-ground aria-disabled:font-normal aria-disabled:text-quiet"
      >
        {t.bidNow}
      </Button>
    </form>
  )
}
