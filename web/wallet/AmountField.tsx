import { typedNumber } from '#shared/base/digits.ts'
import { fromRiyals, moneyParts } from '#shared/base/money.ts'
import { useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Field } from '../base/ui/Field.tsx'
import { formText } from './formMessages.ts'

/** An amount in riyals, large, in either kind of digits; it is set in groups once the reader leaves it. */
export function AmountField({
  value,
  onType,
  errors,
  hint,
  fixed = false,
  label,
}: {
  readonly value: string
  readonly onType: (typed: string) => void
  readonly errors?: readonly string[] | undefined
  readonly hint?: string | undefined
  /** It is what it is: shown, not typed. */
  readonly fixed?: boolean
  readonly label?: string
}) {
  const t = useText(formText)
  return (
    <Field label={label ?? t.amount} hint={hint} errors={errors}>
      {(control) => (
        <span
          className={classes(
            'flex min-h-13 min-w-0 items-center gap-2 rounded-control border px-3 has-aria-invalid:border-coral',
            'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
            fixed ? 'border-hairline bg-ground' : 'border-line bg-card',
          )}
        >
          <input
            {...control}
            name="amount"
            required
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            readOnly={fixed}
            value={value}
            onChange={(event) => onType(event.target.value)}
            onBlur={() => onType(grouped(value))}
            className="w-full min-w-0 bg-transparent py-2 text-h3 font-bold outline-none rtl:text-end"
          />
          <span className="shrink-0 text-dense text-quiet">{t.riyals}</span>
        </span>
      )}
    </Field>
  )
}

/** `1,000` or `1,000.50`: decimals only where there are any; what is no amount stays as it was typed. */
export function printAmount(riyals: number): string {
  const amount = fromRiyals(riyals)
  if (amount === undefined) return String(riyals)
  const { whole, decimals } = moneyParts(amount)
  return decimals === '00' ? whole : `${whole}.${decimals}`
}

function grouped(typed: string): string {
  const riyals = typedNumber(typed)
  return riyals === undefined || fromRiyals(riyals) === undefined ? typed : printAmount(riyals)
}
