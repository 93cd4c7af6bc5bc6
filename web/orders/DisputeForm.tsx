import { type FormEvent, useRef, useState } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { useSending } from '../wallet/useSending.ts'
import { orderFormText } from './formMessages.ts'
import { useOrderCache } from './orderQueries.ts'
import { ReasonSheet } from './ReasonSheet.tsx'
import { useStaleCheck } from './useStaleCheck.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** Takes a refused return to the market's people (contract 2, orders/dispute). */
export function DisputeForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { form, reason, setReason, sending, submit } = useDispute(order, onClose)
  return (
    <ReasonSheet
      {...{ open, onClose, form, reason }}
      title={t.disputeTitle}
      intro={t.disputeIntro}
      label={t.disputeReason}
      send={sending.busy ? t.sending : t.sendDispute}
      onReason={(next) => {
        sending.forgive('reason')
        setReason(next)
      }}
      errors={sending.errorsOf('reason')}
      trouble={sending.reason}
      busy={sending.busy}
      onSubmit={submit}
    />
  )
}

function useDispute(order: Order, onSent: () => void) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const cache = useOrderCache()
  const stale = useStaleCheck()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const sending = useSending<'reason'>({ form, fields: ['reason'] })
  useUnsavedWarning(!sent && reason.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.missing(reason.trim() === '' ? ['reason'] : [])) return
    const body = { order_id: order.id, reason }
    await sending.send(body, () =>
      stale(async () => {
        const answer = await api('POST orders/dispute', { body }, { locale })
        setSent(true)
        onSent()
        cache.keep(answer)
        showToast('success', t.disputeSent)
      }),
    )
  }
  return { form, reason, setReason, sending, submit }
}
