import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Wallet } from '#shared/wallet/contract.ts'
import { printIban } from '#shared/wallet/rules.ts'
import type { Answer } from '../../app/calls/api.ts'
import { hasUnsaved } from '../../app/calls/unsaved.ts'
import { apart } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { bankIn } from '../charge/banks.ts'
import { ChargeForm, type SuggestedCharge } from '../charge/ChargeForm.tsx'
import { ConfirmBankForm } from '../charge/ConfirmBankForm.tsx'
import { formText } from '../charge/messages.ts'
import { PayoutForm } from '../charge/PayoutForm.tsx'
import { useReloadWallet } from './useWallet.ts'

/** The panels for top-up and payout. Closing a panel with unsaved work asks first. */
export function WalletSheets({
  wallet,
  open,
  suggested,
  onClose,
}: {
  readonly wallet: Wallet
  readonly open: 'charge' | 'payout' | null
  /** The initial values of a top-up. */
  readonly suggested: SuggestedCharge | undefined
  readonly onClose: () => void
}) {
  const t = useText(formText)
  const close = async () => {
    const question = { title: t.leave, body: t.leaveBody, accept: t.leaveYes, refuse: t.leaveNo, grave: true }
    if (!hasUnsaved() || (await ask(question))) onClose()
  }
  return (
    <>
      <Sheet side="panel" open={open === 'charge'} onClose={() => void close()} title={t.charge}>
        <ChargeSteps methods={wallet.methods} suggested={suggested} onDone={onClose} />
      </Sheet>
      <Sheet side="panel" open={open === 'payout'} onClose={() => void close()} title={t.payout}>
        <PayoutForm wallet={wallet} onCancel={() => void close()} onDone={onClose} />
      </Sheet>
    </>
  )
}

/**
 * The steps of a top-up: amount and method. For a transfer, the bank account and the form that reports the transfer
 * follow.
 */
function ChargeSteps({
  methods,
  suggested,
  onDone,
}: {
  readonly methods: Wallet['methods']
  readonly suggested: SuggestedCharge | undefined
  readonly onDone: () => void
}) {
  const t = useText(formText)
  const reloadWallet = useReloadWallet()
  const [step, setStep] = useState<'amount' | 'report' | Answer<'POST wallet/charge'>>('amount')
  if (step === 'amount')
    return (
      <ChargeForm
        methods={methods}
        suggested={suggested}
        onTransfer={setStep}
        onTransferred={() => setStep('report')}
      />
    )
  const charge = step === 'report' ? null : step
  const { bank_name, iban, account_holder, reference } = charge ?? {}
  return (
    <div className="flex flex-col gap-5 p-4 md:p-5">
      {charge && bank_name && iban && account_holder && reference && (
        <TransferAccount
          amount={charge.amount}
          bank_name={bank_name}
          iban={iban}
          account_holder={account_holder}
          reference={reference}
        />
      )}
      <div>
        <h3 className="text-dense font-bold">{t.reportTransfer}</h3>
        <p className="text-meta text-quiet">{t.reportWhy}</p>
      </div>
      <ConfirmBankForm
        suggested={charge?.amount}
        onDone={() => {
          showToast('success', t.reported)
          void reloadWallet()
          onDone()
        }}
      />
    </div>
  )
}

/** The market's bank account and the reference for a transfer, each with a copy button. */
function TransferAccount({
  amount,
  bank_name,
  iban,
  account_holder,
  reference,
}: {
  /** The amount in SAR. */
  readonly amount: number
  readonly bank_name: string
  readonly iban: string
  readonly account_holder: string
  readonly reference: string
}) {
  const t = useText(formText)
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-dense font-bold">{t.transferTo}</h3>
      <CopyRow label={t.sumToSend} value={String(amount)}>
        <Money riyals={amount} />
      </CopyRow>
      <CopyRow label={t.ibanOf(apart(bankIn(bank_name, locale)))} value={iban}>
        <LongCode>{printIban(iban)}</LongCode>
      </CopyRow>
      <CopyRow label={t.toHolder} value={account_holder}>
        <Name>{account_holder}</Name>
      </CopyRow>
      <CopyRow label={t.writeReference} value={reference}>
        <LongCode>{reference}</LongCode>
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
      // The clipboard is not available without TLS, so the user must copy the text.
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
