import { needsAddress } from '#shared/orders/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TableHead } from '../../ui/lists/TableHead.tsx'
import { TurnNote } from '../../ui/TurnNote.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { BareAmount, Money } from '../../ui/values/Money.tsx'
import { deskText } from '../desk/messages.ts'
import { whenText } from '../moments.ts'
import { OrderState } from '../OrderState.tsx'
import { listText } from './messages.ts'
import {
  ItemPlate,
  OrderLink,
  PartyAndGoods,
  Plates,
  type RowProps,
  type RowsProps,
  SaleOf,
  useRow,
} from './OrderParts.tsx'
import { RowSteps } from './RowSteps.tsx'

/** The selection of orders in a table: their ids, and a function that changes it. */
interface OrderSelection {
  readonly ids: ReadonlySet<number>
  readonly choose: (ids: readonly number[], selected: boolean) => void
}

/** The orders on a wide screen; a next step of the reader is bold. */
export function OrderTable({
  side,
  orders,
  selection,
}: RowsProps & { readonly selection?: OrderSelection | undefined }) {
  const t = useText(listText)
  const desk = useText(deskText)
  const ids = orders.map(({ id }) => id)
  return (
    <table className="w-full text-dense">
      <TableHead
        titles={[t.order, side === 'seller' ? t.buyerAndGoods : t.sellerAndGoods, t.totalColumn, t.state]}
        actions={t.step}
        {...(selection && {
          select: (
            <SelectBox
              label={desk.selectAll}
              selected={ids.every((id) => selection.ids.has(id))}
              onSelect={(selected) => selection.choose(ids, selected)}
            />
          ),
        })}
      />
      <tbody className="divide-y divide-hairline">
        {orders.map((order, index) => (
          <Row key={order.id} side={side} order={order} first={index === 0} selection={selection} />
        ))}
      </tbody>
    </table>
  )
}

function Row(props: RowProps & { readonly selection?: OrderSelection | undefined }) {
  const { now, turn, other } = useRow(props)
  const desk = useText(deskText)
  const { side, order, first, selection } = props
  return (
    <tr className="group relative h-19 hover:bg-ground">
      {selection && (
        <td className="ps-4">
          <SelectBox
            label={desk.select(order.number)}
            selected={selection.ids.has(order.id)}
            onSelect={(selected) => selection.choose([order.id], selected)}
          />
        </td>
      )}
      <td className={classes('pe-2', selection ? 'ps-2' : 'ps-4')}>
        <OrderLink
          side={side}
          order={order}
          className="font-bold group-hover:underline after:absolute after:inset-0"
        />
        <p className="text-meta whitespace-nowrap text-quiet">
          <Isolate>{whenText(order.created_at, now)}</Isolate>
        </p>
      </td>
      {/* Gets the width that the other columns leave; long names are cut. */}
      <td className="w-full max-w-0 p-2">
        <div className="flex min-w-0 items-center gap-3">
          <ItemPlate image={order.items[0]?.image ?? null} />
          <PartyAndGoods party={other} items={order.items} narrow className="text-dense" />
        </div>
      </td>
      <td className="px-2 whitespace-nowrap">
        <BareAmount riyals={order.total} />
        <p className="text-meta text-quiet">
          <SaleOf order={order} />
        </p>
      </td>
      <td className="px-2 py-2">
        <div className="w-52">
          <OrderState order={order} />
          <p className={classes('mt-1 text-meta', turn.who === 'me' ? 'font-bold' : 'text-quiet')}>
            {turn.say}
          </p>
        </div>
      </td>
      <td className="ps-2 pe-4">
        <RowSteps
          table
          side={side}
          order={order}
          first={first}
          className="relative flex items-center gap-1 whitespace-nowrap [&>:first-child]:grow [&>:first-child]:px-3"
        />
      </td>
    </tr>
  )
}

/** A checkbox that is stacked above the link of the whole row, so that it can be clicked. */
function SelectBox({
  label,
  selected,
  onSelect,
}: {
  readonly label: string
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
}) {
  return (
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={selected}
      onChange={onSelect}
      className="relative z-1 w-11"
    />
  )
}

/** The orders on a phone, one card each; the next step is highlighted if it is the reader's. */
export function OrderCards({ side, orders }: RowsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
      {orders.map((order, index) => (
        <OrderCard key={order.id} side={side} order={order} first={index === 0} />
      ))}
    </ul>
  )
}

function OrderCard(props: RowProps) {
  const t = useText(listText)
  const { now, turn, other } = useRow(props)
  const { side, order, first } = props
  return (
    <Card as="li" className="group relative flex flex-col gap-3 hover:bg-ice">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-baseline gap-2">
          <OrderLink
            side={side}
            order={order}
            className="text-body font-bold group-hover:text-primary after:absolute after:inset-0 after:rounded-card"
          />
          <Dotted className="text-meta text-quiet">
            <SaleOf order={order} />
            <Isolate>{whenText(order.created_at, now)}</Isolate>
          </Dotted>
        </h2>
        <OrderState order={order} />
      </div>
      <div className="flex items-center gap-3">
        <Plates items={order.items} />
        <PartyAndGoods party={other} items={order.items} className="text-body" />
      </div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-dense text-quiet">
          {needsAddress(order.delivery_method.code) ? t.total : t.pickupTotal}
        </span>
        <Money riyals={order.total} className="text-h3" />
      </p>
      {turn.who === 'me' && (
        <TurnNote>
          <strong className="font-bold">{t.onYou}</strong> {turn.say}
        </TurnNote>
      )}
      <RowSteps
        side={side}
        order={order}
        first={first}
        className="relative mt-auto grid grid-flow-col auto-cols-fr gap-2"
      />
    </Card>
  )
}
