import { Refusal } from '../../app/calls/api.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useText } from '../../app/texts/text.ts'
import { orderTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/Pager.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ordersText } from '../messages.ts'
import { orderPaths } from '../orderPaths.ts'
import { type OrderSide, type OrdersPage, useOrders } from '../orderQueries.ts'
import { familyOf, type OrderSearch, queryOf } from './listSearch.ts'
import { listText } from './messages.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderCards } from './OrderCards.tsx'
import { OrderFamilies } from './OrderFamilies.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderTable } from './OrderTable.tsx'
import { OrderTabs } from './OrderTabs.tsx'

/** One side's orders, newest first, each with its next step. */
export function OrderList({ side, search }: { readonly side: OrderSide; readonly search: OrderSearch }) {
  const t = useText(listText)
  const common = useText(ordersText)
  const titles = useText(orderTitles)
  const title = side === 'seller' ? titles.sales : titles.purchases
  const { list, error, busy, refetch } = useOrders(side, familyOf(search), queryOf(search))
  return (
    <>
      <div className="mb-4 max-md:hidden">
        <Breadcrumbs
          crumbs={[{ label: common.account, link: { to: '/profile/account' } }, { label: title }]}
        />
      </div>
      <div className="flex items-center justify-between gap-3 md:mb-5">
        <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        <OrderFamilies side={side} search={search} />
      </div>
      <div className="xl:overflow-hidden xl:rounded-card xl:bg-card xl:shadow-card">
        <OrderTabs side={side} search={search} total={list?.total} />
        {list && <Rows side={side} search={search} list={list} busy={busy} />}
        {!list && !error && <OrdersSkeleton />}
        {!list && error && (
          <Card>
            <ErrorState
              title={t.failed}
              refusal={error instanceof Refusal ? error : null}
              busy={busy}
              onRetry={refetch}
            />
          </Card>
        )}
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
  const Shown = wide ? OrderTable : OrderCards
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-60')}>
      <VisuallyHidden>
        <span role="status">{t.count(list.total)}</span>
      </VisuallyHidden>
      {list.data.length === 0 ? (
        <NoOrders side={side} search={search} total={list.total} />
      ) : (
        <Shown side={side} orders={list.data} />
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
