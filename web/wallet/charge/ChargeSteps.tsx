import { useState } from 'react'
import type { Wallet } from '#shared/wallet/contract.ts'
import type { Answer } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useWalletMoved } from '../overview/useWallet.ts'
import { ChargeForm } from './ChargeForm.tsx'
import { ConfirmBankForm } from './ConfirmBankForm.tsx'
import { formText } from './messages.ts'
import { TransferAccount } from './TransferAccount.tsx'

/** Filling the wallet: how much and how; by transfer then the account to send it to and the form that tells of it. */
export function ChargeSteps({
  methods,
  onDone,
}: {
  readonly methods: Wallet['methods']
  readonly onDone: () => void
}) {
  const t = useText(formText)
  const moved = useWalletMoved()
  const [step, setStep] = useState<'amount' | 'tell' | Answer<'POST wallet/charge'>>('amount')
  if (step === 'amount')
    return <ChargeForm methods={methods} onTransfer={setStep} onTell={() => setStep('tell')} />
  const charge = step === 'tell' ? null : step
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
        <h3 className="text-dense font-bold">{t.tellTransfer}</h3>
        <p className="text-meta text-quiet">{t.tellWhy}</p>
      </div>
      <ConfirmBankForm
        suggested={charge?.amount}
        onDone={() => {
          showToast('success', t.told)
          void moved()
          onDone()
        }}
      />
    </div>
  )
}
