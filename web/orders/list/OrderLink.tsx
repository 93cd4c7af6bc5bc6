import { Link } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { ordersText } from '../messages.ts'
import { orderPaths } from '../orderPaths.ts'
import type { RowProps } from './useRow.ts'

/** The number of an order as a link to its page. */
export function OrderLink({
  side,
  order,
  className,
}: Pick<RowProps, 'side' | 'order'> & { readonly className: string }) {
  const t = useText(ordersText)
  return (
    <Link
      to={orderPaths[side].one}
      params={{ orderId: String(order.id) }}
      aria-label={t.number(order.number)}
      className={className}
    >
      <Isolate>{order.number}</Isolate>
    </Link>
  )
}
