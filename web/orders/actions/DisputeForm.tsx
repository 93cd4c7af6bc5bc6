import type { Order } from '#shared/orders/contract.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'
import { ReasonSheet } from './ReasonSheet.tsx'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** Disputes a refused return; staff decide (contract 2, orders/dispute). */
export function DisputeForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { wrongFields } = useText(formText)
  const form = useForm(useOrderCall('POST orders/dispute', { done: t.disputeSent }), {
    start: { reason: '' },
    labels: { reason: t.disputeReason },
    problems: (typed) => missingIn(typed, ['reason']),
    sent: ({ reason }) => ({ body: { order_id: order.id, reason } }),
    summary: wrongFields,
    unsaved: ({ reason }) => reason.trim() !== '',
    onSent: onClose,
  })
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      form={form}
      title={t.disputeTitle}
      intro={order.payment.code === 'cod' ? t.disputeIntroCash : t.disputeIntro}
      label={t.disputeReason}
      send={form.busy ? t.sending : t.sendDispute}
    />
  )
}
