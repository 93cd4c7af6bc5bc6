import { Link } from '@tanstack/react-router'
import { ArrowRight, Printer } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { grams } from '#shared/base/quantity.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { useNow } from '../../app/live/now.ts'
import { idsOf } from '../../app/search.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { AddressLines } from '../AddressLines.tsx'
import { OrderSkeleton } from '../details/OrderSkeleton.tsx'
import { useOrders } from '../orderQueries.ts'
import { deskText } from './messages.ts'
import { pickingOf, stillHere, weightOf } from './picking.ts'
import { type PrintSearch, sheets } from './printSearch.ts'

/** The picking list or the labels of selected orders, to print or to save as a PDF. */
export function PrintSheets({ search }: { readonly search: PrintSearch }) {
  const t = useText(deskText)
  const { sheet: shown = 'picking', sale } = search
  const ids = idsOf(search.orders) ?? []
  // If no orders are selected, an id that no order has keeps the list empty.
  const orders = useOrders('seller', sale ?? 'market', {
    ids: ids.length > 0 ? ids : [noOrder],
    limit: mostIds,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink
          to="/profile/sell-orders"
          search={sale ? { sale } : {}}
          kind="text"
          icon={ArrowRight}
          className="-ms-4 ltr:[&_svg]:-scale-x-100"
        >
          {t.back}
        </ButtonLink>
        <nav aria-label={t.sheets}>
          <ul className="inline-flex rounded-control bg-tint p-1">
            {sheets.map((sheet) => (
              <li key={sheet}>
                <Link
                  to="/profile/sell-orders/print"
                  search={{ ...search, sheet }}
                  replace
                  aria-current={sheet === shown ? 'page' : undefined}
                  className="touch inline-flex min-h-9 items-center rounded-badge px-4 text-dense text-quiet aria-[current=page]:bg-card aria-[current=page]:font-bold aria-[current=page]:text-text aria-[current=page]:shadow-card"
                >
                  {t[sheet]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {orders.data && stillHere(orders.data.data).length > 0 && (
          <Button icon={Printer} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      <Loaded result={orders} title={t.failed} loading={<OrderSkeleton />} carded>
        {({ data }) => {
          const here = stillHere(data)
          const left = data.length - here.length
          if (here.length === 0) {
            return <NothingToPrint left={left} />
          }
          return shown === 'picking' ? (
            <PickingList orders={here} left={left} />
          ) : (
            <Labels orders={here} left={left} />
          )
        }}
      </Loaded>
    </>
  )
}

/** The maximum number of ids in one request of the list. */
const mostIds = 50
const noOrder = Number.MAX_SAFE_INTEGER

/** `left`: the number of selected orders that the sheet leaves out, because their goods are no longer with the seller. */
type SheetProps = { readonly orders: readonly OrderSummary[]; readonly left: number }

/** Says whether no orders are selected, or only orders whose goods are no longer with the seller. */
export function NothingToPrint({ left }: { readonly left: number }) {
  const t = useText(deskText)
  return <Empty title={t.none} body={left > 0 ? t.allClosed : t.noneBody} headingLevel={1} />
}

/** The total quantities to pack, then each order with a box to tick. */
function PickingList({ orders, left }: SheetProps) {
  const t = useText(deskText)
  const now = useNow()
  const lines = pickingOf(orders)
  return (
    <article className="receipt mx-auto max-w-text rounded-card bg-card p-4 text-dense text-text shadow-card md:p-8">
      <header className="mb-4 flex items-baseline justify-between gap-4 border-b-2 border-text pb-3">
        <h1 className="text-h2">{t.picking}</h1>
        <Isolate>{riyadhDay(new Date(now))}</Isolate>
      </header>
      {left > 0 && <p className="mb-4 text-quiet print:hidden">{t.leftOut(left)}</p>}
      <h2 className="mb-1 text-h3">{t.toPack}</h2>
      <table className="mb-6 w-full">
        <thead>
          <tr className="border-b border-line text-meta text-quiet">
            {[t.product, t.size, t.preparation, t.inOrders, t.weight].map((title) => (
              <th key={title} scope="col" className="py-1 pe-3 text-start font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={`${line.species} ${line.name} ${line.size} ${line.preparation.code}`}
              className="border-b border-hairline"
            >
              <td className="py-2 pe-3 font-bold">
                <Name>{line.name}</Name>
              </td>
              <td className="pe-3">{line.size}</td>
              <td className="pe-3">{line.preparation.name}</td>
              <td className="pe-3">
                <Isolate>{line.orders}</Isolate>
              </td>
              <td className="font-bold">
                <Kilograms grams={line.weight} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4} className="py-2 text-start">
              {t.total}
            </th>
            <td className="font-bold">
              <Kilograms grams={grams(lines.reduce((sum, { weight }) => sum + weight, 0))} />
            </td>
          </tr>
        </tfoot>
      </table>
      <h2 className="mb-1 text-h3">{t.byOrder}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="flex break-inside-avoid gap-3 border-b border-hairline py-2">
            <span aria-hidden="true" className="mt-1 size-5 shrink-0 rounded-badge border border-text" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-bold">
                  <Isolate>{order.number}</Isolate> · <Name>{order.buyer.name}</Name>
                </span>
                <span className="text-quiet">{order.delivery_method.name}</span>
              </p>
              <OrderLines order={order} />
              <BuyersNote order={order} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Prints a label for each box: recipient, address or pickup, cash to collect, and contents, without prices. */
function Labels({ orders, left }: SheetProps) {
  const t = useText(deskText)
  return (
    <article className="receipt mx-auto max-w-text rounded-card bg-card p-4 text-dense text-text shadow-card md:p-8">
      <h1 className="mb-4 text-h2 print:hidden">{t.labels}</h1>
      {left > 0 && <p className="mb-4 text-quiet print:hidden">{t.leftOut(left)}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {orders.map((order) => (
          <li key={order.id} className="break-inside-avoid rounded-control border border-text p-4">
            <div className="mb-2 flex items-baseline justify-between gap-3 border-b border-line pb-2">
              <h2 className="text-h2">
                <Isolate>{order.number}</Isolate>
              </h2>
              <Kilograms grams={weightOf(order)} className="text-h3" />
            </div>
            <Receiver order={order} />
            <OrderLines order={order} />
            <BuyersNote order={order} />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Prints the recipient's name, mobile and address, as far as the seller may see them. A pickup has no address. */
function Receiver({ order }: { readonly order: OrderSummary }) {
  const t = useText(deskText)
  const { buyer, address, delivery_method: method, city } = order
  const delivered = needsAddress(method.code)
  return (
    <div className="mb-2 border-b border-line pb-2">
      <p className="text-h3">
        <Name>{(delivered && address?.recipient_name) || buyer.name}</Name>
      </p>
      {buyer.mobile && (
        <p className="font-bold">
          {/* The mobile is masked until the seller accepts the order. */}
          <Isolate>{/^\+\d+$/.test(buyer.mobile) ? printMobile(buyer.mobile) : buyer.mobile}</Isolate>
        </p>
      )}
      {delivered && address ? (
        <AddressLines address={address} city={city.name} />
      ) : (
        <p>{delivered ? city.name : t.pickup}</p>
      )}
      <p className="text-quiet">{method.name}</p>
      {order.payment.code === 'cod' && order.payment_status !== 'paid' && (
        <p className="font-bold">
          {t.collect} <Money riyals={order.total} />
        </p>
      )}
    </div>
  )
}

function OrderLines({ order }: { readonly order: OrderSummary }) {
  return (
    <ul>
      {order.items.map((item) => (
        <li key={`${item.product_id} ${item.preparation.code}`} className="flex justify-between gap-4">
          <span>
            <Name>{item.name}</Name>
            {item.size !== null && <> · {item.size}</>} · {item.preparation.name}
          </span>
          <Kilograms kilograms={item.quantity} />
        </li>
      ))}
    </ul>
  )
}

/** Shows the buyer's note on an order to those who pack or deliver it. */
function BuyersNote({ order: { body } }: { readonly order: OrderSummary }) {
  const t = useText(deskText)
  if (!body) return null
  return (
    <p className="mt-2 border-t border-hairline pt-2 text-meta">
      <b>{t.note}</b> <bdi className="wrap-anywhere whitespace-pre-line">{body}</bdi>
    </p>
  )
}
