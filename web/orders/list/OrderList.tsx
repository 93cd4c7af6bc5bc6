import { useState } from 'react'
import { startOfDay } from '#shared/base/dates.ts'
import { useNow } from '../../app/live/now.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { orderTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { OrdersFile } from '../desk/OrdersFile.tsx'
import { SelectionBar } from '../desk/SelectionBar.tsx'
import { ordersText } from '../messages.ts'
import { type OrderSide, type OrdersPage, orderPaths, useOrders } from '../orderQueries.ts'
import { familyOf, type OrderSearch, queryOf } from './listSearch.ts'
import { listText } from './messages.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderFamilies, OrderTabs } from './OrderFilters.tsx'
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
      <Breadcrumbs
        className="mb-4"
        crumbs={[{ label: common.account, link: { to: '/profile/account' } }, { label: title }]}
      />
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

/** The query of the list; it changes with the day, not with each tick of the clock. */
function useListQuery(side: OrderSide, search: OrderSearch) {
  const now = useNow()
  const query = queryOf(search, startOfDay(new Date(now)))
  return side === 'seller' ? { ...query, limit: deskRows } : query
}

/** The number of rows on a page of a seller: enough to select the orders of a morning at once. */
const deskRows = 20
