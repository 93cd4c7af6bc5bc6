import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import { type PaymentCode, paymentChangeProblem } from '#shared/orders/status.ts'
import { api } from '../app/calls/api.ts'
import { dropFromTab, readInTab, storeInTab } from '../app/state/tabStore.ts'
import { moneyText } from '../app/texts/isolate.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { showToast } from '../ui/overlay/toasts.ts'
import { Loaded } from '../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { gatewayUrl } from '../wallet/card/gatewayUrl.ts'
import { orderFormText } from './actions/messages.ts'
import { CheckoutPayment, walletPays } from './checkout/CheckoutPayment.tsx'
import { orderedPayments } from './checkout/checkoutDraft.ts'
import { paymentText } from './paymentMessages.ts'
import { useOrderCall } from './useOrderCall.ts'

type PayWaysProps = {
  /** An unpaid order. The other orders of the same payment are paid together with it. */
  readonly order: Order | OrderSummary
  /** The amount of the payment, in SAR. */
  readonly amount: number
  /**
   * The button that pays with the order's present method, which is then one of the choices. Without it, only the other
   * methods are listed and none is preselected.
   */
  readonly current?: ReactNode
  /** Runs after the payment method of the order was changed. */
  readonly onChanged?: (order: Order) => void
}

/**
 * Lets the buyer of an unpaid order choose how to pay: the methods, and one button for the chosen one (contract 2,
 * orders/show/{id}/payment).
 */
export function PayWays(props: PayWaysProps) {
  const { order, current } = props
  const locale = useLocale()
  const fixed = isFixed(order)
  const found = useQuery({
    queryKey: ['orders', 'options'],
    queryFn: ({ signal }) => api('GET orders/options', {}, { locale, signal }),
    enabled: !fixed,
    // Not cached, because the balance of the wallet must be current.
    gcTime: 0,
  })
  if (fixed) return current ?? null
  const loading = (
    <div className="flex flex-col gap-3">
      <LoadingNote />
      {['wallet', 'card', 'bank_transfer', 'cod'].map((each) => (
        <Skeleton key={each} className="h-18 w-full rounded-card" />
      ))}
      {current}
    </div>
  )
  return (
    <>
      <Loaded result={found} loading={loading} headingLevel={2}>
        {(options) => <Ways {...props} options={options} />}
      </Loaded>
      {found.isError && !found.data && current}
    </>
  )
}

/** Whether the payment of an order cannot be changed. */
function isFixed({ status, payment, payment_status: paymentStatus }: PayWaysProps['order']): boolean {
  return paymentChangeProblem({ status, payment: payment.code as PaymentCode, paymentStatus }) !== null
}

/** The other payment methods of an order that is paid by bank transfer, below the bank account. */
export function OtherWays(props: Omit<PayWaysProps, 'current'>) {
  const t = useText(paymentText)
  const id = useId()
  if (isFixed(props.order)) return null
  return (
    <Card as="section" aria-labelledby={id} padding="details" className="flex flex-col gap-4">
      <h2 id={id} className="text-h3">
        {t.otherWay}
      </h2>
      <PayWays {...props} />
    </Card>
  )
}

/** Shown in place of the pay button if the gateway did not open the card payment. */
export function NoGateway({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText(orderFormText)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-dense text-coral">{t.noGateway}</p>
      <Button kind="outlined" icon={RefreshCw} onClick={onAgain}>
        {t.tryAgain}
      </Button>
    </div>
  )
}

function Ways({
  order,
  amount,
  current,
  options,
  onChanged,
}: PayWaysProps & { readonly options: OrderOptions }) {
  const t = useText(paymentText)
  const locale = useLocale()
  const total = halalasOf(amount)
  const payments = orderedPayments(options.payments).filter(
    ({ id }) => current !== undefined || id !== order.payment.id,
  )
  const [chosen, setChosen] = useState(() => {
    const wallet = walletPays(total, options.wallet_available) && readInTab(topUpKey(order))
    return typeof wallet === 'string' ? wallet : current ? String(order.payment.id) : ''
  })
  const { busy, reason, errors, send } = useOrderCall('POST orders/show/{id}/payment', {
    unsure: t.notChanged,
  })
  const way = payments.find(({ id }) => String(id) === chosen)

  async function pay() {
    if (!way) return
    const sent = await send({ params: { id: order.id }, body: { payment_id: way.id } })
    if (!sent) return
    dropFromTab(topUpKey(order))
    const target = way.code === 'card' ? gatewayUrl(sent.answer.pay?.redirect_url) : undefined
    if (target) return window.location.assign(target)
    onChanged?.(sent.answer)
    showToast('success', t[doneOf[way.code]])
  }
  return (
    <form
      noValidate
      aria-label={current ? t.ways : t.otherWay}
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
      className="flex flex-col gap-4"
    >
      <div className="-mb-4 has-[p]:mb-0">
        <FormTrouble reason={reason} />
      </div>
      <CheckoutPayment
        payments={payments}
        chosen={chosen}
        total={total}
        available={options.wallet_available}
        errors={errors.payment_id}
        bodies={{ card: t.cardLine, bank_transfer: t.transferLine, cod: t.cashLine }}
        onChoose={setChosen}
        onTopUp={(id) => storeInTab(topUpKey(order), id)}
      />
      {current && way?.id === order.payment.id ? (
        current
      ) : (
        <Button type="submit" size="main" wide busy={busy} refusedBecause={way ? null : t.chooseWay}>
          {way ? t[actOf[way.code]] : t.payNow(moneyText(total, locale))}
        </Button>
      )}
    </form>
  )
}

/** The key under which the tab stores the wallet's payment method while the buyer tops up the wallet to pay this order. */
const topUpKey = ({ id }: PayWaysProps['order']) => `top-up-for:${id}`

/** The texts of the button and of the toast for each payment method. */
const actOf = { wallet: 'byWallet', card: 'byCard', bank_transfer: 'byTransfer', cod: 'byCash' } as const
const doneOf = {
  wallet: 'paidByWallet',
  card: 'cardReady',
  bank_transfer: 'transferReady',
  cod: 'cashReady',
} as const
