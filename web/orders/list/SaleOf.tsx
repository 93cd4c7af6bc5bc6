import type { OrderSummary } from '#shared/orders/contract.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { ordersText } from '../messages.ts'
import { listText } from './messages.ts'

/** The sale type of an order, or the number of the request behind it. */
export function SaleOf({ order: { sale_type, request } }: { readonly order: OrderSummary }) {
  const t = useText(listText)
  const common = useText(ordersText)
  return request ? t.onRequest(isolated(request.number)) : common[sale_type]
}
