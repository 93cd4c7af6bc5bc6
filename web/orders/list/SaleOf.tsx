import type { OrderSummary } from '#shared/orders/contract.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { ordersText } from '../messages.ts'
import { listText } from './messages.ts'

/** How an order came about, in a row of a list: the kind of sale, or the request that an offer was made on. */
export function SaleOf({ order: { sale_type, request } }: { readonly order: OrderSummary }) {
  const t = useText(listText)
  const common = useText(ordersText)
  return request ? t.onRequest(isolated(request.number)) : common[sale_type]
}
