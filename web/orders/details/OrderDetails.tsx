import { FileText, Hand, Hourglass, type LucideIcon, ShieldCheck } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { languageOf } from '#shared/base/text/language.ts'
import type { Order } from '#shared/orders/contract.ts'
import { Refusal } from '../../app/calls/api.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { orderTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { OriginalTag } from '../../ui/values/Written.tsx'
import { OrderActions } from '../actions/OrderActions.tsx'
import { RatingCard } from '../actions/RatingCard.tsx'
import { ReturnCard } from '../actions/ReturnCard.tsx'
import { useWeights } from '../actions/useWeights.ts'
import { WeightsForm } from '../actions/WeightsForm.tsx'
import { isEnded, OrderAgain } from '../again/OrderAgain.tsx'
import { listOf } from '../list/listSearch.ts'
import { ordersText, turnText } from '../messages.ts'
import { OrderState } from '../OrderState.tsx'
import { type OrderSide, orderPaths, useOrder } from '../orderQueries.ts'
import { type Turn, turnFor } from '../turn.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { FailedSale } from './FailedSale.tsx'
import { detailsText } from './messages.ts'
import { OrderItems } from './OrderItems.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderSums } from './OrderSums.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PayCard } from './PayCard.tsx'
import { SentTransfer } from './SentTransfer.tsx'
import { Timeline } from './Timeline.tsx'

/** One order: its timeline, next step, actions, goods, money and the other side. */
export function OrderDetails({ id, side }: { readonly id: number; readonly side: OrderSide }) {
  const t = useText(detailsText)
  const found = useOrder(id)
  const { data: order, error } = found
  // The page for one side does not show orders in which the reader is on the other side.
  const missing = (order && order.side !== side) || (error instanceof Refusal && error.status === 404)
  if (missing || !Number.isSafeInteger(id)) return <Missing side={side} />
  return (
    <Loaded result={found} title={t.failed} headingLevel={1} loading={<OrderSkeleton />} carded>
      {(shown) => <Shown key={shown.id} order={shown} side={side} />}
    </Loaded>
  )
}

function Shown({ order, side }: { readonly order: Order; readonly side: OrderSide }) {
  const weights = useWeights(order)
  return (
    <>
      <Head order={order} side={side} />
      <div className="mt-4 grid items-start gap-3 md:mt-6 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="contents xl:flex xl:min-w-0 xl:flex-col xl:gap-5">
          {order.may_weigh && (
            <div className="min-w-0 max-xl:order-3">
              <WeightsForm order={order} weights={weights} />
            </div>
          )}
          {order.return && (
            <div className="min-w-0 max-xl:order-3">
              <ReturnCard order={order} />
            </div>
          )}
          <div className="min-w-0 max-xl:order-5">
            <Timeline order={order} />
          </div>
          <div className="min-w-0 max-xl:order-6">
            <OrderItems order={order} />
          </div>
        </div>
        <div className="contents xl:flex xl:min-w-0 xl:flex-col xl:gap-5">
          <div className="min-w-0 max-xl:order-1 xl:-order-2">
            <TurnPanel order={order} />
          </div>
          <div className="min-w-0 empty:hidden max-xl:order-2">
            <FailedSale order={order} />
          </div>
          {order.transfer && (
            <div className="min-w-0 max-xl:order-2">
              <SentTransfer transfer={order.transfer} />
            </div>
          )}
          {order.pay && !isTransferReported(order) && (
            <div className="min-w-0 max-xl:order-2">
              <PayCard order={order} pay={order.pay} />
            </div>
          )}
          <div className="min-w-0 empty:hidden max-xl:order-4">
            {!isReturnOpen(order) && <RatingCard order={order} />}
          </div>
          {isEnded(order) && (
            <div className="min-w-0 max-xl:order-4">
              <OrderAgain order={order} wide />
            </div>
          )}
          {/* In one column, the actions of a return are directly below the return; in two columns, below the panel of the next
              step. */}
          <div
            className={classes(
              'min-w-0 empty:hidden',
              order.return && !order.dispute ? 'max-xl:order-3 xl:-order-1' : 'max-xl:order-9',
            )}
          >
            <OrderActions order={order} weights={weights} />
          </div>
          <div className="min-w-0 max-xl:order-4">
            <PartyCard order={order} />
          </div>
          <div className="min-w-0 max-xl:order-7">
            <OrderSums order={order} />
          </div>
          <div className="min-w-0 max-xl:order-8">
            <DeliveryCard order={order} />
          </div>
          <ReceiptLink order={order} side={side} className="max-xl:order-10 md:hidden" />
        </div>
      </div>
    </>
  )
}

/** Whether a return is still undecided. No rating is asked for before the decision. */
function isReturnOpen({ status }: Order): boolean {
  return status === 'return_requested' || status === 'disputed'
}

/** Whether the buyer has reported the transfer. While staff check the transfer, nothing is to be paid. */
function isTransferReported({ payment, payment_status: status }: Order): boolean {
  return payment.code === 'bank_transfer' && status === 'pending'
}

function Head({ order, side }: { readonly order: Order; readonly side: OrderSide }) {
  const common = useText(ordersText)
  const titles = useText(orderTitles)
  const other = side === 'seller' ? order.buyer : order.seller
  return (
    <>
      <Breadcrumbs
        className="mb-4"
        crumbs={[
          { label: common.account, link: { to: '/profile/account' } },
          {
            label: side === 'seller' ? titles.sales : titles.purchases,
            link: { to: orderPaths[side].list, search: listOf(order.request ? 'offers' : 'market') },
          },
          { label: order.number },
        ]}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-h1">{common.number(order.number)}</h1>
            <OrderState order={order} />
          </div>
          <Dotted className="text-dense text-quiet">
            <Isolate>{riyadhDay(new Date(order.created_at))}</Isolate>
            {common[order.sale_type]}
            <span>
              {side === 'seller' ? common.buyer : common.seller} <Name>{other.name}</Name>
            </span>
          </Dotted>
          <RequestLink order={order} side={side} />
        </div>
        <ReceiptLink order={order} side={side} className="max-md:hidden" />
      </div>
    </>
  )
}

/** For an order of an accepted offer: links the buyer to the buyer's own page of the request, the seller to the public page. */
function RequestLink({ order: { request }, side }: { readonly order: Order; readonly side: OrderSide }) {
  const t = useText(detailsText)
  if (!request) return null
  const number = isolated(request.number)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-dense">
      <TextLink
        to={side === 'buyer' ? '/profile/my-requests/$requestId' : '/requests/$requestId'}
        params={{ requestId: String(request.id) }}
        className="shrink-0"
      >
        {side === 'buyer' ? t.fromRequest(number) : t.fromOffer(number)}
      </TextLink>
      <Name lang={languageOf(request.title)} className="max-w-full truncate text-quiet">
        {request.title}
      </Name>
      <OriginalTag of={request.title} className="shrink-0" />
    </p>
  )
}

function ReceiptLink({
  order,
  side,
  className,
}: {
  readonly order: Order
  readonly side: OrderSide
  readonly className: string
}) {
  const t = useText(detailsText)
  return (
    <ButtonLink
      to={orderPaths[side].receipt}
      params={{ orderId: String(order.id) }}
      kind="outlined"
      icon={FileText}
      className={className}
    >
      {t.receipt}
    </ButtonLink>
  )
}

function Missing({ side }: { readonly side: OrderSide }) {
  const t = useText(detailsText)
  return (
    <EmptyPage
      scene="not-found"
      title={t.missing}
      body={t.missingBody}
      actions={<ButtonLink to={orderPaths[side].list}>{t.toList}</ButtonLink>}
    />
  )
}

/** The side that must act and the next step with its deadline; highlighted if it is the reader's turn. */
function TurnPanel({ order }: { readonly order: Order }) {
  const t = useText(turnText)
  const common = useText(ordersText)
  const locale = useLocale()
  const now = useNow()
  const { who, say } = turnFor(order, now, locale)
  const Icon = icons[who]
  const other = order.side === 'seller' ? common.buyer : common.seller
  const head = {
    me: t.yourNextStep,
    other: t.theirNextStep(other),
    market: t.theirNextStep(common.market),
    nobody: t.nothingLeft,
  }[who]
  return (
    <section
      aria-live="polite"
      className={classes(
        'flex items-center gap-4 rounded-card border p-4 md:px-5',
        who === 'me' ? 'border-sand-edge bg-sand text-on-sand' : 'border-hairline bg-card',
      )}
    >
      <Icon aria-hidden size={26} className="shrink-0" />
      <div className="min-w-0">
        <p className={classes('text-dense', who !== 'me' && 'text-quiet')}>{head}</p>
        <p className={classes('text-h3', who === 'me' && 'text-text')}>{say}</p>
      </div>
    </section>
  )
}

const icons: Readonly<Record<Turn['who'], LucideIcon>> = {
  me: Hand,
  other: Hourglass,
  market: ShieldCheck,
  nobody: ShieldCheck,
}
