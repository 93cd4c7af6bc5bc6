import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { cardText } from './messages.ts'
import type { Charge } from './useCharge.ts'

/** Settles a sandbox charge as paid or failed. */
export function useSandboxCard(chargeId: number) {
  const t = useText(cardText)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['charge', chargeId] })
  const { pending, refusal, reason, send } = useCall('POST payments/sandbox', {
    unsure: t.notSent,
    fields: [],
    onDone: reload,
    onRefused: reload,
  })
  const settle = (status: Exclude<Charge['status'], 'pending'>) =>
    send({ body: { charge_id: chargeId, status } })
  // The charge was settled in the meantime; the reloaded state is shown instead.
  const trouble = refusal?.code === 'illegal_transition' ? undefined : reason
  return { settle, busy: pending?.body.status ?? null, trouble }
}
