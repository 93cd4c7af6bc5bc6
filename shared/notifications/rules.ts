import type { DataType } from './contract.ts'

/** The page of a notification: the specification's route name, with the record's id if the route has one. */
export type Lead =
  | {
      readonly route: 'myAuctions' | 'myProducts' | 'wallet' | 'account' | 'subscription'
    }
  | { readonly route: 'sellOrders' | 'purchaseOrders'; readonly orderId: number }
  | { readonly route: 'myRequests' | 'requestDetails'; readonly requestId: number }
  | { readonly route: 'auctionConfirmation' | 'auctionDetails'; readonly auctionId: number }
  | { readonly route: 'myDemands'; readonly dealId: number }

/**
 * The page of a notification by its data_type (specification, section 2, Header; the last eight are additions). An order or
 * a request opens in its list. An outbid opens the auction, so that the reader can bid again.
 */
export function leadOf({ data_type, data_id }: { data_type: DataType; data_id: number }): Lead {
  const route = routes[data_type]
  if (route === 'auctionConfirmation' || route === 'auctionDetails') return { route, auctionId: data_id }
  if (route === 'sellOrders' || route === 'purchaseOrders') return { route, orderId: data_id }
  if (route === 'myRequests' || route === 'requestDetails') return { route, requestId: data_id }
  return route === 'myDemands' ? { route, dealId: data_id } : { route }
}

const routes = {
  orders: 'sellOrders',
  auction_orders: 'sellOrders',
  user_orders: 'purchaseOrders',
  auction: 'myAuctions',
  auction_confirm: 'auctionConfirmation',
  request_offer: 'myRequests',
  auction_outbid: 'auctionDetails',
  offer_accepted: 'requestDetails',
  request: 'requestDetails',
  wallet: 'wallet',
  account: 'account',
  product: 'myProducts',
  behar_deal: 'myDemands',
  subscription: 'subscription',
} as const satisfies Record<DataType, Lead['route']>
