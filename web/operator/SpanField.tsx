import { useLocale, useText } from '../base/text.ts'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { SelectBox } from '../base/ui/SelectBox.tsx'
import { settingsText } from './settingsMessages.ts'
import { type Span, spanWords, units } from './settingsTime.ts'

type SpanFieldProps = {
  readonly label: string
  readonly span: Span
  /** Seconds that hold while the box is blank. */
  readonly standard: number
  readonly onChange: (span: Span) => void
  readonly errors: readonly string[]
}

/** How long something lasts: a number and its unit. */
export function SpanField({ label, span, standard, onChange, errors }: SpanFieldProps) {
  const t = useText(settingsText)
  const locale = useLocale()
  return (
    <Field label={label} hint={t.standard(spanWords(standard, locale))} errors={errors}>
      {(control) => (
        <span className="flex gap-2">
          <TextBox
            {...control}
            dir="ltr"
            inputMode="decimal"
            value={span.amount}
            onChange={(event) => onChange({ ...span, amount: event.target.value })}
            className="grow"
          />
          <SelectBox
            aria-label={t.unit(label)}
            value={span.unit}
            options={units.map((unit) => ({ value: unit, label: t[unit] }))}
            onChange={(chosen) =>
              onChange({ ...span, unit: units.find((unit) => unit === chosen) ?? span.unit })
            }
            className="w-28 shrink-0"
          />
        </span>
      )}
    </Field>
  )
}
