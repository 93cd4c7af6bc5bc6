import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { amountDraft, noDraft } from './amountDraft.ts'
import type { BidOutcome } from './useBidding.ts'

/** The props that the bid panel passes to each of its amount fields. */
export type BidFieldState = {
  readonly off: boolean
  readonly busy: boolean
  /** The last bid of the panel, from any of its controls. */
  readonly outcome: BidOutcome | null
  /** The server's errors for the last amount that this field sent. */
  readonly errors: readonly string[]
}

type BidAmountFormProps = BidFieldState & {
  readonly label: string
  readonly labelHidden?: boolean
  readonly placeholder: string
  /** Shows the minimum while a lower amount is typed. */
  readonly hinted?: boolean
  /** Whether an amount, in SAR for the whole lot, is below the minimum. */
  readonly isTooLow: (amount: number) => boolean
  readonly tooLowText: string
  /** Resolves to whether the server accepted the amount. */
  readonly onAmount: (amount: number) => Promise<boolean>
  readonly onAccepted?: () => void
  readonly send: string
  /** A note above the field. */
  readonly note?: string
}

/**
 * A field for an amount with its button, in the bid panel. An accepted bid of any control of the panel clears the text and
 * its error, because the amount was meant for the price before that bid.
 */
export function BidAmountForm(props: BidAmountFormProps) {
  const { off, busy, outcome, errors, isTooLow, tooLowText, labelHidden = false } = props
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [{ typed, sent }, dispatch] = useReducer(amountDraft, noDraft)
  useEffect(() => {
    if (outcome?.kind === 'sending' && !outcome.silent) dispatch({ kind: 'bid' })
    if (outcome?.kind === 'taken') dispatch({ kind: 'accepted' })
  }, [outcome])
  const read = readAmount(typed)
  const problem = problemIn(read)
  const amount = read.kind === 'value' ? toRiyals(read.value) : undefined
  const tooLow = amount !== undefined && isTooLow(amount)
  // For an empty field, the hint with the minimum says which amount to type.
  const isMinimum = tooLow || problem?.code === 'required'
  const found =
    problem && !isMinimum
      ? [fieldMessage(problem, locale, 'money')]
      : errors.length > 0
        ? errors
        : isMinimum
          ? [tooLowText]
          : []
  const wrong = sent === typed ? found : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (off || busy) return
    dispatch({ kind: 'sent' })
    if (amount === undefined || tooLow) return box.current?.focus()
    if (!(await props.onAmount(amount))) return box.current?.focus()
    props.onAccepted?.()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className={classes(
        'flex gap-2',
        labelHidden ? 'flex-wrap items-start' : 'flex-col',
        props.note && 'pb-2',
      )}
    >
      {props.note && <p className="text-meta text-quiet">{props.note}</p>}
      {/* The button wraps below a field that has no room for the whole placeholder, which contains the minimum. */}
      <div className={classes(labelHidden && 'min-w-48 grow-999 basis-0')}>
        <AmountField
          label={props.label}
          labelHidden={labelHidden}
          errors={wrong}
          hint={props.hinted && tooLow && wrong.length === 0 ? tooLowText : undefined}
          value={typed}
          onChange={(text) => dispatch({ kind: 'typed', text })}
          placeholder={props.placeholder}
          inputRef={box}
        />
      </div>
      <Button
        type="submit"
        kind="outlined"
        busy={busy}
        aria-disabled={off || undefined}
        className="min-h-12 grow px-5 aria-disabled:border-hairline aria-disabled:bg-ground aria-disabled:font-normal aria-disabled:text-quiet"
      >
        {props.send}
      </Button>
    </form>
  )
}
