import { type ReactNode, useState } from 'react'
import { type Halalas, halalasOf, moneyParts } from '#shared/base/money.ts'
import { type Grams, gramsOf, minOrder, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { QuantityStepper } from '../QuantityStepper.tsx'
import { boundsOf, commonQuantities, totalOf, within } from './calculation.ts'
import { detailsText } from './messages.ts'
import { useOnceInCart } from './useOnceInCart.ts'

type CalculatorProps = {
  /** The price in SAR per kilogram. */
  readonly price: number
  /** The available kilograms. */
  readonly available: number
  /** Suggests the quantities for 100, 200 and 300 riyals, because small fish are usually sold like this. */
  readonly hundredRiyal: boolean
  /**
   * The quantity in the user's cart in kilograms, which is then the chosen quantity; undefined if the
   * product is not in the cart.
   */
  readonly inCart: number | undefined
  /** Runs when the user chooses a quantity. */
  readonly onChoose: (kilograms: number) => void
  /** Renders the order buttons for the chosen quantity and its total. */
  readonly children: (weight: Grams, total: Halalas | undefined) => ReactNode
}

/**
 * A stepper for the quantity in kilograms, and the total. For a product in the cart, the stepper shows and changes the
 * quantity in the cart.
 */
export function Calculator({ price, available, hundredRiyal, inCart, onChoose, children }: CalculatorProps) {
  const t = useText(detailsText)
  const bounds = boundsOf(available)
  const common = bounds && hundredRiyal ? commonQuantities(price, bounds) : []
  const [chosen, setChosen] = useState<Grams>()
  useOnceInCart(inCart, (kilograms) => {
    if (chosen !== undefined && toKilograms(chosen) !== kilograms) onChoose(toKilograms(chosen))
  })
  if (!bounds) return null
  const weight = within(
    inCart === undefined ? (chosen ?? common[0]?.weight ?? minOrder) : gramsOf(inCart),
    bounds,
  )
  const choose = (next: Grams) => {
    setChosen(next)
    onChoose(toKilograms(next))
  }
  const total = totalOf(price, weight)
  const labels = { less: t.less, more: t.more, quantity: t.quantityInKilograms }
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense">
          <span className="font-bold">{inCart === undefined ? t.quantity : t.quantityInCart}</span>{' '}
          <span className="text-meta text-quiet">
            {t.available} <Kilograms kilograms={available} />
          </span>
        </p>
        <QuantityStepper weight={weight} bounds={bounds} onChange={choose} labels={labels} />
      </div>
      {common.length > 1 && (
        <fieldset aria-label={t.quickQuantities} className="mt-3 grid min-w-0 grid-cols-3 gap-2">
          {common.map((each) => (
            <button
              key={each.weight}
              type="button"
              aria-pressed={each.weight === weight}
              onClick={() => choose(each.weight)}
              className={classes(
                'min-h-11 rounded-control border px-1 text-dense',
                each.weight === weight
                  ? 'border-primary bg-primary font-bold text-on-primary'
                  : 'border-line hover:bg-tint',
              )}
            >
              {t.forRiyals(printKilograms(each.weight), plain(each.riyals))}
            </button>
          ))}
        </fieldset>
      )}
      {children(weight, total)}
    </div>
  )
}

/** An amount such as `100`, or `99.75` if it has halalas. */
function plain(riyals: number): string {
  const { whole, decimals } = moneyParts(halalasOf(riyals))
  return Number.isInteger(riyals) ? whole : `${whole}.${decimals}`
}
