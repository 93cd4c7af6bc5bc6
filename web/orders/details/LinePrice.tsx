import type { OrderSaleType } from '#shared/orders/contract.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'

type LinePriceProps = {
  readonly saleType: OrderSaleType
  readonly kilograms: number
  /** SAR per kilogram. */
  readonly price: number
}

/** Weight times price; for a lot, which is bought whole, its weight and the resulting price per kilogram. */
export function LinePrice({ saleType, kilograms, price }: LinePriceProps) {
  const weight = <Kilograms kilograms={kilograms} />
  if (saleType !== 'auction') {
    return (
      <>
        {weight} × <Isolate>{price.toFixed(2)}</Isolate>
      </>
    )
  }
  return (
    <>
      {weight}
      {' · '}
      <Money riyals={price} perKilogram className="[&>bdi]:font-normal" />
    </>
  )
}
