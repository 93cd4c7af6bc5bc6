import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet } from '#demo/testing/trade/trade.ts'
import type { Halalas } from '#shared/base/money.ts'
import { endHold, extendHold, freezeHold } from './holdsStore.ts'
import { lockWallets, moveMoney } from './ledgerStore.ts'
import { findBalance, listHolds } from './statementStore.ts'
import { releaseDue } from './store.ts'

const HOUR_MS = 3_600_000
const { db } = await testDatabase('demo')
// The ledger of the demo contains no entries for these orders, because they are paid on delivery.
const unpaid = await db.query<{ id: number }>({
  text: `select o.id from orders o where o.status = 'completed'
           and not exists (select from transfers t where t.reference_type = 'order' and t.reference_id = o.id)
         order by o.id limit 20`,
})
const orders = unpaid.map(({ id }) => id)

let seller: number
let buyer: number
let order: number
/** Adds a seller with an order. SAR 70.00 from the order are on hold for the seller for an hour. */
beforeEach(async () => {
  seller = (await addPerson(db, { type: 'local_seller' })).id
  buyer = (await addPerson(db)).id
  order = orders.shift() ?? 0
  await fillWallet(db, buyer, 100)
  await move('purchase', { person: buyer }, { escrow: order })
  await moveMoney(db, {
    key: `order:${order}:sale`,
    type: 'sale',
    from: { escrow: order },
    to: { person: seller },
    amount: 7_000 as Halalas,
    about: { type: 'order', id: order },
    held: { order, until: new Date(Date.now() + HOUR_MS) },
  })
})

const move = (
  type: 'purchase' | 'refund',
  from: { person: number },
  to: { escrow: number } | { person: number },
  amount = 7_000,
) =>
  moveMoney(db, {
    key: `order:${order}:${type}`,
    type,
    from,
    to,
    amount: amount as Halalas,
    about: { type: 'order', id: order },
  })
const free = async () => {
  const { balance, held } = await findBalance(db, seller)
  return balance - held
}
const holds = async () => {
  const { account_id } = await findBalance(db, seller)
  return listHolds(db, account_id ?? 0)
}
/** Returns the stored held amount in halalas, which also contains holds that are due. */
const stored = async () =>
  (
    await db.query<{ held: number }>({
      text: 'select held_halalas as held from accounts where user_id = $1',
      values: [seller],
    })
  )[0]?.held
/** Moves the due times of the seller's holds into the past by this many hours. */
async function later(hours: number) {
  const { account_id } = await findBalance(db, seller)
  const values = [hours, account_id]
  await db.query({
    text: 'update holds set release_at = release_at - make_interval(hours => $1) where account_id = $2',
    values,
  })
  await db.query({
    text: 'update accounts set next_release_at = next_release_at - make_interval(hours => $1) where id = $2',
    values,
  })
}

describe('held money of a sale', () => {
  it('becomes available at its due time without a job', async () => {
    expect([await free(), (await holds()).map(({ amount_halalas }) => amount_halalas)]).toEqual([0, [7_000]])
    await later(2)
    expect([await free(), await holds(), await stored()]).toEqual([7_000, [], 7_000])
    for (const _time of ['once', 'and again']) {
      await releaseDue(db, 1_000)
      expect([await free(), await stored()]).toEqual([7_000, 0])
    }
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is released neither while it is frozen nor before its extended time', async () => {
    expect(await freezeHold(db, order)).toBe(true)
    await later(48)
    await releaseDue(db, 1_000)
    expect([await free(), await stored(), (await holds())[0]?.until]).toEqual([0, 7_000, null])
    const until = new Date(Date.now() + 5 * HOUR_MS)
    expect(await extendHold(db, order, until)).toBe(true)
    expect((await holds())[0]?.until).toEqual(until)
    await later(4)
    expect(await free()).toBe(0)
    await later(2)
    expect(await free()).toBe(7_000)
    await expect(move('refund', { person: seller }, { person: buyer })).resolves.toBe(true)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('keeps its due time when it is extended to an earlier time', async () => {
    const [before] = await holds()
    await extendHold(db, order, new Date(0))
    expect((await holds())[0]?.until).toEqual(before?.until)
  })

  it('can be refunded at once after endHold', async () => {
    await freezeHold(db, order)
    await expect(move('refund', { person: seller }, { person: buyer })).rejects.toMatchObject({
      code: 'insufficient_funds',
    })
    await db.transaction(async (tx) => {
      await lockWallets(tx, [buyer, seller])
      expect(await endHold(tx, order)).toBe(true)
      await moveMoney(tx, {
        key: `order:${order}:refund`,
        type: 'refund',
        from: { person: seller },
        to: { person: buyer },
        amount: 7_000 as Halalas,
        about: { type: 'order', id: order },
      })
    })
    expect([await free(), (await findBalance(db, buyer)).balance]).toEqual([0, 10_000])
    for (const change of [endHold, freezeHold]) expect(await change(db, order)).toBe(false)
    expect(await extendHold(db, order, new Date())).toBe(false)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is spent only once by concurrent transfers and releases', async () => {
    await later(2)
    const [one, two] = [await addPerson(db), await addPerson(db)]
    const tries = await Promise.allSettled([
      moveMoney(db, spend('one', one.id)),
      moveMoney(db, spend('two', two.id)),
      releaseDue(db, 10),
      endHold(db, order),
      endHold(db, order),
    ])
    expect(tries.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await free()).toBe(0)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('does not exist for an unknown order', async () => {
    for (const change of [endHold, freezeHold]) expect(await change(db, 999_999)).toBe(false)
  })
})

const spend = (key: string, to: number) => ({
  key: `test:${order}:${key}`,
  type: 'purchase' as const,
  from: { person: seller },
  to: { person: to },
  amount: 7_000 as Halalas,
  about: { type: 'order' as const, id: order },
})
