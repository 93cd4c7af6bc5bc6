import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn, wonLot } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { meanwhile, untilWaiting } from '#demo/testing/trade/meanwhile.ts'
import { done, makeDeal, sent, setStatus, showOrder, type TestDeal } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeOffer, makeRequest } from '#demo/testing/trade/requests.ts'
import {
  brokenInvariants,
  fillWallet,
  listGoods,
  makeBuyer,
  makeSeller,
  orderCart,
  orderForm,
  orderOne,
} from '#demo/testing/trade/trade.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { closeDue } from '../../auctions/closing/closing.ts'

let buyer: TestPerson
let seller: TestPerson
const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })
const rival = await makeSeller(market.db)
await fillWallet(market.db, rival.id, 9_000)
beforeEach(async () => {
  buyer = await makeBuyer(market.db, { riyals: 5_000 })
  seller = await makeSeller(market.db)
})

const block = async ({ id }: TestPerson) => {
  const body = { note: 'بلاغات مثبتة', blocked: true }
  const { status } = await ask(market, `POST operator/users/${id}`, { token: administrator.token, body })
  expect(status).toBe(200)
}
const ordersOf = async ({ id }: TestPerson) => {
  const rows = await market.db.query({ text: 'select id from orders where buyer_id = $1', values: [id] })
  return rows.length
}
const sound = async () => expect(await brokenInvariants(market.db)).toEqual({})

/**
 * Starts `work`, which passes authentication and then waits for a row that another transaction has locked. Then blocks a
 * person. Releases the row when the call that blocks has been answered or waits for a lock too. Resolves with the answer of
 * `work`, and with the result of `seen`, which is called right after the answer of the call that blocks.
 */
async function blockBetween<Answer, Seen>(
  stop: readonly [table: 'products' | 'orders' | 'requests' | 'auctions', id: number],
  blocked: TestPerson,
  work: () => Promise<Answer>,
  seen: () => Promise<Seen>,
): Promise<{ answer: Answer; atBlock: Seen }> {
  const other = await meanwhile(market.db)
  const [table, id] = stop
  await other.run(
    `select from ${table} where ${table === 'auctions' ? 'product_id' : 'id'} = $1 for update`,
    [id],
  )
  const working = work()
  await untilWaiting(market.db)
  const blocking = block(blocked).then(seen)
  await Promise.race([blocking, untilWaiting(market.db, 2)])
  await other.end()
  const [answer, atBlock] = await Promise.all([working, blocking])
  return { answer, atBlock }
}

describe('a block that waits for its locks', () => {
  it('applies due transitions before it halts orders', async () => {
    const deal = await makeDeal(market, { upTo: sent })
    const other = await meanwhile(market.db)
    await other.run('select from users where id = $1 for no key update', [deal.seller.id])
    const blocking = block(deal.seller)
    await untilWaiting(market.db)
    await other.run('update orders set due_at = clock_timestamp() where id = $1', [deal.id])
    await other.end()
    await blocking
    const { data } = await showOrder(market, deal, deal.buyer)
    expect(data.timeline.map(({ status }) => status).slice(-2)).toEqual(['completed', 'disputed'])
    await sound()
  })
})

describe('a block during another call', () => {
  it('allows no order once the block of the buyer has been committed', async () => {
    const id = await listGoods(market.db, rival.id)
    const form = { ...(await orderForm(market.db)), quantity: 2 }
    const one = await blockBetween(
      ['products', id],
      buyer,
      () => orderOne(market, buyer, id, form),
      () => ordersOf(buyer),
    )
    expect([201, 401]).toContain(one.answer.status)
    expect(await ordersOf(buyer)).toBe(one.atBlock)
    await sound()
  })

  it('allows no cart order once the block of the buyer has been committed', async () => {
    const ids = [await listGoods(market.db, rival.id), await listGoods(market.db, seller.id)]
    const form = {
      ...(await orderForm(market.db, { payment: 'bank_transfer' })),
      products: ids.map((id) => ({ id, quantity: 1 })),
    }
    const cart = await blockBetween(
      ['products', ids[1] ?? 0],
      buyer,
      () => orderCart(market, buyer, form),
      () => ordersOf(buyer),
    )
    expect([201, 401]).toContain(cart.answer.status)
    expect(await ordersOf(buyer)).toBe(cart.atBlock)
    await sound()
  })

  it('allows no order of the lot once the block of the winner has been committed', async () => {
    const winner = await makeSeller(market.db)
    await fillWallet(market.db, winner.id, 5_000)
    const id = await wonLot(market.db, { seller, bids: [{ by: winner, riyals: 1_000 }] })
    const form = { ...(await orderForm(market.db)), sale_type: 'auction' }
    const lot = await blockBetween(
      ['auctions', id],
      winner,
      () => orderOne(market, winner, id, form),
      () => ordersOf(winner),
    )
    expect([201, 401]).toContain(lot.answer.status)
    expect(await ordersOf(winner)).toBe(lot.atBlock)
    await sound()
  })

  it('allows no order of an accepted offer once the block of the asker has been committed', async () => {
    const request = await makeRequest(market, buyer)
    const offer = await makeOffer(market, seller, request.id)
    await ask(market, `GET requests/offers/${offer.id}/accept`, buyer)
    const form = await orderForm(market.db)
    const made = await blockBetween(
      ['requests', request.id],
      buyer,
      () => ask(market, `POST orders/offers/create/${offer.id}`, { token: buyer.token, body: form }),
      () => ordersOf(buyer),
    )
    expect([201, 401]).toContain(made.answer.status)
    expect(await ordersOf(buyer)).toBe(made.atBlock)
    await sound()
  })

  it('either prevents the acceptance of an order by the blocked seller or makes the order disputed', async () => {
    const deal = await makeDeal(market)
    const { answer } = await blockBetween(
      ['orders', deal.id],
      deal.seller,
      () => setStatus(market, deal, deal.seller, 'accepted'),
      async () => undefined,
    )
    expect([200, 401]).toContain(answer.status)
    expect((await showOrder(market, deal, deal.buyer)).data.status).toBe(
      answer.status === 200 ? 'disputed' : 'pending',
    )
    await sound()
  })

  it('turns a return that the buyer requests meanwhile into a dispute', async () => {
    const deal = await makeDeal(market, { upTo: done })
    const { answer } = await blockBetween(
      ['orders', deal.id],
      deal.seller,
      () => askReturn(deal),
      async () => undefined,
    )
    expect(answer.status).toBe(200)
    expect((await showOrder(market, deal, deal.buyer)).data.status).toBe('disputed')
    await sound()
  })
})

const askReturn = (deal: TestDeal) =>
  ask(market, 'POST orders/return', {
    token: deal.buyer.token,
    body: { order_id: deal.id, reason: 'رائحة غير طازجة' },
  })

describe('POST orders/return for a blocked seller', () => {
  it('opens a dispute at once, because the seller cannot answer', async () => {
    const deal = await makeDeal(market, { upTo: done })
    await block(deal.seller)
    expect((await askReturn(deal)).status).toBe(200)
    const { data } = await showOrder(market, deal, deal.buyer)
    expect(data).toMatchObject({ status: 'disputed', due: null, dispute: { reason: 'رائحة غير طازجة' } })
    await sound()
  })
})

describe('a block at the end of an auction', () => {
  /** Opens a lot with two bids. The lot ended a second ago, and no worker has closed it yet. */
  const endedLot = async (leader: TestPerson) => {
    const id = await openLot(market.db, seller, { startsInS: -3_600, endsInS: -1, autoAccept: true })
    await bidOn(market.db, id, [
      { by: rival, riyals: 1_000, agoS: 1_800 },
      { by: leader, riyals: 1_100, agoS: 1_700 },
    ])
    return id
  }
  const show = async (id: number) => (await ask<AuctionDetails>(market, `GET auction/show/${id}`, rival)).data
  const closing = () =>
    closeDue(market.db, (error) => {
      throw error
    })

  it.each(['worker', 'block'])(
    'voids the auction of the blocked seller when the %s starts first',
    async (first) => {
      const id = await endedLot(await makeSeller(market.db))
      const steps = { worker: closing, block: () => block(seller) }
      await Promise.all([steps[first as keyof typeof steps](), ...Object.values(steps).map((step) => step())])
      expect(await show(id)).toMatchObject({ status: 'void', awarded_bid: null })
      await sound()
    },
  )

  it.each(['worker', 'block'])(
    'awards the auction to the next bidder instead of the blocked leader when the %s starts first',
    async (first) => {
      const leader = await makeSeller(market.db)
      const id = await endedLot(leader)
      if (first === 'worker') await closing()
      await Promise.all([closing(), block(leader), closing()])
      await closing()
      expect(await show(id)).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_000, mine: true } })
      await sound()
    },
  )

  it('does not deadlock with a read of the same auction', async () => {
    for (const stopped of ['seller', 'leader'] as const) {
      seller = await makeSeller(market.db)
      const leader = await makeSeller(market.db)
      const id = await endedLot(leader)
      const other = await meanwhile(market.db)
      await other.run('select from auctions where product_id = $1 for update', [id])
      const blocking = block(stopped === 'seller' ? seller : leader)
      await untilWaiting(market.db)
      // The worker skips locked auctions.
      await closing()
      const reading = show(id)
      await other.end()
      await Promise.all([blocking, reading])
      await closing()
      expect((await show(id)).status).toBe(stopped === 'seller' ? 'void' : 'awarded')
      await sound()
    }
  })
})
