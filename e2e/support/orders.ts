import { type Asked, ask } from '#demo/testing/ask.ts'
import { orderOffer } from '#demo/testing/trade/offerOrders.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, type TestOffer } from '#demo/testing/trade/requests.ts'
import { fillWallet, listGoods, orderForm, orderOne } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import type { PricedPreparation } from '#shared/products/preparation.ts'
import { db } from './database.ts'
import { expect } from './fixtures.ts'

interface Placed {
  readonly buyer: TestPerson
  readonly seller: TestPerson
  readonly payment?: PaymentCode
  /** The ordered quantity in kilograms; the stock is larger. */
  readonly kilograms?: number
  /** Riyals per kilogram. */
  readonly price?: number
  /** The seller offers this preparation for SAR 5 per kilogram, and the buyer chooses it. */
  readonly preparation?: PricedPreparation
  /** True if the order is delivered to the buyer and not picked up. */
  readonly delivered?: boolean
}

/** Places an order of the buyer through the API, with enough money in the wallet. */
export async function placeOrder({
  buyer,
  seller,
  payment = 'wallet',
  kilograms = 12,
  price = 62,
  preparation,
  delivered = false,
}: Placed): Promise<Order> {
  const productId = await listGoods(db, seller.id, { quantity: kilograms * 10, price })
  if (preparation) {
    const preparations = JSON.stringify({ [preparation]: 500 })
    await db.query({
      text: 'update products set preparations = $2 where id = $1',
      values: [productId, preparations],
    })
  }
  if (payment === 'wallet') await fillWallet(db, buyer.id, kilograms * (price + (preparation ? 5 : 0)) + 100)
  const delivery = delivered ? { delivery: 'courier', address: homeAddress } : {}
  const form = await orderForm(db, { payment, ...delivery })
  const answer = await orderOne(site(), buyer, productId, { ...form, quantity: kilograms, preparation })
  return made(answer)
}

export interface Accepted extends Omit<TestOffer, 'quantity' | 'price'> {
  readonly buyer: TestPerson
  readonly seller: TestPerson
  /** `kilograms`: the offered kilograms. `wanted`: the requested kilograms, if more than offered. */
  readonly kilograms?: number
  readonly wanted?: number
  /** Riyals per kilogram. */
  readonly price?: number
}

/** Creates an accepted offer that can be ordered. */
export async function acceptedOffer({
  buyer,
  seller,
  kilograms = 12,
  wanted = kilograms,
  price = 62,
  ...offered
}: Accepted): Promise<{ readonly request: number; readonly offer: number }> {
  const request = await addRequest(db, buyer, { status: 'accepted', quantity: wanted })
  const terms = { ...offered, quantity: kilograms, price, status: 'accepted' } as const
  return { request, offer: await addOffer(db, seller, request, terms) }
}

/** Places an order of an accepted offer through the API, with enough money in the wallet. */
export async function placeOfferOrder(accepted: Accepted & Pick<Placed, 'payment'>): Promise<Order> {
  const { buyer, kilograms = 12, price = 62, payment = 'wallet' } = accepted
  const { offer } = await acceptedOffer(accepted)
  if (payment === 'wallet') await fillWallet(db, buyer.id, kilograms * price + 100)
  return made(await orderOffer({ ...site(), db }, buyer, offer, { payment }))
}

/** Takes an order to a status as one of its parties, through the API. */
export async function takeOrder(
  { id }: { readonly id: number },
  { token }: TestPerson,
  ...statuses: readonly string[]
): Promise<Order> {
  let order: Order | undefined
  for (const status of statuses)
    order = made(await ask<Order>(site(), `POST orders/show/${id}/status/${status}`, { token }))
  if (!order) throw new Error('takeOrder needs a target status')
  return order
}

/** Refuses the return of an order as its seller. The step must name the status that it leaves. */
export async function refuseReturn({ id }: { readonly id: number }, { token }: TestPerson): Promise<Order> {
  return made(
    await ask<Order>(site(), `POST orders/show/${id}/status/completed?from=return_requested`, { token }),
  )
}

/** Returns the order as one of its parties reads it now. */
export async function lookAtOrder({ id }: { readonly id: number }, { token }: TestPerson): Promise<Order> {
  return made(await ask<Order>(site(), `GET orders/show/${id}`, { token }))
}

/** Requests a return through the API. */
export async function askReturn(
  { id }: { readonly id: number },
  { token }: TestPerson,
  reason: string,
): Promise<Order> {
  return made(await ask<Order>(site(), 'POST orders/return', { token, body: { order_id: id, reason } }))
}

/** Takes a new order to a dispute: received, return requested, return refused by the seller. */
export async function disputeOrder(
  order: { readonly id: number },
  {
    buyer,
    seller,
    reason,
  }: { readonly buyer: TestPerson; readonly seller: TestPerson; readonly reason: string },
): Promise<Order> {
  await takeOrder(order, seller, 'accepted', 'in_progress', 'completed')
  await askReturn(order, buyer, 'وصلت ذائبة')
  await refuseReturn(order, seller)
  const body = { order_id: order.id, reason }
  return made(await ask<Order>(site(), 'POST orders/dispute', { token: buyer.token, body }))
}

const site = () => ({ url: String(process.env.SITE_URL) })

const homeAddress = {
  region: 'المنطقة الشرقية',
  address: 'حي الشاطئ، مبنى 7120',
  street: 'شارع الخليج',
  recipient_name: 'نورة القحطاني',
  zip_code: '32413',
}

function made({ status, data, failure }: Asked<Order>): Order {
  expect(status, JSON.stringify(failure)).toBeLessThan(300)
  return data
}
