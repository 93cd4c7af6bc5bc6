import { currencyLabel, type Halalas, printAmount, readAmount } from '#shared/base/money.ts'
import { useLocale } from '../../app/texts/text.ts'
import { NumberField, type NumberFieldLook } from './NumberField.tsx'

type AmountFieldProps = Omit<NumberFieldLook, 'unit'> & {
  /** The typed text. Read it with `readAmount` and the bounds of this field. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly least?: Halalas | undefined
  readonly most?: Halalas | undefined
}

/** A field for an amount in SAR. */
export function AmountField({ least, most, ...rest }: AmountFieldProps) {
  const locale = useLocale()
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) }
  return (
    <NumberField
      {...rest}
      read={(text) => readAmount(text, bounds)}
      print={printAmount}
      unit={rest.size === 'tool' ? undefined : currencyLabel[locale]}
    />
  )
}
