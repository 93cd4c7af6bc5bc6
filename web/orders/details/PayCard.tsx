import { CreditCard, RefreshCw } from 'lucide-react'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, buttonClasses } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Money } from '../../ui/values/Money.tsx'
import { orderFormText } from '../actions/messages.ts'
import { deadlineText } from '../moments.ts'
import { useOrderCache } from '../orderQueries.ts'
import { PlacedTransfer } from '../placed/PlacedTransfer.tsx'
import { gatewayUrl } from '../placed/placeOrder.ts'

/** The payment of an unpaid order: the amount, the deadline, and the bank account or the link to the gateway. */
export function PayCard({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const t = useText(orderFormText)
  const { refresh } = useOrderCache()
  if (!pay.iban) return <ByCard order={order} pay={pay} />
  return (
    <div className="flex flex-col gap-2">
      <PlacedTransfer
        pay={pay}
        orders={[order]}
        onReported={() => {
          showToast('success', t.reported)
          void refresh()
        }}
      />
      {pay.amount !== order.total && <p className="px-4 text-meta text-quiet">{t.payTogether}</p>}
    </div>
  )
}

function ByCard({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const now = useNow()
  const gateway = gatewayUrl(pay.redirect_url)
  return (
    <Card as="section" padding="details" aria-labelledby="pay" className="flex flex-col gap-4">
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
        {pay.amount !== order.total && <p className="text-meta text-quiet">{t.payTogether}</p>}
      </div>
      {gateway ? (
        <a href={gateway} className={buttonClasses({ size: 'main', wide: true })}>
          <CreditCard aria-hidden size={20} className="shrink-0" />
          {t.payByCard}
        </a>
      ) : (
        <NoGateway />
      )}
    </Card>
  )
}

function NoGateway() {
  const t = useText(orderFormText)
  const { refresh } = useOrderCache()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-dense text-coral">{t.noGateway}</p>
      <Button kind="outlined" icon={RefreshCw} onClick={() => void refresh()}>
        {t.tryAgain}
      </Button>
    </div>
  )
}
