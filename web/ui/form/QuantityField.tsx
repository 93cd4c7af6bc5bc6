import { type Grams, printKilograms, readKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useLocale } from '../../app/texts/text.ts'
import { NumberField, type NumberFieldLook } from './NumberField.tsx'

type QuantityFieldProps = Omit<NumberFieldLook, 'unit'> & {
  /** The typed text. Read it with `readKilograms` and the bounds of this field. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly least?: Grams | undefined
  readonly most?: Grams | undefined
}

/** A field for a weight in kilograms, with up to three decimals. */
export function QuantityField({ least, most, ...rest }: QuantityFieldProps) {
  const locale = useLocale()
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) }
  return (
    <NumberField
      {...rest}
      read={(text) => readKilograms(text, bounds)}
      print={printKilograms}
      unit={weightLabel[locale]}
    />
  )
}
