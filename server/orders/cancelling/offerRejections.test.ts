import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { makeOfferDeal, orderOffer, stateOf, type TestOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { ageRequest, makeOffer } from '#demo/testing/trade/requests.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
const administrator = await addPerson(market.db, { staff: 'administrator' })

const seen = async ({ request }: TestOfferDeal, { token }: TestPerson) =>
  (await ask<RequestDetails>(market, `GET requests/show/${request}`, { token, locale: 'en' })).data
const acceptOther = ({ declined, buyer }: TestOfferDeal) =>
  ask<RequestDetails>(market, `POST requests/offers/${declined}/accept`, { token: buyer.token })
const change = (person: TestPerson, body: object) =>
  ask(market, `POST operator/users/${person.id}`, {
    token: administrator.token,
    body: { note: 'بلاغ مثبت', ...body },
  })
const kindsOf = (deal: TestOfferDeal, person: TestPerson) =>
  trade.notificationsOf({ id: deal.request }, person)

describe('a seller’s rejection of an offer order', () => {
  it('reopens the request and its other offers', async () => {
    const deal = await makeOfferDeal(market)
    expect((await trade.setStatus(deal, deal.seller, 'rejected')).data.status).toBe('rejected')
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    const own = await seen(deal, deal.buyer)
    expect(own).toMatchObject({
      status: 'open',
      offers_count: 1,
      accepted_offer_id: null,
      order_id: null,
      offers: [{ id: deal.declined, status: 'open', price: 26.5, ended_at: null }],
      failed_order: { id: deal.id, mine: false },
    })
    expect((await acceptOther(deal)).data).toMatchObject({
      status: 'accepted',
      accepted_offer_id: deal.declined,
    })
    await trade.fillWallet(deal.buyer.id, 1_000)
    const again = await orderOffer(market, deal.buyer, deal.declined)
    expect(again.data).toMatchObject({ seller: { id: deal.other.id }, total: 106 })
    expect((await seen(deal, deal.buyer)).order_id).toBe(again.data.id)
  })

  it('withdraws the offer of the seller, who may offer again', async () => {
    const deal = await makeOfferDeal(market)
    await trade.setStatus(deal, deal.seller, 'rejected')
    expect(await seen(deal, deal.seller)).toMatchObject({
      offers: [{ id: deal.offer, status: 'withdrawn' }],
      failed_order: { id: deal.id, mine: true },
    })
    expect((await seen(deal, deal.other)).failed_order).toBeNull()
    await makeOffer(market, deal.seller, deal.request, { quantity: 4, price: 30 })
    expect((await seen(deal, deal.buyer)).offers_count).toBe(2)
  })

  it('notifies the asker and the sellers of the reopened offers', async () => {
    const deal = await makeOfferDeal(market)
    await trade.setStatus(deal, deal.seller, 'rejected')
    expect(await kindsOf(deal, deal.buyer)).toEqual(['request_reopened'])
    expect(await kindsOf(deal, deal.other)).toEqual(['offer_reopened'])
    expect(await kindsOf(deal, deal.seller)).toEqual([])
  })

  it('counts as a failed sale of the seller', async () => {
    const deal = await makeOfferDeal(market)
    await trade.setStatus(deal, deal.seller, 'rejected')
    const { data } = await ask<PersonFacts>(market, `GET operator/users/${deal.seller.id}`, {
      token: administrator.token,
    })
    expect([data.cancelled_sales, data.audit_actions[0]?.action]).toEqual([1, 'user.cancelled_sale'])
  })

  it('leaves an expired request closed and notifies its asker', async () => {
    const deal = await makeOfferDeal(market)
    await ageRequest(market.db, deal.request, 31)
    await trade.setStatus(deal, deal.seller, 'rejected')
    expect(await seen(deal, deal.buyer)).toMatchObject({
      status: 'closed',
      failed_order: { id: deal.id },
      offers: [{ id: deal.declined, status: 'declined' }],
    })
    expect(await kindsOf(deal, deal.buyer)).toEqual(['request_not_reopened'])
    expect((await acceptOther(deal)).status).toBe(409)
  })

  it('does not reopen offers of sellers who may no longer sell', async () => {
    const deal = await makeOfferDeal(market)
    await change(deal.other, { blocked: true })
    await trade.setStatus(deal, deal.seller, 'rejected')
    expect(await seen(deal, deal.buyer)).toMatchObject({ status: 'open', offers_count: 0, offers: [] })
  })

  it('does not reopen the request of a blocked asker', async () => {
    const deal = await makeOfferDeal(market)
    await change(deal.buyer, { blocked: true })
    await trade.setStatus(deal, deal.seller, 'rejected')
    expect(await stateOf(market.db, deal.request)).toBe('closed')
  })
})

describe('the acceptance deadline of an offer order', () => {
  it('reopens the request when the seller does not accept the order', async () => {
    const deal = await makeOfferDeal(market)
    await trade.passHours(deal, 25)
    expect((await trade.showOrder(deal, deal.buyer)).data.status).toBe('cancelled')
    expect(await seen(deal, deal.buyer)).toMatchObject({ status: 'open', offers_count: 1 })
  })
})

describe('concurrent steps on an offer order', () => {
  it('apply either the rejection, which reopens the request, or the cancellation, which closes it', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market)
      const [rejected, cancelled] = await Promise.all([
        trade.setStatus(deal, deal.seller, 'rejected'),
        trade.setStatus(deal, deal.buyer, 'cancelled'),
      ])
      expect([rejected.status, cancelled.status].toSorted()).toEqual([200, 409])
      expect(await stateOf(market.db, deal.request)).toBe(rejected.status === 200 ? 'open' : 'closed')
      expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    }
  })

  it('reopen the request once when two rejections arrive at the deadline', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market)
      await trade.passHours(deal, 25)
      await Promise.all([
        trade.setStatus(deal, deal.seller, 'rejected'),
        trade.setStatus(deal, deal.seller, 'rejected'),
        trade.showOrder(deal, deal.buyer),
      ])
      expect(await kindsOf(deal, deal.buyer)).toEqual(['request_reopened'])
      expect(await seen(deal, deal.buyer)).toMatchObject({ status: 'open', offers_count: 1 })
    }
  })

  it('allow the acceptance of another offer only after the rejection', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market)
      const [rejected, accepted] = await Promise.all([
        trade.setStatus(deal, deal.seller, 'rejected'),
        acceptOther(deal),
      ])
      expect(rejected.status).toBe(200)
      expect(await stateOf(market.db, deal.request)).toBe(accepted.status === 200 ? 'accepted' : 'open')
    }
  })

  it('leave no open offer of a seller who is blocked during the rejection', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market)
      const [rejected, blocked] = await Promise.all([
        trade.setStatus(deal, deal.seller, 'rejected'),
        change(deal.other, { blocked: true }),
      ])
      expect([rejected.status, blocked.status]).toEqual([200, 200])
      expect(await seen(deal, deal.buyer)).toMatchObject({ status: 'open', offers_count: 0 })
    }
  })
})
