import { Copy, Receipt } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import { printIban } from '#shared/wallet/rules.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { LoadingNote } from '../../ui/states/Skeleton.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { bankIn } from '../../wallet/charge/banks.ts'
import { placedText } from './messages.ts'

type TransferProps = {
  readonly pay: Pay
  readonly orders: readonly Order[]
  /** Called when the receipt has been sent. */
  readonly onReported: () => void
}

/**
 * The market's account with copy buttons, and the form for the receipt. With `arriving`, the buyer has just chosen the
 * transfer further down the page, so the heading is brought into view and gets the focus.
 */
export function PlacedTransfer({
  arriving = false,
  pay,
  orders,
  onReported,
}: TransferProps & { readonly arriving?: boolean }) {
  const t = useText(placedText)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arriving) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [arriving])
  const locale = useLocale()
  const { whole, decimals } = moneyParts(halalasOf(pay.amount))
  const { iban = '', reference = '', bank_name = '', account_holder = '' } = pay
  return (
    <Card as="section" aria-labelledby="account" className="md:p-6">
      <h2 ref={head} id="account" tabIndex={-1} className="scroll-mt-20 text-h3 outline-none md:scroll-mt-24">
        {t.toTransfer}
      </h2>
      <dl className="mt-2">
        <Row label={t.amount} copied={`${whole.replaceAll(',', '')}.${decimals}`}>
          <Money riyals={pay.amount} size="card" />
        </Row>
        <Row label={t.iban} copied={iban}>
          <LongCode className="font-bold">{printIban(iban)}</LongCode>
        </Row>
        <Row label={t.reference} copied={reference} hint={t.referenceHint}>
          <LongCode className="font-bold">{reference}</LongCode>
        </Row>
        <Row label={t.holder} copied={account_holder}>
          <Name className="font-bold">{account_holder}</Name>
        </Row>
        <Row label={t.bank}>
          <Name className="font-bold">{bankIn(bank_name, locale)}</Name>
        </Row>
      </dl>
      <ReceiptPart pay={pay} orders={orders} onReported={onReported} />
    </Card>
  )
}

function Row({
  label,
  copied,
  hint,
  children,
}: {
  readonly label: string
  /** The text that the button copies; if absent, there is no button. */
  readonly copied?: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  const t = useText(placedText)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', t.copied(label))
    } catch {
      showToast('wrong', t.notCopied)
    }
  }
  return (
    <div className="border-b border-hairline py-2">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-3">
        <span className="min-w-0">
          {children}
          {hint && <span className="block text-meta text-quiet">{hint}</span>}
        </span>
        {copied && <IconButton icon={Copy} label={t.copy(label)} onClick={() => void copy(copied)} />}
      </dd>
    </div>
  )
}

/** Loads the form when the buyer opens it. */
function ReceiptPart({ pay, orders, onReported }: TransferProps) {
  const t = useText(placedText)
  const [open, setOpen] = useState(false)
  const [first] = orders
  if (!open) {
    return (
      <div className="mt-4">
        <p className="text-dense text-quiet">{t.sendReceiptBody}</p>
        <Button size="main" wide icon={Receipt} onClick={() => setOpen(true)} className="mt-3">
          {t.sendReceipt}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-4">
      <Suspense fallback={<LoadingNote />}>
        <ConfirmBankForm {...(first ? { orderId: first.id } : {})} amount={pay.amount} onDone={onReported} />
      </Suspense>
    </div>
  )
}

const ConfirmBankForm = lazy(() =>
  import('../../wallet/charge/ConfirmBankForm.tsx').then((module) => ({ default: module.ConfirmBankForm })),
)
