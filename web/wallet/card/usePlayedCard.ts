import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { cardText } from './messages.ts'
import type { Charge } from './useCharge.ts'

/** Lets the sandbox card succeed or fail, once; the state of the charge decides what follows. */
export function usePlayedCard(chargeId: number) {
  const t = useText(cardText)
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['charge', chargeId] })
  const { pending, refusal, reason, send } = useCall('POST payments/sandbox', {
    unsure: t.notSent,
    fields: [],
    onDone: reload,
    onRefused: reload,
  })
  const play = (status: Exclude<Charge['status'], 'pending'>) =>
    send({ body: { charge_id: chargeId, status } })
  // A charge that was settled meanwhile is shown as it is now.
  const trouble = refusal?.code === 'illegal_transition' ? undefined : reason
  return { play, busy: pending?.body.status ?? null, trouble }
}
