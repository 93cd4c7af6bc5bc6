import { useLocale, useText } from '../../app/texts/text.ts'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { settingsText } from '../settings/messages.ts'
import { type Span, spanBounds, spanWords, units } from '../settings/settingsTime.ts'

type SpanFieldProps = {
  readonly label: string
  readonly span: Span
  /** The default in seconds, used while the field is blank. */
  readonly standard: number
  /** The allowed range and its reason. */
  readonly bounds: string
  readonly onChange: (span: Span) => void
  readonly errors: readonly string[]
}

/** A duration: a number and its unit. */
export function SpanField({ label, span, standard, bounds, onChange, errors }: SpanFieldProps) {
  const t = useText(settingsText)
  const locale = useLocale()
  return (
    <DecimalField
      label={label}
      hint={`${t.standard(spanWords(standard, locale))}. ${bounds}`}
      keepsHint
      errors={errors}
      bounds={spanBounds}
      value={span.amount}
      onChange={(amount) => onChange({ ...span, amount })}
      beside={
        <SelectBox
          aria-label={t.unit(label)}
          value={span.unit}
          options={units.map((unit) => ({ value: unit, label: t[unit] }))}
          onChange={(chosen) =>
            onChange({ ...span, unit: units.find((unit) => unit === chosen) ?? span.unit })
          }
          className="w-28 shrink-0"
        />
      }
    />
  )
}
