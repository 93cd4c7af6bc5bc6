import type { Lead } from '#shared/notifications/rules.ts'

/** The route that a notification links to. The caller checks whether it exists. */
export function routeOf(lead: Lead): {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
} {
  return {
    path: routePaths[lead.route],
    params: paramsOf(lead),
  }
}

function paramsOf(lead: Lead): Readonly<Record<string, string>> {
  if ('auctionId' in lead) return { auctionId: String(lead.auctionId) }
  if ('requestId' in lead) return { requestId: String(lead.requestId) }
  return 'orderId' in lead ? { orderId: String(lead.orderId) } : {}
}

const routePaths = {
  sellOrders: '/profile/sell-orders/$orderId',
  purchaseOrders: '/profile/purchase-orders/$orderId',
  myAuctions: '/profile/my-auctions',
  myProducts: '/profile/my-products',
  auctionConfirmation: '/auctions/$auctionId/confirmation',
  auctionDetails: '/auctions/$auctionId',
  myRequests: '/profile/my-requests/$requestId',
  requestDetails: '/requests/$requestId',
  wallet: '/profile/wallet',
  account: '/profile/account',
} as const satisfies Record<Lead['route'], string>
