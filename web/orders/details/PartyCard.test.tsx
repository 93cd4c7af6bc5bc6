import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { PartyCard } from './PartyCard.tsx'

/** The text of the buyer's card in an accepted sale with this delivery. */
function cardOf(delivery: string): string {
  const order = {
    side: 'seller',
    status: 'accepted',
    buyer: { id: 1, name: 'أحمد العمري', mobile: '+966500000101', rating: null },
    delivery_method: { id: 1, code: delivery, name: delivery },
  } as unknown as Order
  return renderToStaticMarkup(<PartyCard order={order} />).replace(/<[^>]*>/g, ' ')
}

describe('PartyCard', () => {
  it('says that the address is shown with the number if the order is delivered', () =>
    expect(cardOf('seller_delivery')).toContain('ظهر رقم المشتري وعنوانه'))

  it('does not promise an address for a pickup', () => {
    expect(cardOf('pickup_market')).toContain('ظهر رقم المشتري لأنك قبلت الطلب')
    expect(cardOf('pickup_market')).not.toContain('عنوانه')
  })
})
