import { useState } from 'react'
import type { Wallet } from '#shared/wallet/contract.ts'
import type { Answer } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useReloadWallet } from '../overview/useWallet.ts'
import { ChargeForm } from './ChargeForm.tsx'
import { ConfirmBankForm } from './ConfirmBankForm.tsx'
import { formText } from './messages.ts'
import { TransferAccount } from './TransferAccount.tsx'

/** Topping up the wallet: amount and method; for a transfer then the bank account and the form that reports it. */
export function ChargeSteps({
  methods,
  onDone,
}: {
  readonly methods: Wallet['methods']
  readonly onDone: () => void
}) {
  const t = useText(formText)
  const reloadWallet = useReloadWallet()
  const [step, setStep] = useState<'amount' | 'report' | Answer<'POST wallet/charge'>>('amount')
  if (step === 'amount')
    return <ChargeForm methods={methods} onTransfer={setStep} onTransferred={() => setStep('report')} />
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
