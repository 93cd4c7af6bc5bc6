import { useQueryClient } from '@tanstack/react-query'
import type { OrderSummary } from '#shared/orders/contract.ts'
import {
  type RefusableStatus,
  type RefusalReason,
  type Refused,
  reasonName,
  reasonsFor,
  refusalProblems,
} from '#shared/orders/refusalReasons.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { actionText, orderFormText } from './messages.ts'
import { pausable } from './pausable.ts'
import { ReasonChips, ReasonSheet } from './ReasonSheet.tsx'
import { questionBodies } from './stepQuestions.ts'

/** `reason` is the text field of the sheet; the call names it `note`. */
type Typed = {
  readonly chosen: RefusalReason | ''
  readonly reason: string
  /** Whether the sold-out product is also paused, so that nobody else orders it. */
  readonly pauses: boolean
}

/** Refuses an order or a return as its seller: a reason to choose, and a text. `from` is the state that the seller saw. */
export function RefusalForm({
  order,
  from,
  photos = false,
  open,
  done,
  onClose,
}: {
  readonly order: OrderSummary
  readonly from: RefusableStatus
  /** True if the return that is refused has photos. */
  readonly photos?: boolean
  readonly open: boolean
  /** The toast after the refusal; the page of the order shows its new state itself. */
  readonly done?: string | undefined
  readonly onClose: () => void
}) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const words = useWords(order)[from]
  const refused = { from, photos }
  const form = useRefusal(order, refused, () => {
    onClose()
    if (done) showToast('success', done)
  })
  const { typed, type } = form
  const goods = pausable(order, typed.chosen)
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      form={form}
      title={words.title}
      intro={words.body}
      label={t.refusalNote}
      field="note"
      optional={typed.chosen !== 'other'}
      grave
      first={
        <>
          <ReasonChips
            name="reason"
            legend={t.refusalReason}
            choices={reasonsFor(refused).map((value) => ({ value, label: reasonName(value, locale) }))}
            chosen={typed.chosen}
            errors={form.errorsOf('reason')}
            onChoose={(chosen) => type({ chosen })}
          />
          {goods && (
            <Checkbox
              name="pauses"
              label={t.pauseToo(goods.name)}
              checked={typed.pauses}
              onChange={(pauses) => type({ pauses })}
            />
          )}
        </>
      }
      send={form.busy ? t.sending : words.send}
    />
  )
}

function useWords(order: OrderSummary) {
  const t = useText(actionText)
  const bodies = questionBodies(order, useLocale())
  return {
    pending: { title: t.rejectAsk(order.number), body: bodies.reject, send: t.reject },
    accepted: { title: t.cancelNamedAsk(order.number), body: bodies.cancel, send: t.cancel },
    return_requested: { title: t.refuseReturnAsk, body: t.refuseReturnBody, send: t.refuseReturn },
  } satisfies Record<RefusableStatus, unknown>
}

function useRefusal(order: OrderSummary, refused: Refused, onSent: () => void) {
  const t = useText(orderFormText)
  const { wrongFields } = useText(formText)
  const pause = usePause()
  const start: Typed = { chosen: '', reason: '', pauses: true }
  return useForm(useOrderCall('POST orders/refuse', {}), {
    start,
    labels: { reason: t.refusalReason, note: t.refusalNote },
    wire: { chosen: ['reason'], reason: ['note'], pauses: [] },
    problems: ({ chosen, reason }) => ({
      ...refusalProblems(refused, { reason: chosen, note: reason }),
      ...(chosen === '' ? { reason: t.chooseRefusal } : {}),
    }),
    sent: ({ chosen, reason }) => ({
      body: {
        order_id: order.id,
        from: refused.from,
        reason: chosen || 'other',
        ...(reason.trim() ? { note: reason.trim() } : {}),
      },
    }),
    summary: wrongFields,
    onSent: async (_order, { chosen, pauses }) => {
      onSent()
      const goods = pausable(order, chosen)
      if (goods && pauses) await pause(goods.id)
    },
  })
}

function usePause() {
  const t = useText(orderFormText)
  const locale = useLocale()
  const queries = useQueryClient()
  return async (id: number) => {
    try {
      await api('POST product/status/{id}', { params: { id }, body: { status: 'hidden' } }, { locale })
      showToast('success', t.pausedToo)
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', reasonOf(error, t.notPaused, locale))
    }
  }
}
