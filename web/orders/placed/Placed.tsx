import { Check, CreditCard, Hourglass } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Order, OrderSaleType } from '#shared/orders/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { NumberedSteps } from '../checkout/CheckoutSummary.tsx'
import type { Placed as PlacedFacts } from '../checkout/loadCheckout.ts'
import { checkoutText } from '../checkout/messages.ts'
import { familyOf, listOf } from '../list/listSearch.ts'
import { Goods } from '../list/OrderParts.tsx'
import { placedText } from './messages.ts'
import { PlacedTransfer } from './PlacedTransfer.tsx'
import type { PlacedOrders } from './placeOrder.ts'

/** The orders that were just placed: their numbers, their payment and their next steps. */
export function Placed({ placed: { numbers, known } }: { readonly placed: PlacedFacts }) {
  const [reported, setReported] = useState(false)
  const [first] = known?.orders ?? []
  const sale = first?.sale_type ?? 'normal'
  const state = known ? stateOf(known, reported) : 'unknown'
  const [firstState] = useState(state)
  return (
    <div className="mx-auto mt-4 flex max-w-[44rem] flex-col gap-3 md:gap-5">
      <Head state={state} count={numbers.length} payBy={known?.pay?.pay_by ?? null} />
      {known?.pay && state === 'transfer' && (
        <PlacedTransfer
          arriving={firstState === 'card'}
          pay={known.pay}
          orders={known.orders}
          onReported={() => setReported(true)}
        />
      )}
      {known?.pay && first && (state === 'card' || state === 'transfer') && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <PlacedPay key={first.payment.id} order={first} pay={known.pay} />
        </Suspense>
      )}
      <Orders numbers={numbers} known={known} />
      {known && state !== 'over' && <Next payment={paymentOf(known)} />}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink kind="outlined" to="/profile/purchase-orders" search={listOf(familyOf({ sale }))}>
          <AllOrders />
        </ButtonLink>
        <GoOn sale={sale} />
      </div>
    </div>
  )
}

// Loaded lazily, because only unpaid orders need it.
const PlacedPay = lazy(() => import('./PlacedPay.tsx').then((module) => ({ default: module.PlacedPay })))

function AllOrders() {
  return useText(placedText).allOrders
}

function GoOn({ sale }: { readonly sale: OrderSaleType }) {
  const t = useText(placedText)
  const { to, words } = onwards[sale]
  return (
    <ButtonLink kind="text" to={to}>
      {t[words]}
    </ButtonLink>
  )
}

/** The page on which the reader can continue, by sale type. */
const onwards = {
  normal: { to: '/local-market', words: 'goOn' },
  auction: { to: '/auctions', words: 'moreLots' },
  offers: { to: '/profile/my-requests', words: 'myRequests' },
} as const satisfies Record<OrderSaleType, object>

/** The payment state of the orders, which determines what the buyer must do before the sellers get the orders. */
type PaymentState = 'paid' | 'cash' | 'card' | 'transfer' | 'reported' | 'arrived' | 'over' | 'unknown'

const paymentOf = ({ orders }: PlacedOrders) => orders[0]?.payment.code as PaymentCode | undefined

function stateOf(placed: PlacedOrders, reported: boolean): PaymentState {
  const code = paymentOf(placed)
  const [first] = placed.orders
  if (first?.status === 'cancelled' || first?.status === 'rejected') return 'over'
  if (code === 'cod') return 'cash'
  if (first?.payment_status === 'paid') return code === 'wallet' ? 'paid' : 'arrived'
  if (code === 'card') return 'card'
  return reported || first?.payment_status === 'pending' ? 'reported' : 'transfer'
}

/**
 * The heading, which gets the focus when the page opens: it says that the orders are placed and which side has the next
 * step.
 */
function Head({
  state,
  count,
  payBy,
}: {
  readonly state: PaymentState
  readonly count: number
  readonly payBy: string | null
}) {
  const t = useText(placedText)
  const locale = useLocale()
  const now = useNow()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const unpaid = state === 'card' || state === 'transfer'
  const Icon = state === 'card' ? CreditCard : unpaid || state === 'reported' ? Hourglass : Check
  const several = count > 1
  const texts: Record<PaymentState, string> = {
    paid: several ? t.paidSeveral : t.paid,
    cash: several ? t.cashSeveral : t.cash,
    arrived: several ? t.paidNowSeveral : t.paidNow,
    reported: `${t.reported}. ${several ? t.reportedSeveral : t.reportedBody}`,
    card: t.toPay,
    transfer: several ? t.toTransferSeveral : t.toTransferBody,
    over: t.over,
    unknown: '',
  }
  return (
    <section
      className={classes(
        'flex items-center gap-4 rounded-card p-5 md:p-6',
        unpaid
          ? 'bg-sand text-on-sand'
          : state === 'reported' || state === 'over'
            ? 'bg-amber-tint'
            : 'bg-local text-on-local',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'inline-flex size-12 shrink-0 items-center justify-center rounded-full',
          unpaid ? 'bg-sand-edge' : 'bg-card text-palm',
        )}
      >
        <Icon size={26} />
      </span>
      <div className="min-w-0">
        <h1 ref={head} tabIndex={-1} className="text-h2 outline-none">
          {t.placed(count)}
        </h1>
        {texts[state] && <p className="text-dense">{texts[state]}</p>}
        {unpaid && payBy && (
          <p className="text-dense font-bold">{t.until(momentInWords(payBy, now, locale))}</p>
        )}
      </div>
    </section>
  )
}

function Orders({ numbers, known }: PlacedFacts) {
  const t = useText(placedText)
  const byId = new Map(known?.orders.map((order) => [order.id, order]))
  return (
    <Card as="section" aria-labelledby="orders" className="md:p-6">
      <h2 id="orders" className="text-h3">
        {t.orders}
      </h2>
      <ul>
        {numbers.map(({ id, number }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline py-4 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-bold">{t.number(isolated(number))}</p>
              <OrderFacts order={byId.get(id)} />
            </div>
            <ButtonLink
              kind="outlined"
              to="/profile/purchase-orders/$orderId"
              params={{ orderId: String(id) }}
              aria-label={t.showNamed(isolated(number))}
            >
              {t.show}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OrderFacts({ order }: { readonly order: Order | undefined }): ReactNode {
  const t = useText(checkoutText)
  if (!order) return null
  return (
    <>
      <Dotted className="text-dense text-quiet">
        <Name>{order.seller.name}</Name>
        <Goods items={order.items} />
      </Dotted>
      <Dotted className="text-dense">
        <span>
          {t.total} <Money riyals={order.total} />
        </span>
        {order.delivery_fee > 0 && (
          <span className="text-meta text-quiet">
            {t.fee} <Money riyals={order.delivery_fee} />
          </span>
        )}
      </Dotted>
    </>
  )
}

function Next({ payment }: { readonly payment: PaymentCode | undefined }) {
  const t = useText(placedText)
  const words = useText(checkoutText)
  const steps =
    payment === 'cod'
      ? [words.nextAcceptCash, words.nextWeighCash, words.nextCheckCash]
      : [words.nextAccept, words.nextWeigh, words.nextCheck]
  return (
    <Card as="section" aria-labelledby="next" className="md:p-6">
      <h2 id="next" className="text-h3">
        {t.next}
      </h2>
      <NumberedSteps steps={steps} />
    </Card>
  )
}
