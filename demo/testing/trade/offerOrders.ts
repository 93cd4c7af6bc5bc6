import type { Sql } from '#platform/database/db.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import type { Offer, Request } from '#shared/requests/contract.ts'
import type { RequestStatus } from '#shared/requests/status.ts'
import { type Asked, ask } from '../ask.ts'
import type { TestMarket } from '../server.ts'
import { setStatus, type TestDeal } from './orderLife.ts'
import type { TestPerson } from './people.ts'
import { addOffer, addRequest, type TestOffer } from './requests.ts'
import { makeBuyer, makeSeller, orderForm, type TestOrder } from './trade.ts'

/** An accepted offer, its people, and the seller whose offer was declined. */
export interface TestAcceptance {
  readonly request: number
  readonly offer: number
  readonly buyer: TestPerson
  readonly seller: TestPerson
  readonly other: TestPerson
  /** The id of the other seller's offer. */
  readonly declined: number
}

export interface TestAcceptanceOptions extends TestOffer {
  /** Balance of the buyer's wallet. */
  readonly riyals?: number
  readonly sellerType?: 'local_seller' | 'international_seller' | 'fisherman'
}

/**
 * Creates an accepted offer. By default Nora, who has 1,000 riyals, has accepted Salem's offer of 4 kg at SR 25.50, and so
 * declined Huda's.
 */
export async function acceptOffer(
  db: Sql,
  { riyals = 1_000, sellerType = 'local_seller', ...offered }: TestAcceptanceOptions = {},
): Promise<TestAcceptance> {
  const [seller, other, buyer] = await Promise.all([
    makeSeller(db, { type: sellerType }),
    makeSeller(db, { firstName: 'هدى', lastName: 'العتيبي' }),
    makeBuyer(db, { riyals }),
  ])
  const { quantity = 4, price = 25.5 } = offered
  const request = await addRequest(db, buyer, { status: 'accepted', quantity })
  const declined = await addOffer(db, other, request, { quantity, price: price + 1, status: 'declined' })
  const offer = await addOffer(db, seller, request, { ...offered, quantity, price, status: 'accepted' })
  return { request, offer, declined, buyer, seller, other }
}

/** Sends the order form of an accepted offer as a person. */
export async function orderOffer(
  market: Pick<TestMarket, 'url' | 'db'>,
  { token }: { readonly token?: string },
  offerId: number,
  { payment, delivery, address, ...change }: TestOrder & Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked<Order>> {
  const chosen = { ...(payment && { payment }), ...(delivery && { delivery }), ...(address && { address }) }
  const body = { sale_type: 'offers', ...(await orderForm(market.db, chosen)), ...change }
  return ask<Order>(market, `POST orders/offers/create/${offerId}`, { token, body, headers })
}

/** Returns the order form of an accepted offer for a person. */
export function offerOrderForm(
  market: Pick<TestMarket, 'url'>,
  { token }: { readonly token?: string },
  offerId: number,
): Promise<Asked<OrderOptions & { request: Request; offer: Offer }>> {
  return ask(market, `GET orders/offers/create/${offerId}`, { token })
}

/** The stored status of a request. */
export async function stateOf(db: Sql, requestId: number): Promise<RequestStatus | undefined> {
  const [row] = await db.query<{ status: RequestStatus }>({
    text: 'select status from requests where id = $1',
    values: [requestId],
  })
  return row?.status
}

export type TestOfferDeal = TestDeal & TestAcceptance

/** Creates an order of an accepted offer, by default of 4 kg at SR 25.50. */
export async function makeOfferDeal(
  market: TestMarket,
  {
    payment = 'wallet',
    delivery = 'pickup_market',
    upTo = [],
    ...accepted
  }: TestAcceptanceOptions & {
    readonly payment?: PaymentCode
    readonly delivery?: string
    readonly upTo?: readonly ('accepted' | 'in_progress' | 'completed')[]
  } = {},
): Promise<TestOfferDeal> {
  const acceptance = await acceptOffer(market.db, accepted)
  const address = { region: 'الشرقية', address: 'حي الشاطئ', recipient_name: 'نورة القحطاني' }
  const made = await orderOffer(market, acceptance.buyer, acceptance.offer, { payment, delivery, address })
  if (made.status !== 201) throw new Error(`no order was made: ${JSON.stringify(made.failure)}`)
  const deal = { ...acceptance, id: made.data.id, order: made.data, products: [] }
  for (const status of upTo) {
    const step = await setStatus(market, deal, deal.seller, status)
    if (step.status !== 200) throw new Error(`${status} was refused: ${JSON.stringify(step.failure)}`)
  }
  return deal
}
