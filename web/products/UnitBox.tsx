import { latinDigits } from '#shared/base/digits.ts'
import { type Control, TextBox } from '../base/ui/Field.tsx'

/** A number with its unit at the end of the box. */
export function UnitBox({
  control,
  unit,
  value,
  onChange,
  onBlur,
}: {
  readonly control: Control
  readonly unit: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}) {
  return (
    <span className="relative block">
      <TextBox
        {...control}
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const latin = latinDigits(value)
          if (latin !== value) onChange(latin)
          onBlur?.()
        }}
        className="pe-14 font-bold"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
      >
        {unit}
      </span>
    </span>
  )
}
