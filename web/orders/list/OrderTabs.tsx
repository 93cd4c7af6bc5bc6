import { Link, useNavigate } from '@tanstack/react-router'
import { oneOf } from '../../app/search.ts'
import { useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { orderPaths } from '../orderPaths.ts'
import { type OrderSide, useWaiting } from '../orderQueries.ts'
import { familyOf, type OrderSearch, orderTabs } from './listSearch.ts'
import { listText } from './messages.ts'
import { OrderCount } from './OrderCount.tsx'

/** The filters of the list, kept in the address: state tabs with counts, and the sale type. */
export function OrderTabs({
  side,
  search,
  total,
}: {
  readonly side: OrderSide
  readonly search: OrderSearch
  /** Of the active tab; undefined while it loads. */
  readonly total: number | undefined
}) {
  const t = useText(listText)
  const waiting = useWaiting(side)
  const active = search.status ?? 'all'
  const path = orderPaths[side].list
  return (
    <>
      <nav
        aria-label={t.states}
        className="quiet-scroll -mx-4 overflow-x-auto border-b border-hairline bg-card px-4 max-xl:mb-3 md:mx-0 md:rounded-t-card"
      >
        <ul className="flex gap-6">
          {orderTabs.map((tab) => {
            const count = tab === 'mine' ? waiting?.[familyOf(search)] : tab === active ? total : undefined
            return (
              <li key={tab}>
                <Link
                  to={path}
                  search={{ ...search, status: tab === 'all' ? undefined : tab, page: undefined }}
                  resetScroll={false}
                  aria-current={tab === active ? 'page' : undefined}
                  activeOptions={{ exact: true }}
                  className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent text-dense whitespace-nowrap text-quiet aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-primary"
                >
                  {t[tab]}
                  {count !== undefined && <OrderCount count={count} waits={tab === 'mine' && count > 0} />}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {familyOf(search) === 'market' && <SaleSelect side={side} search={search} />}
    </>
  )
}

function SaleSelect({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
  const t = useText(listText)
  const navigate = useNavigate()
  return (
    <div className="flex justify-end pb-3 xl:px-4 xl:pt-3">
      <Select
        label={t.saleType}
        value={search.sale ?? ''}
        options={[
          { value: '', label: t.anySale },
          { value: 'normal', label: t.normal },
          { value: 'auction', label: t.auction },
        ]}
        onChange={(value) =>
          void navigate({
            to: orderPaths[side].list,
            search: { ...search, sale: oneOf(['normal', 'auction'], value), page: undefined },
            resetScroll: false,
          })
        }
        className="max-sm:w-full"
      />
    </div>
  )
}
