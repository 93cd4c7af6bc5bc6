import { type FormEvent, useRef, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'

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
  const read = readAmount(typed)
  const problem = problemIn(read)
  const amount = read.kind === 'value' ? toRiyals(read.value) : undefined
  const least = t.leastNow(printLotAmount(auction.next_minimum, locale))
  const tooLow = amount !== undefined && amount < auction.next_minimum
  const wrong =
    sent !== typed
      ? []
      : problem
        ? [fieldMessage(problem, locale)]
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
        <AmountField
          label={t.other}
          labelHidden
          errors={wrong}
          hint={tooLow && wrong.length === 0 ? least : undefined}
          value={typed}
          onChange={setTyped}
          placeholder={t.otherLeast(lotAmount(auction.next_minimum))}
          inputRef={box}
        />
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
