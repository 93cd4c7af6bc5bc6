import { weightLabel } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { CountField } from '../../products/listing/CountField.tsx'
import { askText } from './messages.ts'
import type { RequestState } from './useRequestForm.ts'

/** The quantity in kilograms: common quantities as buttons, a field, and steps that grow with the quantity. */
export function AmountStep({ state: { ask, change, errorsOf, quantity } }: { readonly state: RequestState }) {
  const t = useText(askText)
  const locale = useLocale()
  const chosen = usual.find((kilograms) => kilograms * 1_000 === quantity) ?? null
  return (
    <>
      <BoxChoice
        inOneRow
        label={t.usual}
        choices={usual.map((value) => ({ value, label: String(value) }))}
        value={chosen}
        onChange={(kilograms) => change({ quantity: String(kilograms) })}
      />
      <CountField
        label={t.quantity}
        errors={errorsOf('quantity')}
        count={ask.quantity}
        onChange={(next) => change({ quantity: next })}
        stepFrom={stepFrom}
        unit={weightLabel[locale]}
      />
    </>
  )
}

const usual = [5, 10, 25, 50, 100] as const

/** Steps of 1 kg up to 10 kg, of 5 kg up to 100 kg, then of 10 kg. */
function stepFrom(number: number, direction: 'less' | 'more'): number {
  const below = direction === 'less'
  if (number < 10 || (below && number === 10)) return 1
  return number < 100 || (below && number === 100) ? 5 : 10
}
