import type { OrderSaleType } from '#shared/orders/contract.ts'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Kilograms } from '../base/ui/Kilograms.tsx'
import { Money } from '../base/ui/Money.tsx'

type LinePriceProps = {
  readonly saleType: OrderSaleType
  readonly kilograms: number
  /** SAR per kilogram. */
  readonly price: number
}

/** So much at a price; of a lot, which was bought whole, so much and what a kilogram of it came to. */
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
