import { Link } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { orderPaths } from '../orderPaths.ts'
import { type OrderSide, useWaiting } from '../orderQueries.ts'
import { familyOf, listOf, type OrderSearch, orderFamilies } from './listSearch.ts'
import { listText } from './messages.ts'
import { OrderCount } from './OrderCount.tsx'

/** Links to the two lists, of the market and of offers on requests, each with the number of orders that wait. */
export function OrderFamilies({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
  const t = useText(listText)
  const waiting = useWaiting(side)
  const active = familyOf(search)
  return (
    <nav aria-label={t.families} className="max-md:mb-3 max-md:w-full">
      <ul className="inline-flex rounded-control bg-tint p-1 max-md:grid max-md:grid-cols-2">
        {orderFamilies.map((family) => {
          const count = waiting?.[family] ?? 0
          return (
            <li key={family}>
              <Link
                to={orderPaths[side].list}
                search={listOf(family)}
                activeOptions={{ exact: true }}
                aria-current={family === active ? 'page' : undefined}
                className="touch inline-flex min-h-9 w-full min-w-20 items-center justify-center gap-2 rounded-badge px-2 text-dense md:px-4 text-quiet aria-[current=page]:bg-card aria-[current=page]:font-bold aria-[current=page]:text-text aria-[current=page]:shadow-card"
              >
                {t[family === 'market' ? 'fromMarket' : side === 'seller' ? 'fromOffers' : 'fromRequests']}
                {count > 0 && (
                  <>
                    <VisuallyHidden>{t.waits}</VisuallyHidden>
                    <OrderCount count={count} waits />
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
