import { weightLabel } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { CountField } from '../../products/listing/CountField.tsx'
import { askText } from './messages.ts'
import type { RequestState } from './useRequestForm.ts'

/** How many kilograms: a usual quantity by one press, any other by typing or by steps that grow with it. */
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

/** By one up to ten, by five up to a hundred, then by ten: a kitchen's order is not typed kilo by kilo. */
function stepFrom(number: number, way: 'less' | 'more'): number {
  const below = way === 'less'
  if (number < 10 || (below && number === 10)) return 1
  return number < 100 || (below && number === 100) ? 5 : 10
}
