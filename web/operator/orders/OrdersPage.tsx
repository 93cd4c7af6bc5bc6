import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import type { ListedOrder } from '#shared/operator/orders.ts'
import { orderStatuses, paymentCodes, paymentStatuses } from '#shared/orders/status.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ordersText as orderWords } from '../../orders/messages.ts'
import { OrderState } from '../../orders/OrderState.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useOverview } from '../overview/useOverview.ts'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { type Listing, useListing } from '../table/listing.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { ordersText } from './messages.ts'
import { OrderBehind } from './OrderBehind.tsx'

const disputes = ['', 'open', 'decided', 'any'] as const

/** Every order, with all that stands behind one; disputes are decided in place (contract, section 8). */
export function OrdersPage() {
  const t = useText(ordersText)
  const locale = useLocale()
  const listing = useListing([
    ...['status', 'sale_type', 'payment', 'payment_status', 'dispute', 'person', 'from', 'to'],
  ])
  const { waiting } = useOverview()
  const asked = useQuery({
    queryKey: ['operator', 'orders', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/orders', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = disputes.map((id) => ({
    id,
    label: t[id || 'all'],
    ...(id === 'open' && waiting.disputes ? { count: waiting.disputes } : {}),
  }))
  return (
    <StatusTabs label={t.dispute} group="orders" name="dispute" tabs={tabs} listing={listing}>
      <DataTable
        label={t.orders}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={({ id }) => <OrderBehind id={id} />}
        tools={<SearchBox listing={listing} label={t.searchOrders} />}
        filters={<Filters listing={listing} />}
        chips={<Person listing={listing} rows={asked.data?.data ?? []} />}
        empty={t.noOrders}
        emptyBody={useText(emptyText).orders}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<ListedOrder>[] {
  const t = useText(ordersText)
  return [
    {
      id: 'number',
      title: t.number,
      phone: 'head',
      cell: ({ number, notes }) => (
        <span className="inline-flex items-center gap-2">
          <Isolate className="font-bold">{`#${number}`}</Isolate>
          {notes > 0 && <MessageSquareText aria-label={t.notes} size={16} className="text-quiet" />}
        </span>
      ),
    },
    {
      id: 'goods',
      title: t.goods,
      phone: 'line',
      cell: ({ goods }) => (
        <span className="block max-w-64 min-w-28 wrap-anywhere">
          <Name>{goods.name}</Name>{' '}
          <span className="text-quiet">
            <span className="whitespace-nowrap">{t.weight(goods.quantity.toLocaleString('en'))}</span>{' '}
            {goods.lines > 1 && t.more(goods.lines - 1)}
          </span>
        </span>
      ),
    },
    {
      id: 'buyer',
      title: t.buyer,
      phone: 'line',
      cell: ({ buyer }) => <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{buyer.name}</Name>,
    },
    {
      id: 'seller',
      title: t.seller,
      phone: 'line',
      cell: ({ seller }) => (
        <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{seller.name}</Name>
      ),
    },
    { id: 'at', title: t.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'total',
      title: t.total,
      sort: 'total',
      number: true,
      cell: ({ total }) => <Amount riyals={total} className="font-bold" />,
    },
    {
      id: 'status',
      title: t.status,
      phone: 'badge',
      cell: (row) => (
        <OrderState
          order={{
            status: row.status,
            side: 'staff',
            payment_status: row.payment_status,
            outcome: row.outcome,
            payment: { id: 0, code: row.payment, name: row.payment },
          }}
        />
      ),
    },
  ]
}

function Filters({ listing }: { readonly listing: Listing }) {
  const [t, words] = [useText(ordersText), useText(orderWords)]
  const { search, change } = listing
  const all = { value: '', label: t.all }
  const choice = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      className="max-sm:w-full"
      value={search[name] ?? ''}
      options={[all, ...options]}
      onChange={(value) => change({ [name]: value || undefined })}
    />
  )
  return (
    <>
      {choice(
        'status',
        t.status,
        orderStatuses.map((value) => ({ value, label: words[value] })),
      )}
      {choice(
        'sale_type',
        t.saleType,
        (['normal', 'auction', 'offers'] as const).map((value) => ({ value, label: words[value] })),
      )}
      {choice(
        'payment',
        t.payment,
        paymentCodes.map((value) => ({ value, label: t[value] })),
      )}
      {choice(
        'payment_status',
        t.paymentState,
        paymentStatuses.map((value) => ({
          value,
          label: words[value === 'pending' ? 'paymentPending' : value],
        })),
      )}
      <Period listing={listing} />
      <ExportButton path="operator/orders" listing={listing} />
    </>
  )
}

/** Whose orders these are, where they are somebody's. */
function Person({ listing, rows }: { readonly listing: Listing; readonly rows: readonly ListedOrder[] }) {
  const t = useText(ordersText)
  const { search, change } = listing
  if (!search.person) return null
  const people = rows.flatMap(({ buyer, seller }) => [buyer, seller])
  const person = people.find(({ id }) => String(id) === search.person)
  const name = t.ofPerson(person?.name ?? `#${search.person}`)
  return <FilterChip name={name} onRemove={() => change({ person: undefined })} />
}
