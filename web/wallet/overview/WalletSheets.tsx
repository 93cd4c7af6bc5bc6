import type { Wallet } from '#shared/wallet/contract.ts'
import { hasUnsaved } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { ChargeSteps } from '../charge/ChargeSteps.tsx'
import { formText } from '../charge/messages.ts'
import { PayoutForm } from '../charge/PayoutForm.tsx'

/** The panels for top-up and payout; closing one with unsaved work asks first. */
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
  const close = async () => {
    const question = { title: t.leave, body: t.leaveBody, accept: t.leaveYes, refuse: t.leaveNo, grave: true }
    if (!hasUnsaved() || (await ask(question))) onClose()
  }
  return (
    <>
      <Sheet side="panel" open={open === 'charge'} onClose={() => void close()} title={t.charge}>
        <ChargeSteps methods={wallet.methods} onDone={onClose} />
      </Sheet>
      <Sheet side="panel" open={open === 'payout'} onClose={() => void close()} title={t.payout}>
        <PayoutForm wallet={wallet} onCancel={() => void close()} onDone={onClose} />
      </Sheet>
    </>
  )
}
