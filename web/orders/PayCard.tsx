import { Copy, CreditCard, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { useNow } from '../base/now.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button, buttonClasses } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Money } from '../base/ui/Money.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { ConfirmBankForm } from '../wallet/ConfirmBankForm.tsx'
import { orderFormText } from './formMessages.ts'
import { deadlineText } from './moments.ts'
import { useOrderCache } from './orderQueries.ts'

/** An order that waits for its money: how much, until when, and the way to pay it. */
export function PayCard({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const now = useNow()
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
      {pay.iban ? <Transfer order={order} pay={pay} /> : <ByCard pay={pay} />}
    </Card>
  )
}

function ByCard({ pay }: { readonly pay: Pay }) {
  const t = useText(orderFormText)
  const { refresh } = useOrderCache()
  if (pay.redirect_url) {
    return (
      <a href={pay.redirect_url} className={buttonClasses({ size: 'main', wide: true })}>
        <CreditCard aria-hidden size={20} className="shrink-0" />
        {t.payByCard}
      </a>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-dense text-coral">{t.noGateway}</p>
      <Button kind="outlined" icon={RefreshCw} onClick={() => void refresh()}>
        {t.tryAgain}
      </Button>
    </div>
  )
}

function Transfer({ order, pay }: { readonly order: Order; readonly pay: Pay }) {
  const t = useText(orderFormText)
  const { refresh } = useOrderCache()
  const [open, setOpen] = useState(false)
  const iban = pay.iban ?? ''
  return (
    <>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {pay.bank_name && <Fact label={t.bank} value={pay.bank_name} />}
        {pay.account_holder && (
          <Fact label={t.holder} value={pay.account_holder} copied={pay.account_holder} />
        )}
        <Fact label={t.iban} value={iban.replace(/(.{4})(?=.)/g, '$1 ')} copied={iban} code />
        {pay.reference && <Fact label={t.reference} value={pay.reference} copied={pay.reference} code />}
      </dl>
      <Button wide size="main" onClick={() => setOpen(true)}>
        {t.tellTransfer}
      </Button>
      <Sheet side="panel" open={open} onClose={() => setOpen(false)} title={t.tellTransfer}>
        <div className="p-4 md:p-5">
          <ConfirmBankForm
            orderId={order.id}
            amount={pay.amount}
            onDone={() => {
              setOpen(false)
              showToast('success', t.told)
              void refresh()
            }}
          />
        </div>
      </Sheet>
    </>
  )
}

function Fact({
  label,
  value,
  copied,
  code = false,
}: {
  readonly label: string
  readonly value: string
  /** What goes to the clipboard; without it there is nothing to copy. */
  readonly copied?: string
  readonly code?: boolean
}) {
  const t = useText(orderFormText)
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="font-bold break-words">{code ? <Isolate>{value}</Isolate> : <Name>{value}</Name>}</dd>
      {copied && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <IconButton
            icon={Copy}
            label={t.copy(label)}
            onClick={() =>
              void navigator.clipboard.writeText(copied).then(
                () => showToast('success', t.copied),
                () => showToast('wrong', t.notCopied),
              )
            }
          />
        </dd>
      )}
    </div>
  )
}
