import type { Order, OrderItem, OrderSaleType } from '#shared/orders/contract.ts'
import { preparedRiyals } from '#shared/products/preparation.ts'
import { useText } from '../../app/texts/text.ts'
import { PreparationNote } from '../../products/preparation/PreparationNote.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ItemPlate } from '../list/OrderParts.tsx'
import { detailsText } from './messages.ts'

/** The goods with weight and price; if less was packed, also the ordered weight. */
export function OrderItems({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  return (
    <Card as="section" padding="details" aria-labelledby="goods">
      <h2 id="goods" className="text-h3">
        {t.goods}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-t border-hairline">
        {order.items.map((item) => (
          <li key={item.product_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <ItemPlate image={item.image} size="large" />
            <ItemName item={item} saleType={order.sale_type} />
            <Money riyals={item.total} className="ms-auto" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ItemName({ item, saleType }: { readonly item: OrderItem; readonly saleType: OrderSaleType }) {
  const t = useText(detailsText)
  return (
    <div className="min-w-0 grow basis-24">
      <p className="font-bold">
        <Name>{item.name}</Name>
      </p>
      <p className="text-meta text-quiet">
        <LinePrice saleType={saleType} kilograms={item.quantity} item={item} />
      </p>
      <PreparationNote preparation={item.preparation} />
      {item.quantity !== item.ordered_quantity && (
        <p className="text-meta text-amber">
          {t.ordered} <Kilograms kilograms={item.ordered_quantity} />
        </p>
      )}
    </div>
  )
}

type LinePriceProps = {
  readonly saleType: OrderSaleType
  readonly kilograms: number
  readonly item: Pick<OrderItem, 'price' | 'preparation'>
}

/** Weight times price with the preparation. For a lot, which is bought whole, the weight and the resulting price per kilogram. */
export function LinePrice({ saleType, kilograms, item }: LinePriceProps) {
  const price = preparedRiyals(item.price, item.preparation.price)
  const weight = <Kilograms kilograms={kilograms} />
  if (saleType !== 'auction') {
    return (
      <>
        {weight} × <Isolate>{price.toFixed(2)}</Isolate>
      </>
    )
  }
  return (
    <Dotted>
      {weight}
      <Money riyals={price} perKilogram className="[&>bdi]:font-normal" />
    </Dotted>
  )
}
