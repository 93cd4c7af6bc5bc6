import { useRef, useState } from 'react'
import type { Order } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { actionText } from './actionMessages.ts'
import { isStale, useOrderCache } from './orderQueries.ts'

/**
 * Takes an order to a state, once however often it is pressed. A press that came too late says so and shows what holds
 * now; one that got no answer can be pressed again.
 */
export function useOrderStep() {
  const t = useText(actionText)
  const locale = useLocale()
  const cache = useOrderCache()
  const underWay = useRef(false)
  const [busy, setBusy] = useState<OrderStatus | null>(null)
  const take = async (id: number, status: OrderStatus, done: string): Promise<Order | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(status)
    try {
      const order = await api('GET orders/show/{id}/status/{status}', { params: { id, status } }, { locale })
      cache.keep(order)
      showToast('success', done)
      return order
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', error.status === 503 ? t.notDone : error.message)
      if (isStale(error)) await cache.refresh()
      return null
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return { busy, take }
}
