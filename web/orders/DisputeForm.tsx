import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextArea } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { useSending } from '../wallet/useSending.ts'
import { orderFormText } from './formMessages.ts'
import { useOrderCache } from './orderQueries.ts'
import { useStaleCheck } from './useStaleCheck.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** Takes a refused return to the market's people (contract 2, orders/dispute). */
export function DisputeForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { form, reason, setReason, sending, submit } = useDispute(order, onClose)
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={t.disputeTitle}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={t.disputeTitle}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{t.disputeIntro}</p>
        <FormTrouble reason={sending.reason} />
        <Field label={t.disputeReason} errors={sending.errorsOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              required
              dir="auto"
              maxLength={limits.text.note}
              value={reason}
              onChange={(event) => {
                sending.forgive('reason')
                setReason(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" size="main" busy={sending.busy} wide>
          {sending.busy ? t.sending : t.sendDispute}
        </Button>
      </form>
    </Sheet>
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
