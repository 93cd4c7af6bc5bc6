import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import type { Order, OrderOptions, Pay } from '#shared/orders/contract.ts'
import { type PaymentCode, paymentChangeProblem } from '#shared/orders/status.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { gatewayUrl } from '../../wallet/card/gatewayUrl.ts'
import { CheckoutPayment, walletPays } from '../checkout/CheckoutPayment.tsx'
import { orderedPayments } from '../checkout/checkoutDraft.ts'
import { paymentText } from '../paymentMessages.ts'
import { useOrderCall } from '../useOrderCall.ts'

type OtherPaymentProps = { readonly order: Order; readonly pay: Pay }

/** Lets the buyer of an unpaid order choose another payment (contract 2, orders/show/{id}/payment). */
export function OtherPayment({ order, pay }: OtherPaymentProps) {
  const t = useText(paymentText)
  const [open, setOpen] = useState(false)
  const problem = paymentChangeProblem({
    status: order.status,
    payment: order.payment.code as PaymentCode,
    paymentStatus: order.payment_status,
  })
  if (problem) return null
  return (
    <>
      <Button kind="outlined" wide onClick={() => setOpen(true)}>
        {t.otherWay}
      </Button>
      <Sheet side="panel" open={open} onClose={() => setOpen(false)} title={t.otherWay}>
        <Choices order={order} pay={pay} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

type ChoicesProps = OtherPaymentProps & { readonly onDone: () => void }

function Choices(props: ChoicesProps) {
  const locale = useLocale()
  const found = useQuery({
    queryKey: ['orders', 'options'],
    queryFn: ({ signal }) => api('GET orders/options', {}, { locale, signal }),
    // The balance of the wallet must be current.
    gcTime: 0,
  })
  return (
    <Loaded result={found} loading={<Boxes />} headingLevel={2}>
      {(options) => <PaymentForm {...props} options={options} />}
    </Loaded>
  )
}

function Boxes() {
  return (
    <div className="flex flex-col gap-3 p-4 md:p-5">
      <LoadingNote />
      {['wallet', 'card', 'bank_transfer', 'cod'].map((each) => (
        <Skeleton key={each} className="h-18 w-full rounded-card" />
      ))}
    </div>
  )
}

function PaymentForm({ order, pay, options, onDone }: ChoicesProps & { readonly options: OrderOptions }) {
  const t = useText(paymentText)
  const total = halalasOf(pay.amount)
  const [chosen, setChosen] = useState(() => firstChoice(order, options, total))
  const { busy, reason, errors, send } = useOrderCall('POST orders/show/{id}/payment', {
    unsure: t.notChanged,
  })
  const code = options.payments.find(({ id }) => String(id) === chosen)?.code as Code | undefined

  async function submit() {
    const sent = await send({ params: { id: order.id }, body: { payment_id: Number(chosen) } })
    if (!sent || !code) return
    const target = code === 'card' ? gatewayUrl(sent.answer.pay?.redirect_url) : undefined
    if (target) return window.location.assign(target)
    onDone()
    showToast('success', t[doneOf[code]])
  }
  return (
    <form
      noValidate
      aria-label={t.otherWay}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="flex flex-col gap-4 p-4 md:p-5"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="text-quiet">{(order.payment_group?.orders ?? 1) > 1 ? t.forAll : t.forOrder}</span>
        <Money riyals={pay.amount} size="card" />
      </p>
      <FormTrouble reason={reason} />
      <CheckoutPayment
        payments={options.payments}
        chosen={chosen}
        total={total}
        available={options.wallet_available}
        errors={errors.payment_id}
        onChoose={setChosen}
      />
      <Button type="submit" size="main" wide busy={busy}>
        {code ? t[actOf[code]] : t.otherWay}
      </Button>
    </form>
  )
}

type Code = keyof typeof doneOf

/** The wallet if it suffices; else the card, which can be tried again. */
function firstChoice(order: Order, { payments, wallet_available }: OrderOptions, total: Halalas): string {
  const enough = walletPays(total, wallet_available)
  const first = orderedPayments(payments).find(
    ({ id, code }) => (code !== 'wallet' || enough) && (id !== order.payment.id || code === 'card'),
  )
  return first ? String(first.id) : ''
}

/** The label of the button and the toast, by payment. */
const actOf = { wallet: 'byWallet', card: 'byCard', bank_transfer: 'byTransfer', cod: 'byCash' } as const
const doneOf = {
  wallet: 'paidByWallet',
  card: 'cardReady',
  bank_transfer: 'transferReady',
  cod: 'cashReady',
} as const
