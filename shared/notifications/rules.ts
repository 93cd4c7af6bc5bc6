import { messagePaths, paths } from '../base/paths.ts'
import type { DataType, Notification } from './contract.ts'

/** The page of a notification: the specification's route name, with the record's id if the route has one. */
export type Lead =
  | {
      readonly route: 'wallet' | 'account' | 'subscription' | 'prices'
    }
  | { readonly route: 'sellOrders' | 'purchaseOrders'; readonly orderId: number }
  | { readonly route: 'myRequests' | 'requestDetails'; readonly requestId: number }
  | { readonly route: 'myAuctions' | 'auctionConfirmation' | 'auctionDetails'; readonly auctionId: number }
  | { readonly route: 'myProducts' | 'productDetails'; readonly productId: number }
  | { readonly route: 'landingDetails'; readonly landingId: number }
  | { readonly route: 'auctionSession'; readonly sessionId: number }
  | { readonly route: 'fishPrices'; readonly fish: string }
  | { readonly route: 'myDemands'; readonly dealId: number }
  | { readonly route: 'beharMarketMain'; readonly demandId: number }

/**
 * The page of a notification by its data_type (specification, section 2, Header; the contract adds further types). A notification
 * about the reader's own order, auction, product or request opens its page. A notification about a higher bid opens the
 * auction, so that the reader can bid again.
 */
export function leadOf({
  data_type,
  data_id,
  alert,
}: Pick<Notification['data'], 'data_type' | 'data_id' | 'alert'>): Lead {
  const route = routes[data_type]
  switch (route) {
    case 'myAuctions':
    case 'auctionConfirmation':
    case 'auctionDetails':
      return { route, auctionId: data_id }
    case 'sellOrders':
    case 'purchaseOrders':
      return { route, orderId: data_id }
    case 'myRequests':
    case 'requestDetails':
      return { route, requestId: data_id }
    case 'myProducts':
    case 'productDetails':
      return { route, productId: data_id }
    case 'landingDetails':
      return { route, landingId: data_id }
    case 'auctionSession':
      return { route, sessionId: data_id }
    case 'myDemands':
      return { route, dealId: data_id }
    case 'beharMarketMain':
      return { route, demandId: data_id }
    case 'fishPrices':
      // The species is stored with the alert, so the notification of an ended alert has none.
      return alert ? { route, fish: alert.fish } : { route: 'prices' }
    default:
      return { route }
  }
}

/** The address of a lead as a path, for messages outside of the site. */
export function pathOfLead(lead: Lead): string {
  switch (lead.route) {
    case 'sellOrders':
      return messagePaths.sellOrder(lead.orderId)
    case 'purchaseOrders':
      return messagePaths.purchaseOrder(lead.orderId)
    case 'myRequests':
      return paths.myRequest(lead.requestId)
    case 'requestDetails':
      return paths.requestDetails(lead.requestId)
    case 'myAuctions':
      return paths.myAuction(lead.auctionId)
    case 'auctionConfirmation':
      return messagePaths.auctionConfirmation(lead.auctionId)
    case 'auctionDetails':
      return paths.auctionDetails(lead.auctionId)
    case 'myProducts':
      return paths.myProduct(lead.productId)
    case 'productDetails':
      return paths.productDetails(lead.productId)
    case 'landingDetails':
      return paths.landingDetails(lead.landingId)
    case 'auctionSession':
      return paths.auctionSession(lead.sessionId)
    case 'fishPrices':
      return paths.fishPrices(lead.fish)
    case 'myDemands':
      return `${paths.myDemands()}?of=deals&deal=${lead.dealId}`
    case 'beharMarketMain':
      return `${paths.beharMarketMain()}?demand=${lead.demandId}`
    case 'wallet':
      return messagePaths.wallet()
    default:
      return paths[lead.route]()
  }
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
  alert_product: 'productDetails',
  alert_auction: 'auctionDetails',
  alert_price: 'fishPrices',
  landing: 'landingDetails',
  auction_session: 'auctionSession',
  behar_demand: 'beharMarketMain',
} as const satisfies Record<DataType, Lead['route']>
