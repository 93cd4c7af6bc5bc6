import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ordersText, turnText } from '../messages.ts'
import { whenText } from '../moments.ts'
import { OrderState } from '../OrderState.tsx'
import type { OrderSide } from '../orderQueries.ts'
import type { Turn } from '../turn.ts'
import { Goods, OrderLink, Plate, type RowProps, type RowsProps, SaleOf, useRow } from './Goods.tsx'
import { listText } from './messages.ts'
import { RowSteps } from './RowSteps.tsx'

/** The orders on a wide screen, with a column for the side that must act. */
export function OrderTable({ side, orders }: RowsProps) {
  const t = useText(listText)
  return (
    <table className="w-full text-dense">
      <thead>
        <tr className="h-11 bg-ground text-start text-meta text-quiet">
          <Head className="ps-4">{t.order}</Head>
          <Head>{side === 'seller' ? t.buyerAndGoods : t.sellerAndGoods}</Head>
          <Head>{t.totalColumn}</Head>
          <Head>{t.state}</Head>
          <Head>{t.turn}</Head>
          <th scope="col">
            <VisuallyHidden>{t.step}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {orders.map((order, index) => (
          <Row key={order.id} side={side} order={order} first={index === 0} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <th scope="col" className={classes('px-2 text-start font-normal whitespace-nowrap', className)}>
      {children}
    </th>
  )
}

function Row(props: RowProps) {
  const { now, turn, other } = useRow(props)
  const { side, order, first } = props
  const { whole, decimals } = moneyParts(halalasOf(order.total))
  return (
    <tr className="h-19 hover:bg-ground">
      <td className="ps-4 pe-2">
        <OrderLink side={side} order={order} className="touch font-bold hover:underline" />
        <p className="text-meta text-quiet">
          <Isolate>{whenText(order.created_at, now)}</Isolate>
        </p>
      </td>
      <td className="px-2">
        <div className="flex min-w-0 items-center gap-3">
          <Plate image={order.items[0]?.image ?? null} />
          <div className="min-w-0">
            <p className="line-clamp-1 font-bold">
              <Name>{other.name}</Name>
            </p>
            <p className="line-clamp-2 text-meta text-quiet">
              <Goods items={order.items} />
            </p>
          </div>
        </div>
      </td>
      <td className="px-2">
        <p className="font-bold">
          <Isolate>{`${whole}.${decimals}`}</Isolate>
        </p>
        <p className="text-meta text-quiet">
          <SaleOf order={order} />
        </p>
      </td>
      <td className="px-2">
        <OrderState order={order} />
      </td>
      <td className="w-56 max-w-56 px-2">
        <TurnCell turn={turn} side={side} />
      </td>
      <td className="ps-2 pe-4">
        <RowSteps table side={side} order={order} first={first} className="flex flex-col" />
      </td>
    </tr>
  )
}

function TurnCell({ turn, side }: { readonly turn: Turn; readonly side: OrderSide }) {
  const t = useText(ordersText)
  const { yourTurn } = useText(turnText)
  const who = {
    me: yourTurn,
    other: side === 'seller' ? t.buyer : t.seller,
    market: t.market,
    nobody: t.nobody,
  }[turn.who]
  return (
    <>
      <p className={turn.who === 'me' ? 'font-bold' : 'text-quiet'}>{who}</p>
      <p className="text-meta text-quiet">{turn.say}</p>
    </>
  )
}
