import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLotTrade } from '#demo/testing/trade/lotTrade.ts'
import { makeOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import type { Sql } from '#platform/database/db.ts'

const market = await testMarket()

const migration = new URL('../../db/migrations/0050_abandoned_orders.sql', import.meta.url)

/** The schema before the migration. */
const before = [
  'drop index exclusions_failed_order',
  "create unique index exclusions_rejected on exclusions (auction_id, bidder_id) where reason = 'rejected'",
]

/** Changes a cash order as if its buyer had cancelled the order before the migration. No money moves. */
async function cancel(tx: Sql, orderId: number): Promise<void> {
  const values = [orderId]
  await tx.query({
    text: "update orders set status = 'cancelled', due_status = null, due_at = null where id = $1",
    values,
  })
  await tx.query({
    text: `insert into order_events (order_id, position, status, at, by_user_id, side)
           select id, 2, 'cancelled', now(), buyer_id, 'buyer' from orders where id = $1`,
    values,
  })
  await tx.query({
    text: `update products p set quantity_grams = listed_grams, status = 'active' from order_items i
           where i.order_id = $1 and p.id = i.product_id`,
    values,
  })
}

it('the migration ends awards and closes requests whose orders were abandoned by the buyer', async () => {
  const { orderedLots, huda, rashid } = await openLotTrade(market)
  const lots = await orderedLots(3)
  const [closed, untouched] = [
    await makeOfferDeal(market, { payment: 'cod' }),
    await makeOfferDeal(market, { payment: 'cod' }),
  ]
  await expect(
    market.db.transaction(async (tx) => {
      for (const text of before) await tx.query({ text })
      for (const { order } of lots.slice(0, 2)) await cancel(tx, order)
      await cancel(tx, closed.id)
      await tx.query({
        text: `update auctions set accept_s = 1 where product_id = $1`,
        values: [lots[1]?.id],
      })
      await tx.query({
        text: `update order_events set at = at - interval '1 minute' where order_id = $1 and position = 2`,
        values: [lots[1]?.order],
      })
      await tx.query({
        text: "update awards set at = at - interval '10 minutes' where auction_id = $1",
        values: [lots[1]?.id],
      })
      await tx.query({ text: "update users set type = 'fisherman' where id = $1", values: [rashid.id] })
      expect((await findBreaches(tx)).length).toBeGreaterThan(0)
      await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
      const auctions = await tx.query({
        text: `select ordered_at is null as open, leader_id,
                 (select json_agg(reason order by number) from exclusions e where e.auction_id = product_id) as reasons
               from auctions where product_id = any($1) order by product_id`,
        values: [lots.map(({ id }) => id)],
      })
      expect(auctions).toEqual([
        { open: true, leader_id: null, reasons: ['abandoned', 'barred'] },
        { open: true, leader_id: rashid.id, reasons: ['abandoned'] },
        { open: false, leader_id: huda.id, reasons: null },
      ])
      const requests = await tx.query({
        text: `select r.status, o.status as offer from requests r join offers o on o.request_id = r.id and o.id = any($1)
               order by r.id`,
        values: [[closed.offer, untouched.offer]],
      })
      expect(requests).toEqual([
        { status: 'closed', offer: 'declined' },
        { status: 'ordered', offer: 'accepted' },
      ])
      expect(await findBreaches(tx)).toEqual([])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
})
