import type { DataType } from './contract.ts'

/** The page that a notification leads to: the specification's route name, and the record's id where the route has one. */
export type Lead =
  | {
      readonly route: 'sellOrders' | 'purchaseOrders' | 'myAuctions' | 'myRequests' | 'wallet' | 'account'
    }
  | { readonly route: 'auctionConfirmation' | 'auctionDetails'; readonly auctionId: number }

/**
 * Where a notification leads, by its data_type (specification, section 2, Header; the last four are ours). An outbid
 * leads to the auction, so that one can bid again.
 */
export function leadOf({ data_type, data_id }: { data_type: DataType; data_id: number }): Lead {
  const route = routes[data_type]
  return route === 'auctionConfirmation' || route === 'auctionDetails'
    ? { route, auctionId: data_id }
    : { route }
}

const routes = {
  orders: 'sellOrders',
  auction_orders: 'sellOrders',
  user_orders: 'purchaseOrders',
  auction: 'myAuctions',
  auction_confirm: 'auctionConfirmation',
  request_offer: 'myRequests',
  auction_outbid: 'auctionDetails',
  offer_accepted: 'myRequests',
  wallet: 'wallet',
  account: 'account',
} as const satisfies Record<DataType, Lead['route']>
