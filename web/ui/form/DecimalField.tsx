import { type DecimalBounds, printDecimal, readDecimal } from '#shared/base/text/digits.ts'
import { NumberField, type NumberFieldLook } from './NumberField.tsx'

type DecimalFieldProps = NumberFieldLook & {
  /** The typed text; read it with `readDecimal` and the same bounds. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly bounds: DecimalBounds
  /** Formats the value on blur (default: with thousands separators). */
  readonly print?: (value: number) => string
}

/** A field for a number that is neither money nor weight: days, minutes, a percentage, degrees. */
export function DecimalField({
  bounds,
  print = (value) => printDecimal(value, bounds.decimals),
  ...rest
}: DecimalFieldProps) {
  return <NumberField {...rest} read={(text) => readDecimal(text, bounds)} print={print} />
}
