import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLotTrade } from '#demo/testing/trade/lotTrade.ts'
import { makeOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { ageRequest } from '#demo/testing/trade/requests.ts'
import { orderOne } from '#demo/testing/trade/trade.ts'
import type { Sql } from '#platform/database/db.ts'

const market = await testMarket()

const migration = new URL('../../db/migrations/0047_seller_cancellations.sql', import.meta.url)

/** The schema before the migration. */
const before =
  'drop table seller_cancellations; drop index exclusions_failed_order; alter table exclusions drop column reason'

/** Changes a cash order as if its seller had rejected the order before the migration. No money moves. */
async function reject(tx: Sql, orderId: number, hoursAgo = 0): Promise<void> {
  const values = [orderId]
  const done = `update orders set status = 'rejected', due_status = null, due_at = null where id = $1`
  await tx.query({ text: done, values })
  await tx.query({
    text: `insert into order_events (order_id, position, status, at, by_user_id, side)
           select id, 2, 'rejected', now() - make_interval(hours => $2), seller_id, 'seller' from orders where id = $1`,
    values: [orderId, hoursAgo],
  })
  await tx.query({
    text: `update products p set quantity_grams = listed_grams, status = 'active' from order_items i
           where i.order_id = $1 and p.id = i.product_id`,
    values,
  })
}

const states = async (tx: Sql, table: 'requests' | 'offers', ids: readonly number[]) =>
  (
    await tx.query<{ status: string }>({
      text: `select status from ${table} where id = any($1) order by array_position($1, id)`,
      values: [ids],
    })
  ).map(({ status }) => status)

it('the migration reopens lots and requests whose orders failed because of the seller', async () => {
  const { orderedLots, huda, rashid } = await openLotTrade(market)
  const lots = await orderedLots(3)
  const deals = [
    await makeOfferDeal(market, { payment: 'cod' }),
    await makeOfferDeal(market, { payment: 'cod' }),
    await makeOfferDeal(market, { payment: 'cod' }),
  ]
  const [open, over, untouched] = deals
  if (!open || !over || !untouched) throw new Error('no deals')
  await ageRequest(market.db, over.request, 31)
  await expect(
    market.db.transaction(async (tx) => {
      for (const text of before.split(';')) await tx.query({ text })
      await reject(tx, lots[0]?.order ?? 0)
      await reject(tx, lots[1]?.order ?? 0)
      await reject(tx, open.id)
      await reject(tx, over.id)
      await tx.query({ text: 'update users set blocked = true where id = $1', values: [open.other.id] })
      await tx.query({ text: "update users set type = 'fisherman' where id = $1", values: [rashid.id] })
      await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
      const auctions = await tx.query({
        text: `select ordered_at is null as open, leader_id, current_halalas,
                 (select json_agg(reason order by number) from exclusions e where e.auction_id = product_id) as reasons
               from auctions where product_id = any($1) order by product_id`,
        values: [lots.map(({ id }) => id)],
      })
      const reopened = { open: true, leader_id: null, current_halalas: null, reasons: ['rejected', 'barred'] }
      expect(auctions.slice(0, 2)).toEqual([reopened, reopened])
      expect(auctions[2]).toMatchObject({ open: false, leader_id: huda.id, reasons: null })
      const requests = deals.map(({ request }) => request)
      expect(await states(tx, 'requests', requests)).toEqual(['open', 'closed', 'ordered'])
      expect(
        await states(
          tx,
          'offers',
          deals.map(({ offer }) => offer),
        ),
      ).toEqual([...['withdrawn', 'withdrawn', 'accepted']])
      expect(
        await states(
          tx,
          'offers',
          deals.map(({ declined }) => declined),
        ),
      ).toEqual([...['withdrawn', 'declined', 'declined']])
      expect(await findBreaches(tx)).toEqual([])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
})

it('the migration leaves a lot unsold when its acceptance deadline has passed', async () => {
  const { won, formOf, huda, rashid, auction } = await openLotTrade(market)
  const id = await won({ acceptS: 1 })
  const { data } = await orderOne(market, huda, id, await formOf({ payment: 'cod' }))
  await market.db.transaction(async (tx) => {
    for (const text of before.split(';')) await tx.query({ text })
    await reject(tx, data.id)
    await tx.query({
      text: `update order_events set at = at + interval '-1 second' where order_id = $1`,
      values: [data.id],
    })
    await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
    const [row] = await tx.query({
      text: 'select leader_id, current_halalas from auctions where product_id = $1',
      values: [id],
    })
    expect(row).toEqual({ leader_id: rashid.id, current_halalas: 120_000 })
    expect(await findBreaches(tx)).toEqual([])
  })
  await expect.poll(async () => (await auction(id)).status).toBe('unsold')
})
