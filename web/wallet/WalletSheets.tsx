import { useCallback, useRef } from 'react'
import type { Wallet } from '#shared/wallet/contract.ts'
import { useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { Sheet } from '../base/ui/Sheet.tsx'
import { ChargeSteps } from './ChargeSteps.tsx'
import { formText } from './formMessages.ts'
import { PayoutForm } from './PayoutForm.tsx'

/** The panels in which the wallet is filled and paid out; written work is not closed over without a question. */
export function WalletSheets({
  wallet,
  open,
  onClose,
}: {
  readonly wallet: Wallet
  readonly open: 'charge' | 'payout' | null
  readonly onClose: () => void
}) {
  const t = useText(formText)
  const unsaved = useRef(false)
  const tellUnsaved = useCallback((now: boolean) => {
    unsaved.current = now
  }, [])
  const done = () => {
    unsaved.current = false
    onClose()
  }
  const close = async () => {
    const question = { title: t.leave, body: t.leaveBody, accept: t.leaveYes, refuse: t.leaveNo, grave: true }
    if (!unsaved.current || (await ask(question))) done()
  }
  return (
    <>
      <Sheet side="panel" open={open === 'charge'} onClose={() => void close()} title={t.charge}>
        <ChargeSteps methods={wallet.methods} onUnsaved={tellUnsaved} onDone={done} />
      </Sheet>
      <Sheet side="panel" open={open === 'payout'} onClose={() => void close()} title={t.payout}>
        <PayoutForm wallet={wallet} onUnsaved={tellUnsaved} onCancel={() => void close()} onDone={done} />
      </Sheet>
    </>
  )
}
