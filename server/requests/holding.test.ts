import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { meanwhile, untilWaiting } from '#demo/testing/trade/meanwhile.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Held, holdFree, holdRequest } from './holding.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)

describe('holdRequest', () => {
  it('locks and returns the asker, the sellers with open offers and the given people', async () => {
    const id = await addRequest(market.db, nora)
    const [first, huda, beside] = [
      await addOffer(market.db, salem, id),
      await makeSeller(market.db),
      await addPerson(market.db),
    ]
    await addOffer(market.db, huda, id, { status: 'withdrawn' })
    const held = await market.db.transaction((tx) => holdRequest(tx, id, [beside.id]))
    expect(held.request).toMatchObject({ id, asker_id: nora.id, status: 'open', quantity_grams: 80_000 })
    expect(held.offers).toEqual([{ id: first, seller_id: salem.id }])
    expect([...held.people].sort()).toEqual([nora.id, salem.id, beside.id].sort())
  })

  it('does not wait for the locked row of a seller whose offer was inserted meanwhile', async () => {
    const id = await addRequest(market.db, nora)
    const late = await makeSeller(market.db)
    const [other, leaving] = [await meanwhile(market.db), await meanwhile(market.db)]
    await other.run('select from requests where id = $1 for update', [id])
    const holding = market.db.transaction((tx) => holdRequest(tx, id))
    await untilWaiting(market.db)
    await leaving.run('select from users where id = $1 for update', [late.id])
    // Inserts an offer of the seller, whose row another transaction has locked.
    await other.run('set local session_replication_role = replica')
    await other.run(
      `insert into offers (request_id, seller_id, quantity_grams, price_halalas, created_at)
       values ($1, $2, 1000, 100, now())`,
      [id, late.id],
    )
    await other.end()
    const held: Held = await holding
    expect(held.offers.map(({ seller_id }) => seller_id)).toEqual([late.id])
    expect(held.people.has(late.id)).toBe(false)
    await leaving.end()
  })

  it('refuses a missing request, and holdFree skips a locked request', async () => {
    await expect(market.db.transaction((tx) => holdRequest(tx, 987_654_321))).rejects.toThrow(Refusal)
    const id = await addRequest(market.db, nora)
    const other = await meanwhile(market.db)
    await other.run('select from requests where id = $1 for update', [id])
    expect(await market.db.transaction((tx) => holdFree(tx, id))).toBeUndefined()
    await other.end()
    expect(await market.db.transaction((tx) => holdFree(tx, id))).toMatchObject({ request: { id } })
  })
})
