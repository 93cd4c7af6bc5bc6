import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import { canView, type UserType } from '#shared/base/access/permissions.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { getSellerHome, type SellerHome } from '#shared/home/selling.ts'
import { orderSaleTypes } from '#shared/orders/contract.ts'
import { listOwnAuctions, loadBids } from '../../auctions/selling/ownStore.ts'
import { lotOf, ownAuctionOf } from '../../auctions/selling/present.ts'
import { windowsOf } from '../../orders/progress/windows.ts'
import { listTo } from '../../orders/show.ts'
import { findBalance } from '../../wallet/statementStore.ts'
import { countWaiting, loadDays, loadHallDays, loadStock } from './store.ts'

/** The call of the sellers' home page: pending actions, today's orders, stock, money and open auctions. */
export const sellerHomeHandlers = ({
  db,
  config,
  log,
}: {
  readonly db: Database
  readonly config: Config
  readonly log: Log
}) => [
  handle(getSellerHome, async (_input, { caller, locale, now }): Promise<SellerHome> => {
    const { id } = caller
    const today = startOfDay(now)
    const sales = { side: 'seller', id, types: orderSaleTypes } as const
    const first = { group: 'mine', page: 1, limit: limits.order.ownFirst } as const
    // Loading the list also takes the due steps of its orders. The counts are read afterwards, so that they agree with it.
    const orders = await listTo(db, sales, first, { locale, now, windows: windowsOf(config), log })
    const period = { today, yesterday: addDays(today, -1) }
    const [waiting, days, hall, goods, { balance, held }, lots] = await Promise.all([
      countWaiting(db, id),
      loadDays(db, id, period),
      loadHallDays(db, id, period),
      loadStock(db, id),
      findBalance(db, id),
      loadLots(db, caller, locale),
    ])
    return {
      waiting: { ...waiting, lots: lots.ended },
      orders: orders.data,
      ...days,
      hall,
      ...goods,
      has_sold: goods.has_sold || hall !== null,
      wallet: { available: toRiyals(halalas(balance - held)), held: toRiyals(held) },
      auctions: lots.auctions,
      server_time: now.toISOString(),
    }
  }),
]

async function loadLots(
  db: Database,
  { id, type }: { readonly id: number; readonly type: UserType },
  locale: Locale,
): Promise<{ readonly ended: number; readonly auctions: SellerHome['auctions'] }> {
  if (!canView(type, 'myAuctions')) return { ended: 0, auctions: null }
  const { page, counts } = await listOwnAuctions(db, id, {
    status: 'open',
    page: 1,
    limit: limits.auction.ownOpen,
  })
  const lots = page.data.map(lotOf)
  const wanted = lots.flatMap(({ row, best }) => (best ? [{ auction: row.id, number: best.number }] : []))
  const bids = await loadBids(db, wanted)
  const open = lots
    .map((lot) => ownAuctionOf(lot, bids, locale))
    .map(
      ({
        id: lotId,
        name,
        image,
        current_price,
        starting_price,
        bids_count,
        reserve_price,
        reserve_met,
        ends_at,
      }) => ({
        id: lotId,
        name,
        image,
        current_price: current_price ?? starting_price,
        bids_count,
        reserve_met: reserve_price === null ? null : reserve_met,
        ends_at,
      }),
    )
  return { ended: counts.ended, auctions: { open, scheduled: counts.scheduled } }
}
