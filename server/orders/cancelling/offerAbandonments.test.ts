import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { makeOfferDeal, orderOffer, stateOf, type TestOfferDeal } from '#demo/testing/trade/offerOrders.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
const administrator = await addPerson(market.db, { staff: 'administrator' })

const seen = async ({ request }: TestOfferDeal, { token }: TestPerson) =>
  (await ask<RequestDetails>(market, `GET requests/show/${request}`, { token, locale: 'en' })).data
const kindsOf = (deal: TestOfferDeal, person: TestPerson) =>
  trade.notificationsOf({ id: deal.request }, person)
const pay = ({ order, buyer }: TestOfferDeal) =>
  ask(market, 'POST payments/sandbox', {
    token: buyer.token,
    body: { charge_id: order.pay?.charge_id, status: 'paid' },
  })

describe('a buyer’s cancellation of an offer order', () => {
  it('closes the request and declines the offer', async () => {
    const deal = await makeOfferDeal(market)
    const { data } = await trade.setStatus(deal, deal.buyer, 'cancelled')
    expect(data).toMatchObject({ status: 'cancelled', failed_by: 'buyer' })
    expect(await trade.balancesOf(deal)).toMatchObject({ buyer: 100_000, escrow: 0 })
    const own = await seen(deal, deal.buyer)
    expect(own).toMatchObject({
      status: 'closed',
      accepted_offer_id: null,
      order_id: null,
      failed_order: { id: deal.id, by: 'buyer', mine: false },
    })
    expect(own.offers.map(({ status }) => status)).toEqual(['declined', 'declined'])
    expect((await orderOffer(market, deal.buyer, deal.offer)).status).toBe(409)
  })

  it('notifies the seller without recording a failed sale', async () => {
    const deal = await makeOfferDeal(market)
    await trade.setStatus(deal, deal.buyer, 'cancelled')
    expect(await kindsOf(deal, deal.seller)).toEqual(['offer_abandoned'])
    expect(await seen(deal, deal.seller)).toMatchObject({
      offers: [{ id: deal.offer, status: 'declined' }],
      failed_order: { by: 'buyer', mine: true },
    })
    expect((await seen(deal, deal.other)).failed_order).toBeNull()
    const counted = await market.db.query({
      text: 'select from seller_cancellations where order_id = $1',
      values: [deal.id],
    })
    expect(counted).toEqual([])
  })
})

describe('the payment deadline of an offer order', () => {
  it('closes the request and notifies the seller when the order is not paid', async () => {
    const deal = await makeOfferDeal(market, { payment: 'card' })
    await trade.passHours(deal, 25)
    expect((await trade.showOrder(deal, deal.buyer)).data.status).toBe('cancelled')
    expect(await stateOf(market.db, deal.request)).toBe('closed')
    expect(await kindsOf(deal, deal.seller)).toEqual(['offer_abandoned'])
  })
})

describe('concurrent steps on an offer order', () => {
  it('close the request once when the payment arrives at the deadline', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market, { payment: 'card' })
      await trade.passHours(deal, 25)
      await Promise.all([
        trade.showOrder(deal, deal.buyer),
        pay(deal),
        trade.setStatus(deal, deal.buyer, 'cancelled'),
      ])
      expect(await stateOf(market.db, deal.request)).toBe('closed')
      expect(await kindsOf(deal, deal.seller)).toEqual(['offer_abandoned'])
    }
  })

  it('close the request when the seller is blocked during the cancellation', async () => {
    for (let round = 0; round < 4; round++) {
      const deal = await makeOfferDeal(market)
      const [cancelled, blocked] = await Promise.all([
        trade.setStatus(deal, deal.buyer, 'cancelled'),
        ask(market, `POST operator/users/${deal.seller.id}`, {
          token: administrator.token,
          body: { blocked: true, note: 'بلاغ مثبت' },
        }),
      ])
      expect([cancelled.status, blocked.status]).toEqual([200, 200])
      expect(await stateOf(market.db, deal.request)).toBe('closed')
    }
  })
})
