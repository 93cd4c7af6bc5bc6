import { type DecimalBounds, printDecimal, readDecimal } from '#shared/base/text/digits.ts'
import { NumberField, type NumberFieldLook } from './NumberField.tsx'

type DecimalFieldProps = NumberFieldLook & {
  /** The typed text. Read it with `readDecimal` and the bounds of this field. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly bounds: DecimalBounds
  /** Formats the value on blur; the default uses thousands separators. */
  readonly print?: (value: number) => string
}

/** A field for a number that is neither money nor weight, such as days, minutes, a percentage or degrees. */
export function DecimalField({
  bounds,
  print = (value) => printDecimal(value, bounds.decimals),
  ...rest
}: DecimalFieldProps) {
  return <NumberField {...rest} read={(text) => readDecimal(text, bounds)} print={print} />
}
