import type { OrderSummary } from '#shared/orders/contract.ts'
import type { RefusalReason } from '#shared/orders/refusalReasons.ts'

/**
 * The product that a refusal for lack of goods can pause. The refused quantity goes back on sale, so without the pause the next
 * buyer would order goods that do not exist. With several products, it is unknown which one is sold out.
 */
export function pausable(
  { sale_type, items }: Pick<OrderSummary, 'sale_type' | 'items'>,
  chosen: RefusalReason | '',
): { readonly id: number; readonly name: string } | null {
  const [item, ...others] = items
  const id = item?.product_id
  if (chosen !== 'sold_out' || sale_type !== 'normal' || !id || others.length > 0) return null
  return { id, name: item.name }
}
