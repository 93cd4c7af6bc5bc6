import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { usePicture } from '../../app/calls/usePicture.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { formText } from './messages.ts'

export type ConfirmBankProps = {
  /** The order that the transfer pays; without one it tops up the wallet. */
  readonly orderId?: number | undefined
  /** The due amount in SAR, read-only. */
  readonly amount?: number | undefined
  /** The initial amount in SAR, editable. */
  readonly suggested?: number | undefined
  readonly onDone: (confirmation: Confirmation) => void
}

type Typed = Record<Exclude<TransferField, 'receipt'>, string> & { readonly receipt: File | null }
export type TransferField =
  | 'amount'
  | 'bank_name'
  | 'account_holder'
  | 'transfer_reference'
  | 'transferred_at'
  | 'receipt'

/** The form state of a transfer report. */
export function useConfirmForm({ orderId, amount, suggested, onDone }: ConfirmBankProps) {
  const t = useText(formText)
  const { profile } = useSession()
  const [today] = useState(() => riyadhDay(new Date(serverNow())))
  const form = useForm(useCall('POST confirm_bank/create', { unsure: t.notSent }), {
    start: (): Typed => ({
      amount: firstAmount(amount ?? suggested),
      bank_name: '',
      account_holder: profile ? `${profile.f_name} ${profile.l_name}` : '',
      transfer_reference: '',
      transferred_at: today,
      receipt: null,
    }),
    labels: {
      amount: t.amount,
      bank_name: t.bankName,
      account_holder: t.holder,
      transfer_reference: t.reference,
      transferred_at: t.date,
      receipt: t.receipt,
    },
    problems: ({ receipt, ...texts }) => ({
      ...missingIn(texts, ['bank_name', 'account_holder', 'transfer_reference', 'transferred_at']),
      amount: problemIn(readAmount(texts.amount)),
      receipt: receipt ? undefined : { code: 'required' },
    }),
    sent: ({ receipt, ...texts }) => ({
      body: {
        ...texts,
        amount: toRiyals(sureValueIn(readAmount(texts.amount))),
        ...(orderId === undefined ? {} : { order_id: orderId }),
        receipt: receipt as File,
      },
    }),
    picture: 'receipt',
    place: ({ code, message }) => (code === 'already_exists' ? { transfer_reference: message } : undefined),
    summary: t.wrongFields,
    unsaved: true,
    onSent: onDone,
  })
  const picture = usePicture(form.typed.receipt, (receipt) => form.type({ receipt }))
  return { ...form, picture, today }
}

function firstAmount(riyals: number | undefined): string {
  return riyals === undefined ? '' : printAmount(halalasOf(riyals))
}
