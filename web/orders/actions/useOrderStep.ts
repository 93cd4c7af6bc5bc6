import type { Order } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { actionText } from './messages.ts'

/** Takes an order to a state. Shows the current state after a refusal; an unanswered step can be repeated. */
export function useOrderStep() {
  const t = useText(actionText)
  const { pending, send } = useOrderCall('GET orders/show/{id}/status/{status}', {
    unsure: t.notDone,
    toastRefusals: true,
  })
  const take = async (
    { id, status: from }: Pick<Order, 'id' | 'status'>,
    status: OrderStatus,
    done: string,
  ): Promise<Order | null> => {
    const taken = await send({ params: { id, status }, query: { from } })
    if (taken) showToast('success', done)
    return taken?.answer ?? null
  }
  return { busy: pending?.params.status ?? null, take }
}
