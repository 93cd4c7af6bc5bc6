import { type FormEvent, useRef, useState } from 'react'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'

/** The props that the bid panel passes to each of its amount fields. */
export type BidFieldState = {
  readonly off: boolean
  readonly busy: boolean
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
 * A field for an amount with its button, in the bid panel. The typed text is cleared only when the server accepts the
 * amount.
 */
export function BidAmountForm(props: BidAmountFormProps) {
  const { off, busy, errors, isTooLow, tooLowText, labelHidden = false } = props
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const read = readAmount(typed)
  const problem = problemIn(read)
  const amount = read.kind === 'value' ? toRiyals(read.value) : undefined
  const tooLow = amount !== undefined && isTooLow(amount)
  const found = problem
    ? [fieldMessage(problem, locale, 'money')]
    : errors.length > 0
      ? errors
      : tooLow
        ? [tooLowText]
        : []
  const wrong = sent === typed ? found : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (off || busy) return
    setSent(typed)
    if (amount === undefined || tooLow) return box.current?.focus()
    if (!(await props.onAmount(amount))) return box.current?.focus()
    setTyped('')
    props.onAccepted?.()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className={classes('flex items-start gap-2', props.note && 'flex-wrap pb-2')}
    >
      {props.note && <p className="basis-full text-meta text-quiet">{props.note}</p>}
      <div className="min-w-0 grow">
        <AmountField
          label={props.label}
          labelHidden={labelHidden}
          errors={wrong}
          hint={props.hinted && tooLow && wrong.length === 0 ? tooLowText : undefined}
          value={typed}
          onChange={setTyped}
          placeholder={props.placeholder}
          inputRef={box}
        />
      </div>
      <Button
        type="submit"
        kind="outlined"
        busy={busy}
        aria-disabled={off || undefined}
        className={classes(
          'min-h-12 shrink-0 px-5 aria-disabled:border-hairline aria-disabled:bg-ground aria-disabled:font-normal aria-disabled:text-quiet',
          !labelHidden && 'mt-7',
        )}
      >
        {props.send}
      </Button>
    </form>
  )
}
