import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { done, makeDeal, setStatus } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'

/** Staff are also users of the market. They may not decide on their own records (contract, section 8). */

const market = await testMarket()
// An administrator may take every other decision.
const person = await makeSeller(market.db, { staff: 'administrator' })

describe('a staff decision', () => {
  const note = 'لا يصح'
  const auditActions = async () => (await market.db.query({ text: 'select id from audit' })).length
  const inserted = async (text: string, ...more: unknown[]) =>
    (await market.db.query<{ id: number }>({ text, values: [person.id, ...more] }))[0]?.id ?? 0
  let reports = 0
  const confirmation = () =>
    inserted(
      `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
         folded_reference, transferred_at)
       values ($1, 25000, 'مصرف الراجحي', 'سالم', $2, 'مصرفالراجحي', lower($2), now()) returning id`,
      `OWN${++reports}`,
    )
  const payout = () =>
    inserted(`insert into payouts (user_id, amount_halalas, iban, account_holder)
              values ($1, 12000, 'SA0380000000608010167519', 'سالم') returning id`)
  let asked: Promise<number> | undefined
  // A person can have only one open upgrade request, so the request is created once.
  const upgrade = () => {
    asked ??= inserted(`insert into upgrades (user_id, type, cr_number)
                        values ($1, 'international_seller', '2055555555') returning id`)
    return asked
  }
  const dispute = async (as: 'seller_id' | 'buyer_id') => {
    const deal = await makeDeal(market, { upTo: done })
    const body = { order_id: deal.id, reason: 'ليست طازجة' }
    await ask(market, 'POST orders/return', { token: deal.buyer.token, body })
    await setStatus(market, deal, deal.seller, 'completed')
    await ask(market, 'POST orders/dispute', { token: deal.buyer.token, body })
    await market.db.query({
      text: `update orders set ${as} = $2 where id = $1`,
      values: [deal.id, person.id],
    })
    return deal.id
  }
  const lot = async () => openLot(market.db, person)
  const lotWithBid = async () => {
    const id = await openLot(market.db, await makeSeller(market.db), { softCloseS: 0, startsInS: -3_600 })
    await bidOn(market.db, id, [{ by: person, riyals: 1_000, agoS: 30 }])
    return id
  }
  const request = () => addRequest(market.db, person)
  const requestWithOffer = async () => {
    const id = await addRequest(market.db, await makeBuyer(market.db))
    await addOffer(market.db, person, id)
    return id
  }
  const goods = () => listGoods(market.db, person.id)
  const self = async () => person.id

  const own: readonly [string, string, () => Promise<number>, object][] = [
    ['a transfer', 'confirmations/{id}/approve', confirmation, {}],
    ['a transfer', 'confirmations/{id}/refuse', confirmation, { note }],
    ['a transfer', 'confirmations/{id}/reverse', confirmation, { note }],
    ['a payout', 'payouts/{id}/settle', payout, { reference: 'TRF-1' }],
    ['a payout', 'payouts/{id}/refuse', payout, { note }],
    ['their upgrade', 'upgrades/{id}/approve', upgrade, {}],
    ['their upgrade', 'upgrades/{id}/refuse', upgrade, { note }],
    ['a sale', 'orders/{id}/decide', () => dispute('seller_id'), { refund: 1, note }],
    ['a purchase', 'orders/{id}/decide', () => dispute('buyer_id'), { refund: 1, note }],
    ['their staff role', 'users/{id}', self, { staff: 'viewer', note }],
    ['their own block', 'users/{id}', self, { blocked: true, note }],
    ['their verification', 'users/{id}', self, { verified: true, note }],
    ['their second factor', 'users/{id}', self, { second_factor: false, note }],
    ['their goods', 'products/{id}', goods, { is_special: true }],
    ['their goods', 'products/{id}', goods, { hidden: true, note }],
    ['their lot', 'auctions/{id}/void', lot, { note }],
    ['a lot they bid on', 'auctions/{id}/void', lotWithBid, { note }],
    ['their request', 'requests/{id}/close', request, { note }],
    ['a request they offered on', 'requests/{id}/close', requestWithOffer, { note }],
  ]

  it.each(own)('is refused if the case is the decider’s own: %s (%s)', async (_what, path, record, body) => {
    const id = await record()
    const before = await auditActions()
    const { status, failure } = await ask(market, `POST operator/${path.replace('{id}', String(id))}`, {
      token: person.token,
      body,
    })
    expect([status, failure.code]).toEqual([403, 'forbidden'])
    expect(await auditActions()).toBe(before)
  })

  it('is refused on one’s own request and accepted from a colleague', async () => {
    const other = await addPerson(market.db, { staff: 'administrator' })
    const id = await request()
    const close = (token: string) =>
      ask(market, `POST operator/requests/${id}/close`, { token, body: { note } })
    expect([(await close(person.token)).status, (await close(other.token)).status]).toEqual([403, 200])
  })
})
