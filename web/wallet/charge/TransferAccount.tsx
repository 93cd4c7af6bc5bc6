import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { halalasOf, printAmount } from '#shared/base/money.ts'
import { printIban } from '#shared/wallet/rules.ts'
import { apart } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { formText } from './messages.ts'

/** The market's bank account and the reference for a transfer, each with a copy button. */
export function TransferAccount({
  amount,
  bank_name,
  iban,
  account_holder,
  reference,
}: {
  /** SAR. */
  readonly amount: number
  readonly bank_name: string
  readonly iban: string
  readonly account_holder: string
  readonly reference: string
}) {
  const t = useText(formText)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-dense font-bold">{t.transferTo}</h3>
      <CopyRow label={t.sumToSend} value={String(amount)}>
        <Isolate>{printAmount(halalasOf(amount))}</Isolate> {t.riyals}
      </CopyRow>
      <CopyRow label={t.ibanOf(apart(bank_name))} value={iban}>
        <Isolate className="break-words">{printIban(iban)}</Isolate>
      </CopyRow>
      <CopyRow label={t.toHolder} value={account_holder}>
        <Name>{account_holder}</Name>
      </CopyRow>
      <CopyRow label={t.writeReference} value={reference}>
        <Isolate>{reference}</Isolate>
      </CopyRow>
    </div>
  )
}

function CopyRow({
  label,
  value,
  children,
}: {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
}) {
  const t = useText(formText)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('success', t.copied(label))
    } catch {
      // The clipboard is not available without TLS.
      showToast('info', t.notCopied)
    }
  }
  return (
    <div className="flex items-center gap-2 rounded-control border border-hairline bg-ground py-2 ps-3 pe-1">
      <dl className="min-w-0 grow">
        <dt className="text-meta text-quiet">{label}</dt>
        <dd className="text-dense font-bold">{children}</dd>
      </dl>
      <IconButton icon={Copy} label={t.copy(label)} onClick={() => void copy()} className="text-primary" />
    </div>
  )
}
