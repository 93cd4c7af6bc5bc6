import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { buttonClasses } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Money } from '../../ui/values/Money.tsx'
import { gatewayUrl } from '../../wallet/card/gatewayUrl.ts'
import { orderFormText } from '../actions/messages.ts'
import { Declined } from '../Declined.tsx'
import { deadlineText } from '../moments.ts'
import { useOrderCache } from '../orderQueries.ts'
import { NoGateway, OtherWays, PayWays } from '../PayWays.tsx'
import { paymentText } from '../paymentMessages.ts'
import { PlacedTransfer } from '../placed/PlacedTransfer.tsx'

/** The payment of an unpaid order: the amount, the deadline, and the ways to pay; for a transfer, the bank account first. */
export function PayCard({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const { refresh } = useOrderCache()
  const [wasTransfer] = useState(Boolean(pay.iban))
  if (!pay.iban) return <ByCard order={order} pay={pay} />
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <div className="flex flex-col gap-2">
        <PlacedTransfer
          arriving={!wasTransfer}
          pay={pay}
          orders={[order]}
          onReported={() => void refresh()}
        />
        <Together order={order} className="px-4" />
      </div>
      <OtherWays order={order} amount={pay.amount} />
    </div>
  )
}

function ByCard({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const now = useNow()
  const words = useText(paymentText)
  const gateway = gatewayUrl(pay.redirect_url)
  const { refresh } = useOrderCache()
  const declined = order.payment_status === 'failed'
  return (
    <Card as="section" padding="details" aria-labelledby="pay" className="flex flex-col gap-4">
      {declined && <Declined />}
      <div>
        <h2 id="pay" className="text-h3">
          {t.payTitle}
        </h2>
        {pay.pay_by && (
          <p className="text-dense text-quiet">{t.payBy(deadlineText(pay.pay_by, now, locale))}</p>
        )}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-quiet">{t.payAmount}</span>
          <Money riyals={pay.amount} size="card" />
        </p>
        <Together order={order} />
      </div>
      <PayWays
        order={order}
        amount={pay.amount}
        current={
          gateway ? (
            <a href={gateway} className={buttonClasses({ size: 'main', wide: true })}>
              <CreditCard aria-hidden size={20} className="shrink-0" />
              {declined ? words.payAgain(moneyText(halalasOf(pay.amount), locale)) : t.payByCard}
            </a>
          ) : (
            <NoGateway onAgain={() => void refresh()} />
          )
        }
      />
    </Card>
  )
}

/** Says that the payment also pays other orders; renders nothing for a single order. */
function Together({ order, className }: { readonly order: Order; readonly className?: string }) {
  const t = useText(paymentText)
  const count = order.payment_group?.orders ?? 1
  if (count < 2) return null
  return <p className={classes('text-meta text-quiet', className)}>{t.together(count)}</p>
}
