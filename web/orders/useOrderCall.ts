import type { Order } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { type Answer, api, type Key, type Sent } from '../app/calls/api.ts'
import { type CallOptions, type CallState, useAction } from '../app/calls/useCall.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { formText } from '../wallet/charge/messages.ts'
import { actionText } from './actions/messages.ts'
import { isStale, useOrderCache } from './orderQueries.ts'

type OrderKey =
  | 'POST orders/return'
  | 'POST orders/dispute'
  | 'POST orders/refuse'
  | 'POST orders/show/{id}/rate'
  | 'POST orders/show/{id}/weights'
  | 'POST orders/show/{id}/payment'
  | 'GET orders/show/{id}/status/{status}'

/**
 * A call that changes an order and returns it. Refetches the order when the call is refused because the order has
 * changed.
 */
export function useOrderCall<K extends OrderKey>(
  key: K,
  options: Pick<CallOptions<Answer<K>, Sent<K>>, 'done' | 'unsure' | 'toastRefusals'>,
): CallState<Sent<K>, Answer<K>> {
  const t = useText(formText)
  const { keep, refresh } = useOrderCache()
  const locale = useLocale()
  const run = (sent: Sent<K>, onceKey: string): Promise<unknown> =>
    api<Key>(key, sent, { locale, key: onceKey })
  return useAction(run as (sent: Sent<K>, onceKey: string) => Promise<Answer<K>>, {
    unsure: t.notSent,
    ...options,
    onDone: keep as (order: unknown) => void,
    onRefused: async (refusal) => {
      if (isStale(refusal)) await refresh()
    },
  })
}

/**
 * Takes an order to a state. `done` is the toast of a list; the page of the order shows and announces its new state. After
 * a refusal, shows the current state. A step that got no
 * answer can be repeated.
 */
export function useOrderStep() {
  const t = useText(actionText)
  const { pending, send } = useOrderCall('GET orders/show/{id}/status/{status}', {
    unsure: t.notDone,
    toastRefusals: true,
  })
  const take = async (
    { id, status: from }: Pick<Order, 'id' | 'status'>,
    status: OrderStatus,
    done?: string,
  ): Promise<Order | null> => {
    const taken = await send({ params: { id, status }, query: { from } })
    if (taken && done) showToast('success', done)
    return taken?.answer ?? null
  }
  return { busy: pending?.params.status ?? null, take }
}
