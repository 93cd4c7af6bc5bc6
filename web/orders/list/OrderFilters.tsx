import { Link, useNavigate } from '@tanstack/react-router'
import { useNow } from '../../app/live/now.ts'
import { oneOf } from '../../app/search.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ListSearch } from '../../ui/form/ListSearch.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { monthsBack, monthWithYear } from '../../wallet/when.ts'
import { deskText } from '../desk/messages.ts'
import { type OrderSide, orderPaths, useCounts, useWaiting } from '../orderQueries.ts'
import { familyOf, isNarrowed, listOf, type OrderSearch, orderFamilies, orderTabs } from './listSearch.ts'
import { listText } from './messages.ts'
import { OrderCount } from './OrderParts.tsx'

/**
 * Links to the two lists: orders of the market, and orders of offers on requests. Each has the number of orders that wait
 * for the reader.
 */
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

/** The filters of the list, which are stored in the address: tabs for the states with counts, and the other filters. */
export function OrderTabs({
  side,
  search,
  total,
}: {
  readonly side: OrderSide
  readonly search: OrderSearch
  /** The number of orders in the active tab; undefined while it loads. */
  readonly total: number | undefined
}) {
  const t = useText(listText)
  const counts = useCounts(side)?.[familyOf(search)]
  const narrowed = isNarrowed(search)
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
            const count =
              tab === active && tab !== 'mine'
                ? total
                : tab === 'mine' || !narrowed
                  ? counts?.[tab]
                  : undefined
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
      <ListTools side={side} search={search} />
    </>
  )
}

/** The search box, the sale type and the period. Only sellers have the search box and the period. */
function ListTools({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
  const t = useText(listText)
  const navigate = useNavigate()
  const narrow = (change: Partial<OrderSearch>) =>
    void navigate({
      to: orderPaths[side].list,
      search: { ...search, ...change, page: undefined },
      resetScroll: false,
    })
  const market = familyOf(search) === 'market'
  if (side === 'buyer' && !market) return null
  return (
    <div className="flex flex-wrap justify-end gap-3 pb-3 xl:px-4 xl:pt-3">
      {side === 'seller' && (
        <ListSearch
          label={t.search}
          searched={search.s ?? ''}
          onSearch={(s) => narrow({ s })}
          className="min-w-60 grow max-md:w-full"
        />
      )}
      {market && (
        <Select
          label={t.saleType}
          value={search.sale ?? ''}
          options={[
            { value: '', label: t.anySale },
            { value: 'normal', label: t.normal },
            { value: 'auction', label: t.auction },
          ]}
          onChange={(value) => narrow({ sale: oneOf(['normal', 'auction'], value) })}
          className="max-[22.5rem]:basis-full max-md:min-w-0 max-md:flex-1"
        />
      )}
      {side === 'seller' && <PeriodSelect period={search.period} onChange={(period) => narrow({ period })} />}
    </div>
  )
}

function PeriodSelect({
  period,
  onChange,
}: {
  readonly period: string | undefined
  readonly onChange: (period: string | undefined) => void
}) {
  const t = useText(deskText)
  const { profile } = useSession()
  const now = useNow()
  const locale = useLocale()
  const months = monthsBack(now, profile?.created_at ?? new Date(now).toISOString())
  const fixed = ['', 'today', 'week']
  // An older month in the address stays one of the choices.
  const older = period === undefined || fixed.includes(period) || months.includes(period) ? [] : [period]
  return (
    <Select
      label={t.period}
      value={period ?? ''}
      options={[
        { value: '', label: t.always },
        { value: 'today', label: t.today },
        { value: 'week', label: t.week },
        ...[...months, ...older].map((month) => ({ value: month, label: monthWithYear(month, locale) })),
      ]}
      onChange={(value) => onChange(value || undefined)}
      className="max-[22.5rem]:basis-full max-md:min-w-0 max-md:flex-1"
    />
  )
}
