import { CreditCard, Landmark } from 'lucide-react'
import { halalasOf } from '#shared/base/money.ts'
import type { OrderSummary } from '#shared/orders/contract.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useNow } from '../../app/live/now.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { gatewayUrl } from '../../wallet/card/gatewayUrl.ts'
import { Declined } from '../Declined.tsx'
import { deadlineText } from '../moments.ts'
import { orderPaths } from '../orderQueries.ts'
import { PayWays } from '../PayWays.tsx'
import { paymentText } from '../paymentMessages.ts'
import { isPaidTogether } from '../turn.ts'

/** The payments that pay several of the listed orders, each as one card with one button. */
export function PaymentGroups({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const together = orders.filter(isPaidTogether)
  const first = new Map(together.toReversed().map((order) => [order.payment_group?.charge_id, order]))
  if (first.size === 0) return null
  return (
    <ul className="mb-3 grid gap-3 md:mb-5 md:gap-5 xl:p-4 xl:pb-0">
      {[...first].reverse().map(([chargeId, order]) => (
        <PaymentGroup key={chargeId} first={order} orders={together} />
      ))}
    </ul>
  )
}

function PaymentGroup({
  first,
  orders,
}: {
  readonly first: OrderSummary
  readonly orders: readonly OrderSummary[]
}) {
  const t = useText(paymentText)
  const locale = useLocale()
  const now = useNow()
  const { charge_id, orders: count = 0, amount = 0 } = first.payment_group ?? {}
  const numbers = orders
    .filter(({ payment_group: group }) => group?.charge_id === charge_id)
    .map(({ number }) => isolated(number))
  const title = `payment-${charge_id}`
  const transfer = first.payment.code === 'bank_transfer'
  return (
    <Card as="li" aria-labelledby={title} className="flex flex-col gap-3 border border-sand-edge md:p-5">
      {first.payment_status === 'failed' && <Declined />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={title} className="text-body font-bold">
            {t.together(count)}
          </h2>
          <p className="text-dense text-quiet">{t.ordersOf(numbers.join(' · '), numbers.length)}</p>
          {first.due && (
            <p className="text-dense text-quiet">{t.payBy(deadlineText(first.due.at, now, locale), count)}</p>
          )}
        </div>
        <Money riyals={amount} size="card" />
      </div>
      {transfer ? (
        <ButtonLink
          to={orderPaths.buyer.one}
          params={{ orderId: String(first.id) }}
          icon={Landmark}
          size="main"
          className="md:self-start"
        >
          {t.toAccount}
        </ButtonLink>
      ) : (
        <PayWays
          order={first}
          amount={amount}
          current={<PayButton order={first} amount={moneyText(halalasOf(amount), locale)} />}
        />
      )}
    </Card>
  )
}

/**
 * Opens the gateway. The order is read first, because this opens a new payment if the last one was
 * declined.
 */
function PayButton({ order, amount }: { readonly order: OrderSummary; readonly amount: string }) {
  const t = useText(paymentText)
  const locale = useLocale()
  const { busy, send } = useAction(
    async () => {
      const { pay } = await api('GET orders/show/{id}', { params: { id: order.id } }, { locale })
      const target = gatewayUrl(pay?.redirect_url)
      if (!target) throw new Refusal({ status: 503, code: 'unavailable', message: t.noGateway, errors: {} })
      window.location.assign(target)
    },
    { toastRefusals: true, unsure: t.noGateway },
  )
  const words = order.payment_status === 'failed' ? t.payAgain(amount) : t.payNow(amount)
  return (
    <Button size="main" wide icon={CreditCard} busy={busy} onClick={() => void send(null)}>
      {words}
    </Button>
  )
}
