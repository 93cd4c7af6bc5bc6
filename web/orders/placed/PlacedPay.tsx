import { useRouter } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { halalasOf } from '#shared/base/money.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { OwnQueries } from '../../app/calls/OwnQueries.tsx'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { buttonClasses } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { gatewayUrl } from '../../wallet/card/gatewayUrl.ts'
import { Declined } from '../Declined.tsx'
import { NoGateway, OtherWays, PayWays } from '../PayWays.tsx'
import { paymentText } from '../paymentMessages.ts'
import { placedText } from './messages.ts'

/**
 * The ways to pay orders that were just placed. A buyer who returned from the gateway without paying sees all ways, with the card
 * preselected; for a transfer, only the other ways are shown. The page is outside of the account pages and their query client, so
 * this component creates one.
 */
export function PlacedPay({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const router = useRouter()
  const reload = () => void router.invalidate()
  return (
    <OwnQueries>
      {pay.iban ? (
        <OtherWays order={order} amount={pay.amount} onChanged={reload} />
      ) : (
        <CardPayment order={order} pay={pay} onChanged={reload} />
      )}
    </OwnQueries>
  )
}

function CardPayment({
  order,
  pay,
  onChanged,
}: {
  readonly order: Order
  readonly pay: Pay
  readonly onChanged: () => void
}) {
  const t = useText(placedText)
  const { ways } = useText(paymentText)
  const locale = useLocale()
  const target = gatewayUrl(pay.redirect_url)
  return (
    <Card as="section" aria-label={ways} padding="details" className="flex flex-col gap-4">
      {order.payment_status === 'failed' && <Declined />}
      <PayWays
        order={order}
        amount={pay.amount}
        current={
          target ? (
            <a href={target} className={buttonClasses({ size: 'main', wide: true })}>
              <CreditCard aria-hidden size={20} className="shrink-0" />
              {t.payByCard(moneyText(halalasOf(pay.amount), locale))}
            </a>
          ) : (
            <NoGateway onAgain={onChanged} />
          )
        }
        onChanged={onChanged}
      />
    </Card>
  )
}
