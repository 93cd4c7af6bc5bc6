import type { PlacedOrders } from './placeOrder.ts'

/** A card is paid at the gateway: the reader is led there. What was ordered stands in the page they come back to. */
export function leadToPayment({ pay }: PlacedOrders): void {
  const target = gatewayOf(pay?.redirect_url)
  if (target) window.location.assign(target)
}

/** Where a card is paid; undefined for no address, or one that a browser must not follow. */
export function gatewayOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const { protocol, href } = new URL(address, window.location.href)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
