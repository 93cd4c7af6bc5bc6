import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { startOfDay } from '#shared/base/dates.ts'
import { useNow } from '../../app/live/now.ts'
import { oneOf } from '../../app/search.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { orderTitles } from '../../app/titles.ts'
import { useSession } from '../../auth/session.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ListSearch } from '../../ui/form/ListSearch.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { monthsBack } from '../../wallet/when.ts'
import { deskText } from '../desk/messages.ts'
import { OrdersFile } from '../desk/OrdersFile.tsx'
import { SelectionBar } from '../desk/SelectionBar.tsx'
import { ordersText } from '../messages.ts'
import {
  type OrderSide,
  type OrdersPage,
  orderPaths,
  useCounts,
  useOrders,
  useWaiting,
} from '../orderQueries.ts'
import {
  familyOf,
  isNarrowed,
  listOf,
  type OrderSearch,
  orderFamilies,
  orderTabs,
  queryOf,
} from './listSearch.ts'
import { listText } from './messages.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderCount } from './OrderParts.tsx'
import { OrderCards, OrderTable } from './OrderRows.tsx'
import { PaymentGroups } from './PaymentGroups.tsx'

/** One side's orders, newest first, each with its next step. */
export function OrderList({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
  const t = useText(listText)
  const common = useText(ordersText)
  const titles = useText(orderTitles)
  const title = side === 'seller' ? titles.sales : titles.purchases
  const query = useListQuery(side, search)
  const orders = useOrders(side, familyOf(search), query)
  return (
    <>
      <div className="mb-4 max-md:hidden">
        <Breadcrumbs
          crumbs={[{ label: common.account, link: { to: '/profile/account' } }, { label: title }]}
        />
      </div>
      <div className="flex items-center justify-between gap-3 md:mb-5">
        <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        <div className="flex flex-wrap items-center justify-end gap-3 max-md:w-full">
          <OrderFamilies side={side} search={search} />
          {side === 'seller' && orders.data?.total !== 0 && (
            <OrdersFile family={familyOf(search)} query={query} />
          )}
        </div>
      </div>
      <div className="xl:overflow-hidden xl:rounded-card xl:bg-card xl:shadow-card">
        <OrderTabs side={side} search={search} total={orders.data?.total} />
        <Loaded result={orders} title={t.failed} loading={<OrdersSkeleton />} carded>
          {(list) => <Rows side={side} search={search} list={list} busy={orders.isFetching} />}
        </Loaded>
      </div>
    </>
  )
}

function Rows({
  side,
  search,
  list,
  busy,
}: {
  readonly side: OrderSide
  readonly search: OrderSearch
  readonly list: OrdersPage
  readonly busy: boolean
}) {
  const t = useText(listText)
  const wide = useWide()
  const { ids, choose, clear } = useSelection(search)
  const selection = side === 'seller' ? { ids, choose } : undefined
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-60')}>
      <VisuallyHidden>
        <span role="status">{t.count(list.total)}</span>
      </VisuallyHidden>
      {selection && wide && (
        <SelectionBar
          orders={list.data.filter(({ id }) => ids.has(id))}
          family={familyOf(search)}
          onClear={clear}
        />
      )}
      {list.data.length === 0 ? (
        <NoOrders side={side} search={search} total={list.total} />
      ) : (
        <>
          {side === 'buyer' && <PaymentGroups orders={list.data} />}
          {wide ? (
            <OrderTable side={side} orders={list.data} selection={selection} />
          ) : (
            <OrderCards side={side} orders={list.data} />
          )}
        </>
      )}
      <div className="xl:pb-6">
        <Pager
          page={list.current_page}
          lastPage={list.last_page}
          linkTo={(page) => ({
            to: orderPaths[side].list,
            search: { ...search, page: page === 1 ? undefined : page },
          })}
        />
      </div>
    </div>
  )
}

/** The selected orders. Another list, tab or page begins without a selection. */
function useSelection(search: OrderSearch) {
  const shown = JSON.stringify(search)
  const [selected, setSelected] = useState<{ readonly shown: string; readonly ids: ReadonlySet<number> }>({
    shown,
    ids: new Set(),
  })
  const ids: ReadonlySet<number> = selected.shown === shown ? selected.ids : new Set()
  return {
    ids,
    choose: (chosen: readonly number[], on: boolean) => {
      const others = [...ids].filter((id) => !chosen.includes(id))
      setSelected({ shown, ids: new Set(on ? [...others, ...chosen] : others) })
    },
    clear: () => setSelected({ shown, ids: new Set() }),
  }
}

/** The skeleton of a list of orders. */
function OrdersSkeleton() {
  return (
    <SkeletonList className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-1 xl:gap-0 xl:divide-y xl:divide-hairline">
      <Card className="flex flex-col gap-4 xl:rounded-none xl:shadow-none">
        <div className="flex justify-between">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-6 w-28" />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-13 w-18" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-5 w-24" />
          </div>
        </div>
        <Skeleton className="h-11 w-full xl:hidden" />
      </Card>
    </SkeletonList>
  )
}

/**
 * Links to the two lists: orders of the market, and orders of offers on requests. Each has the number of orders that wait
 * for the reader.
 */
function OrderFamilies({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
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

/** The filters of the list, which are stored in the address: tabs for the states with counts, and the sale type. */
function OrderTabs({
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

/** The search box, the sale type and the period; the search and the period are a seller's. */
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
          className="min-w-60 grow max-sm:w-full"
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
          className="max-[22.5rem]:basis-full max-sm:min-w-0 max-sm:flex-1"
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
        ...[...months, ...older].map((month) => ({ value: month, label: month })),
      ]}
      onChange={(value) => onChange(value || undefined)}
      className="max-[22.5rem]:basis-full max-sm:min-w-0 max-sm:flex-1"
    />
  )
}

/** The query of the list; it changes with the day, not with each tick of the clock. */
function useListQuery(side: OrderSide, search: OrderSearch) {
  const now = useNow()
  const query = queryOf(search, startOfDay(new Date(now)))
  return side === 'seller' ? { ...query, limit: deskRows } : query
}

/** The rows of a seller's page: a morning's orders are selected at once. */
const deskRows = 20
