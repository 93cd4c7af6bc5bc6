import { type DecimalBounds, printDecimal, readDecimal } from '#shared/base/text/digits.ts'
import { NumberField, type NumberFieldLook } from './NumberField.tsx'

type DecimalFieldProps = NumberFieldLook & {
  /** As it is typed; read it with `readDecimal` and the same bounds. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly bounds: DecimalBounds
  /** How a value is shown once the field is left; with commas between thousands unless given. */
  readonly print?: (value: number) => string
}

/** A number that is neither money nor weight: days, minutes, a percentage, degrees. */
export function DecimalField({
  bounds,
  print = (value) => printDecimal(value, bounds.decimals),
  ...rest
}: DecimalFieldProps) {
  return <NumberField {...rest} read={(text) => readDecimal(text, bounds)} print={print} />
}
