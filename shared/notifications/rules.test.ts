import { describe, expect, it } from 'vitest'
import { dataTypes } from './contract.ts'
import { leadOf } from './rules.ts'

describe('leadOf (specification, section 2, Header)', () => {
  it.each([
    ['orders', { route: 'sellOrders', orderId: 7 }],
    ['auction_orders', { route: 'sellOrders', orderId: 7 }],
    ['user_orders', { route: 'purchaseOrders', orderId: 7 }],
    ['auction', { route: 'myAuctions' }],
    ['auction_confirm', { route: 'auctionConfirmation', auctionId: 7 }],
    ['request_offer', { route: 'myRequests', requestId: 7 }],
    ['auction_outbid', { route: 'auctionDetails', auctionId: 7 }],
    ['offer_accepted', { route: 'requestDetails', requestId: 7 }],
    ['request', { route: 'requestDetails', requestId: 7 }],
    ['wallet', { route: 'wallet' }],
    ['account', { route: 'account' }],
    ['product', { route: 'myProducts' }],
    ['behar_deal', { route: 'myDemands', dealId: 7 }],
  ] as const)('maps %s to its page', (data_type, lead) =>
    expect(leadOf({ data_type, data_id: 7 })).toEqual(lead),
  )

  it('maps every data_type to a page', () => {
    for (const data_type of dataTypes) expect(leadOf({ data_type, data_id: 7 }).route).toBeTruthy()
  })
})
