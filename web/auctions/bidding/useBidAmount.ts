import { type FormEvent, useRef, useState } from 'react'
import { fieldMessage } from '#shared/base/errors.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { useLocale } from '../../app/texts/text.ts'

type BidAmountProps = {
  readonly off: boolean
  readonly busy: boolean
  /** The server's refusal of the last amount sent from this field. */
  readonly errors: readonly string[]
  /** Whether an amount, in SAR for the whole lot, is below the minimum. */
  readonly isTooLow: (amount: number) => boolean
  readonly tooLowText: string
  /** Resolves to whether the server accepted the amount. */
  readonly onAmount: (amount: number) => Promise<boolean>
  readonly onAccepted: () => void
}

/** The state of an amount field of the bid panel: its text, its errors and its submit handler. */
export function useBidAmount(props: BidAmountProps) {
  const { off, busy, errors, isTooLow, tooLowText, onAmount, onAccepted } = props
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const read = readAmount(typed)
  const problem = problemIn(read)
  const amount = read.kind === 'value' ? toRiyals(read.value) : undefined
  const tooLow = amount !== undefined && isTooLow(amount)
  const wrong = problem
    ? [fieldMessage(problem, locale)]
    : errors.length > 0
      ? errors
      : tooLow
        ? [tooLowText]
        : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (off || busy) return
    setSent(typed)
    if (amount === undefined || tooLow) return box.current?.focus()
    if (await onAmount(amount)) onAccepted()
    else box.current?.focus()
  }
  return {
    box,
    typed,
    setTyped,
    tooLow,
    wrong: sent === typed ? wrong : [],
    onSubmit: (event: FormEvent) => void submit(event),
  }
}

/** The classes of the submit button next to an amount field. */
export const amountButton =
  'min-h-12 shrink-0 px-5 aria-disabled:border-hairline aria-disabled:bg-ground aria-disabled:font-normal aria-disabled:text-quiet'
