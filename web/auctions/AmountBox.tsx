import { latinDigits, typedNumber } from '#shared/base/digits.ts'
import { currencyLabel, fromRiyals } from '#shared/base/money.ts'
import { useLocale } from '../base/text.ts'
import { type Control, TextBox } from '../base/ui/Field.tsx'

type AmountBoxProps = {
  readonly control: Control
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly inputRef?: React.Ref<HTMLInputElement>
}

/** An amount in riyals as it is typed, in either kind of digits, with its unit at the end of the box. */
export function AmountBox({ control, value, onChange, placeholder, inputRef }: AmountBoxProps) {
  const locale = useLocale()
  return (
    <span className="relative block">
      <TextBox
        {...control}
        ref={inputRef}
        type="text"
        inputMode="decimal"
        // Words of the language while it is empty, then a number.
        dir={value === '' ? undefined : 'ltr'}
        autoComplete="off"
        maxLength={14}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(latinDigits(value))}
        className="pe-14"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
      >
        {currencyLabel[locale]}
      </span>
    </span>
  )
}

/** What was typed as SAR with at most two decimals; undefined for anything else. */
export function typedAmount(text: string): number | undefined {
  const riyals = typedNumber(text)
  return riyals === undefined || riyals <= 0 || fromRiyals(riyals) === undefined ? undefined : riyals
}
