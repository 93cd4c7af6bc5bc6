import { wonLot } from '#demo/testing/trade/awards.ts'
import type { Lot } from '#demo/testing/trade/lots.ts'
import { orderOffer } from '#demo/testing/trade/offerOrders.ts'
import type { TestPerson, TestPersonOptions } from '#demo/testing/trade/people.ts'
import { makeSeller, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import { type SourceKind, saleTypes } from '#shared/orders/source.ts'
import { db } from './database.ts'
import { expect } from './fixtures.ts'
import { addGoods } from './goods.ts'
import { type Accepted, acceptedOffer } from './orders.ts'

/** A product, a lot or an accepted offer that the confirmation tests prepare and order. */
export interface TestSource {
  /** The options of the person who may order the source. */
  readonly buyer: TestPersonOptions
  /** The price of the goods without delivery, in SAR, as the page prints it. */
  readonly total: string
  /** Returns the path of the confirmation page. `id` is the id of the product, the auction or the request. */
  readonly path: (id: number | string) => string
  readonly prepare: (buyer: TestPerson) => Promise<PreparedSource>
}

export interface PreparedSource {
  /** The id in the path. */
  readonly id: number
  /** Orders the source through the API, paid on delivery. */
  readonly order: () => Promise<Order>
}

export const sources: Record<SourceKind, TestSource> = {
  product: {
    buyer: {},
    total: '62.00',
    path: (id) => `/local-market/${id}/confirmation`,
    prepare: async (buyer) => {
      const id = await addGoods({ name: 'هامور للتأكيد', price: 6_200, quantity: 9_000 })
      return { id, order: () => orderOf(buyer, { kind: 'product', id }) }
    },
  },
  lot: {
    buyer: { type: 'local_seller', firstName: 'أحمد', lastName: 'عمران' },
    total: '4,630.00',
    path: (id) => `/auctions/${id}/confirmation`,
    prepare: async (buyer) => {
      const { id } = await lotWonBy(buyer)
      return { id, order: () => orderOf(buyer, { kind: 'lot', id }) }
    },
  },
  offer: {
    buyer: {},
    total: '3,120.00',
    path: (id) => `/profile/my-requests/${id}/confirmation`,
    prepare: async (buyer) => {
      const { request, offer } = await offerAcceptedBy(buyer)
      return { id: request, order: () => orderOf(buyer, { kind: 'offer', id: offer }) }
    },
  },
}

/** Creates a lot of 50 kg that the buyer won at SR 4,630 against a bid of SR 4,500. */
export async function lotWonBy(winner: TestPerson, lot: Lot = {}) {
  const [seller, rival] = [await makeSeller(db), await makeSeller(db, { firstName: 'راشد' })]
  const bids = [
    { by: rival, riyals: 4_500 },
    { by: winner, riyals: 4_630 },
  ]
  return { id: await wonLot(db, { seller, bids, ...lot }), seller }
}

/** Creates an offer of 60 kg at SR 52 by Hassan, which the buyer has accepted. */
export async function offerAcceptedBy(buyer: TestPerson, offered: Partial<Accepted> = {}) {
  const seller = await makeSeller(db, { firstName: 'حسن', lastName: 'القطيفي' })
  return acceptedOffer({ buyer, seller, kilograms: 60, price: 52, ...offered })
}

async function orderOf(
  buyer: TestPerson,
  { kind, id }: { readonly kind: SourceKind; readonly id: number },
): Promise<Order> {
  const site = { url: String(process.env.SITE_URL), db }
  const form = { ...(await orderForm(db, { payment: 'cod' })), sale_type: saleTypes[kind] }
  const { status, data } =
    kind === 'offer'
      ? await orderOffer(site, buyer, id, { payment: 'cod' })
      : await orderOne(site, buyer, id, kind === 'product' ? { ...form, quantity: 1 } : form)
  expect(status).toBe(201)
  return data
}
