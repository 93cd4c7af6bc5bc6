import { Link } from '@tanstack/react-router'
import { isDrawing } from '#shared/base/paths.ts'
import type { OrderItem, OrderSummary, Party } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { preparationText } from '../../products/preparation/messages.ts'
import { classes } from '../../ui/classes.ts'
import { CutName, Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Plate } from '../../ui/values/Plate.tsx'
import { ordersText } from '../messages.ts'
import type { OrderSide } from '../orderQueries.ts'
import { orderPaths } from '../orderQueries.ts'
import { type Turn, turnFor } from '../turn.ts'
import { listText } from './messages.ts'

const named = 2

/** The first two goods of an order with their weights, and the number of the other goods. */
export function Goods({ items }: Pick<OrderSummary, 'items'>) {
  const t = useText(listText)
  const common = useText(ordersText)
  const words = useText(preparationText)
  const more = items.length - named
  return (
    <>
      {items.slice(0, named).map((item, index) => (
        <span key={item.product_id}>
          {index > 0 && common.and}
          <Name>
            {item.preparation.code === 'whole' ? item.name : words.of(item.name, item.preparation.name)}
          </Name>{' '}
          <Kilograms kilograms={item.quantity} />
        </span>
      ))}
      {more > 0 && ` ${t.more(more)}`}
    </>
  )
}

/** The pictures of the first two goods. */
export function Plates({ items }: Pick<OrderSummary, 'items'>) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {items.slice(0, named).map((item, index) => (
        <ItemPlate key={item.product_id} image={item.image} className={classes(index > 0 && '-ms-4')} />
      ))}
    </span>
  )
}

/** The picture of one item of an order. */
export function ItemPlate({
  image,
  size = 'small',
  className,
}: Pick<OrderItem, 'image'> & { readonly size?: 'small' | 'large'; readonly className?: string }) {
  return (
    <Plate
      image={image}
      fit={image && isDrawing(image) ? 'drawing' : 'photo'}
      width={80}
      height={60}
      className={classes('border-2 border-card', size === 'small' ? 'h-13 w-18' : 'h-15 w-20', className)}
    />
  )
}

/** The sale type of an order; for an order of an offer, the number of its request. */
export function SaleOf({ order: { sale_type, request } }: { readonly order: OrderSummary }) {
  const t = useText(listText)
  const common = useText(ordersText)
  return request ? t.onRequest(isolated(request.number)) : common[sale_type]
}

export type RowsProps = { readonly side: OrderSide; readonly orders: readonly OrderSummary[] }
export type RowProps = {
  readonly side: OrderSide
  readonly order: OrderSummary
  /** True for the first row, which has the only filled button. */
  readonly first: boolean
}

/** The data of an order that both cards and table rows show. */
export function useRow({ side, order }: RowProps): {
  readonly now: number
  readonly turn: Turn
  readonly other: Party
} {
  const locale = useLocale()
  const now = useNow()
  const other = side === 'seller' ? order.buyer : order.seller
  return { now, turn: turnFor(order, now, locale), other }
}

/** The number of an order as a link to its page. */
export function OrderLink({
  side,
  order,
  className,
}: Pick<RowProps, 'side' | 'order'> & { readonly className: string }) {
  const t = useText(ordersText)
  return (
    <Link
      to={orderPaths[side].one}
      params={{ orderId: String(order.id) }}
      aria-label={t.number(order.number)}
      className={className}
    >
      <Isolate>{order.number}</Isolate>
    </Link>
  )
}

/** A number of orders, in coral if the orders wait for the reader. */
export function OrderCount({ count, waits }: { readonly count: number; readonly waits: boolean }) {
  return (
    <span
      className={classes(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-2 text-meta font-normal',
        waits ? 'bg-coral text-on-coral' : 'bg-tint text-primary',
      )}
    >
      <Isolate>{count}</Isolate>
    </span>
  )
}

type PartyAndGoodsProps = Pick<OrderSummary, 'items'> & {
  readonly party: Party
  /** True in a narrow column, where names and quantities take more lines. */
  readonly narrow?: boolean
  readonly className: string
}

/** The other side of an order, and its goods. */
export function PartyAndGoods({ party, items, narrow = false, className }: PartyAndGoodsProps) {
  return (
    <div className="min-w-0">
      <p className={classes('font-bold', className)}>
        <CutName>{party.name}</CutName>
      </p>
      <p className={classes('text-meta text-quiet', narrow ? 'line-clamp-4' : 'line-clamp-2')}>
        <Goods items={items} />
      </p>
    </div>
  )
}
