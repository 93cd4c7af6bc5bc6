import { MessageSquareText } from 'lucide-react'
import { orderStatuses, paymentCodes, paymentStatuses } from '#shared/orders/status.ts'
import { ordersText as orderWords } from '../../orders/messages.ts'
import { OrderState } from '../../orders/OrderState.tsx'
import { preparationText } from '../../products/preparation/messages.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Moment } from '../table/Moment.tsx'
import { ShortName } from '../table/ShortName.tsx'
import { ordersText } from './messages.ts'
import { OrderDetails } from './OrderDetails.tsx'

const payments = { ...orderWords, pending: orderWords.paymentPending }

/** Every order with its details; staff decide disputes in the list (contract, section 8). */
export const OrdersPage = defineTable('GET operator/orders', {
  title: ordersText.orders,
  tabs: {
    name: 'dispute',
    label: ordersText.dispute,
    options: optionsOf(ordersText, ['open', 'decided', 'any']),
    waits: 'disputes',
  },
  search: ordersText.searchOrders,
  filters: [
    { name: 'status', label: ordersText.status, options: optionsOf(orderWords, orderStatuses) },
    {
      name: 'sale_type',
      label: ordersText.saleType,
      options: optionsOf(orderWords, ['normal', 'auction', 'offers']),
    },
    { name: 'payment', label: ordersText.payment, options: optionsOf(ordersText, paymentCodes) },
    {
      name: 'payment_status',
      label: ordersText.paymentState,
      options: optionsOf(payments, paymentStatuses),
    },
    'period',
  ],
  chips: [
    {
      name: 'person',
      label: (id, rows, locale) => {
        const people = rows.flatMap(({ buyer, seller }) => [buyer, seller])
        const person = people.find((one) => String(one.id) === id)
        return ordersText.ofPerson[locale](person?.name ?? `#${id}`)
      },
    },
  ],
  empty: ordersText.noOrders,
  emptyBody: ordersText.noOrdersBody,
  pending: ({ status }) => status === 'disputed',
  details: ({ id }) => <OrderDetails id={id} />,
  columns: [
    {
      id: 'number',
      title: ordersText.number,
      phone: 'head',
      cell: ({ number, notes }, { locale }) => (
        <span className="inline-flex items-center gap-2">
          <Isolate className="font-bold">{`#${number}`}</Isolate>
          {notes > 0 && (
            <MessageSquareText aria-label={ordersText.notes[locale]} size={16} className="text-quiet" />
          )}
        </span>
      ),
    },
    {
      id: 'goods',
      title: ordersText.goods,
      cell: ({ goods: { name, preparation, quantity, lines } }, { locale }) => (
        <span className="block max-w-64 min-w-28 wrap-anywhere">
          <Name>{preparation === null ? name : preparationText.of[locale](name, preparation)}</Name>{' '}
          <span className="text-quiet">
            <span className="whitespace-nowrap">
              {ordersText.weight[locale](quantity.toLocaleString('en'))}
            </span>{' '}
            {lines > 1 && ordersText.more[locale](lines - 1)}
          </span>
        </span>
      ),
    },
    { id: 'buyer', title: ordersText.buyer, cell: ({ buyer }) => <ShortName>{buyer.name}</ShortName> },
    { id: 'seller', title: ordersText.seller, cell: ({ seller }) => <ShortName>{seller.name}</ShortName> },
    { id: 'at', title: ordersText.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'total',
      title: ordersText.total,
      sort: 'total',
      number: true,
      cell: ({ total }) => <Amount riyals={total} className="font-bold" />,
    },
    {
      id: 'status',
      title: ordersText.status,
      phone: 'badge',
      cell: ({ status, payment_status, outcome, payment }) => (
        <OrderState
          order={{
            status,
            side: 'staff',
            payment_status,
            outcome,
            payment: { id: 0, code: payment, name: payment },
          }}
        />
      ),
    },
  ],
})
