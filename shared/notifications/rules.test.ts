import { describe, expect, it } from 'vitest'
import { dataTypes } from './contract.ts'
import { groups, groupsFor } from './groups.ts'
import { leadOf, pathOfLead } from './rules.ts'

describe('leadOf (specification, section 2, Header)', () => {
  it.each([
    ['orders', { route: 'sellOrders', orderId: 7 }],
    ['auction_orders', { route: 'sellOrders', orderId: 7 }],
    ['user_orders', { route: 'purchaseOrders', orderId: 7 }],
    ['auction', { route: 'myAuctions', auctionId: 7 }],
    ['auction_confirm', { route: 'auctionConfirmation', auctionId: 7 }],
    ['request_offer', { route: 'myRequests', requestId: 7 }],
    ['auction_outbid', { route: 'auctionDetails', auctionId: 7 }],
    ['offer_accepted', { route: 'requestDetails', requestId: 7 }],
    ['request', { route: 'requestDetails', requestId: 7 }],
    ['wallet', { route: 'wallet' }],
    ['account', { route: 'account' }],
    ['product', { route: 'myProducts', productId: 7 }],
    ['behar_deal', { route: 'myDemands', dealId: 7 }],
    ['alert_product', { route: 'productDetails', productId: 7 }],
    ['alert_auction', { route: 'auctionDetails', auctionId: 7 }],
    ['alert_price', { route: 'fishPrices', fish: 'hamour' }],
    ['landing', { route: 'landingDetails', landingId: 7 }],
    ['auction_session', { route: 'auctionSession', sessionId: 7 }],
    ['behar_demand', { route: 'beharMarketMain', demandId: 7 }],
  ] as const)('maps %s to its page', (data_type, lead) =>
    expect(leadOf({ data_type, data_id: 7, alert })).toEqual(lead),
  )

  it('maps a notification of an ended price alert to the page of all prices', () =>
    expect(leadOf({ data_type: 'alert_price', data_id: 7, alert: null })).toEqual({ route: 'prices' }))

  it('maps every data_type to a page', () => {
    for (const data_type of dataTypes) expect(leadOf({ data_type, data_id: 7, alert }).route).toBeTruthy()
  })
})

const alert = { id: 3, fish: 'hamour' }

describe('pathOfLead', () => {
  it.each([
    ['orders', '/profile/sell-orders/7'],
    ['user_orders', '/profile/purchase-orders/7'],
    ['auction', '/profile/my-auctions/7'],
    ['auction_confirm', '/auctions/7/confirmation'],
    ['request_offer', '/profile/my-requests/7'],
    ['request', '/requests/7'],
    ['wallet', '/profile/wallet'],
    ['behar_deal', '/international-market/behar-market/my-demands?of=deals&deal=7'],
    ['product', '/profile/my-products/7'],
    ['alert_product', '/local-market/7'],
    ['alert_price', '/prices/hamour'],
    ['landing', '/landings/7'],
    ['auction_session', '/auctions/sessions/7'],
    ['behar_demand', '/international-market/behar-market/main?demand=7'],
  ] as const)('returns the path of the page of %s', (data_type, path) =>
    expect(pathOfLead(leadOf({ data_type, data_id: 7, alert }))).toBe(path),
  )
})

describe('groupsFor', () => {
  it('returns the groups about bids only for accounts that bid', () => {
    expect(groupsFor('local_seller')).toEqual(groups)
    expect(groupsFor('fisherman')).toEqual(['ending', 'orders', 'requests', 'alerts', 'selling', 'account'])
  })

  it('returns the group about own goods only for accounts that sell', () => {
    expect(groupsFor('local_buyer')).toEqual(['ending', 'orders', 'requests', 'alerts', 'account'])
  })
})
