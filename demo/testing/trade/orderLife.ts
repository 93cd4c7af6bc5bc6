import type { Order } from '#shared/orders/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { type Asked, ask } from '../ask.ts'
import type { TestMarket } from '../server.ts'
import type { TestPerson } from './people.ts'
import { listGoods, makeBuyer, makeSeller, moneyOf, orderForm } from './trade.ts'

/** One order between two people who were created for it, and the actions on the order. */
export interface TestDeal {
  readonly id: number
  readonly order: Order
  readonly products: readonly number[]
  readonly buyer: TestPerson
  readonly seller: TestPerson
}

export interface TestDealOptions {
  readonly payment?: PaymentCode
  readonly delivery?: string
  /** Kilograms ordered of each product; each has 10 kg in stock. */
  readonly quantities?: readonly number[]
  /** Riyals per kilogram. */
  readonly price?: number
  /** An existing buyer who has money; the default is a new person. */
  readonly buyer?: TestPerson
  /** The statuses to which the order is moved, in order. */
  readonly upTo?: readonly ('accepted' | 'in_progress' | 'completed')[]
}

/** Creates an order by a buyer with 1,000 riyals, by default of 4 kg at SR 25.50. */
export async function makeDeal(market: TestMarket, options: TestDealOptions = {}): Promise<TestDeal> {
  const {
    payment = 'wallet',
    delivery = 'pickup_market',
    quantities = [4],
    price = 25.5,
    upTo = [],
  } = options
  const [seller, buyer] = await Promise.all([
    makeSeller(market.db),
    options.buyer ?? makeBuyer(market.db, { riyals: 1_000 }),
  ])
  const products: number[] = []
  for (const _ of quantities) products.push(await listGoods(market.db, seller.id, { quantity: 10, price }))
  const address = { region: 'الشرقية', address: 'حي الشاطئ', recipient_name: 'نورة القحطاني' }
  const form = await orderForm(market.db, { payment, delivery, address })
  const lines = products.map((id, place) => ({ id, quantity: quantities[place] }))
  const made = await ask<{ orders: Order[] }>(market, 'POST orders/create', {
    token: buyer.token,
    body: { ...form, products: lines },
  })
  const [order] = made.data?.orders ?? []
  if (!order) throw new Error(`no order was made: ${JSON.stringify(made.failure)}`)
  const deal = { id: order.id, order, products, buyer, seller }
  for (const status of upTo) {
    const step = await setStatus(market, deal, seller, status)
    if (step.status !== 200) throw new Error(`${status} was refused: ${JSON.stringify(step.failure)}`)
  }
  return deal
}

/** The steps until the goods are sent. */
export const sent = ['accepted', 'in_progress'] as const
export const done = [...sent, 'completed'] as const

export function setStatus(
  market: TestMarket,
  { id }: Pick<TestDeal, 'id'>,
  { token }: Pick<TestPerson, 'token'>,
  status: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked<Order>> {
  return ask<Order>(market, `GET orders/show/${id}/status/${status}`, { token, headers })
}

/** Refuses a return as the seller; the step must name the status that it leaves. */
export function refuseReturn(
  market: TestMarket,
  { id, seller }: Pick<TestDeal, 'id'> & { readonly seller: Pick<TestPerson, 'token'> },
): Promise<Asked<Order>> {
  return ask<Order>(market, `GET orders/show/${id}/status/completed?from=return_requested`, {
    token: seller.token,
  })
}

export function showOrder(
  market: TestMarket,
  { id }: Pick<TestDeal, 'id'>,
  { token }: Pick<TestPerson, 'token'>,
): Promise<Asked<Order>> {
  return ask<Order>(market, `GET orders/show/${id}`, { token })
}

/** Ages an order: moves every time of the order back by this many hours. */
export async function passHours(
  market: TestMarket,
  { id }: Pick<TestDeal, 'id'>,
  hours: number,
): Promise<void> {
  const back = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(secs => $2)`).join(', ')
  const values = [id, hours * 3_600]
  const times = [
    'created_at',
    'due_at',
    'accepted_at',
    'completed_at',
    'return_at',
    'return_refused_at',
    'dispute_at',
  ]
  await market.db.query({ text: `update orders set ${back(times)} where id = $1`, values })
  await market.db.query({ text: `update order_events set ${back(['at'])} where order_id = $1`, values })
  await market.db.query({
    text: `with moved as (update holds set ${back(['release_at'])} where order_id = $1 returning account_id)
           update accounts a set ${back(['next_release_at'])} from moved where a.id = moved.account_id`,
    values,
  })
}

/**
 * Balances of a deal in halalas: the buyer's available balance, the seller's available and held balance, escrow, and the
 * market's commission.
 */
export async function balancesOf({ db }: TestMarket, { id, buyer, seller }: TestDeal) {
  const [bought, sold] = await Promise.all([moneyOf(db, buyer.id), moneyOf(db, seller.id)])
  const [market] = await db.query<{ commission: number }>({
    text: `select coalesce(sum(e.amount_halalas), 0) as commission from entries e
           join accounts a on a.id = e.account_id join transfers t on t.id = e.transfer_id
           where a.kind = 'commission' and t.reference_type = 'order' and t.reference_id = $1`,
    values: [id],
  })
  return {
    buyer: bought.free,
    escrow: bought.escrow,
    seller: sold.free,
    held: sold.held,
    commission: market?.commission ?? 0,
  }
}

/** The kinds of a person's notifications about an order, oldest first. */
export async function notificationsOf(
  { db }: TestMarket,
  { id }: Pick<TestDeal, 'id'>,
  person: TestPerson,
): Promise<string[]> {
  const rows = await db.query<{ kind: string }>({
    text: 'select kind from notifications where user_id = $1 and data_id = $2 order by number',
    values: [person.id, id],
  })
  return rows.map(({ kind }) => kind)
}

/** Sets a commission of 1.5 % for later orders. */
export async function takeCommission({ db }: TestMarket): Promise<void> {
  await db.query({ text: 'update trade_settings set commission_bp = 150' })
}
