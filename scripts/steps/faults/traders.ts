import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { listGoods, makeBuyer, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { retryCall, type Tried } from '../retryCall.ts'

/** Acknowledged changes: each must exist exactly once. */
export interface Acknowledged {
  readonly orders: { readonly id: number; readonly key: string }[]
  readonly steps: { readonly id: number; readonly status: OrderStatus }[]
}

export interface Traders {
  readonly buyers: readonly TestPerson[]
  readonly sellers: readonly TestPerson[]
  readonly goods: readonly { readonly id: number; readonly seller: TestPerson }[]
  readonly forms: readonly Record<string, unknown>[]
}

/** Creates people with goods and enough money for the run. */
export async function makeTraders(db: Database, buyers: number): Promise<Traders> {
  const sellers = await each(Math.ceil(buyers / 8), () => makeSeller(db))
  const goods = await each(sellers.length * 3, async (place) => {
    const seller = sellers[place % sellers.length] as TestPerson
    return { id: await listGoods(db, seller.id, { quantity: 4_000, price: 12 + (place % 9) }), seller }
  })
  return {
    sellers,
    goods,
    buyers: await each(buyers, () => makeBuyer(db, { riyals: 40_000 })),
    forms: [await orderForm(db, { payment: 'wallet' }), await orderForm(db, { payment: 'cod' })],
  }
}

/**
 * Everyone buys, sells, cancels and returns until `until` is true. A call without an answer is repeated with the same
 * key, as a phone would repeat it. Answers are recorded.
 */
export async function tradeUntil(
  traders: Traders,
  url: () => string,
  acknowledged: Acknowledged,
  until: () => boolean,
  manner: Manner = {},
): Promise<void> {
  await Promise.all(
    traders.buyers.map((buyer, place) =>
      buyUntil(traders, { buyer, place, url, acknowledged, until, ...manner }),
    ),
  )
}

/** The pauses of the simulated people, and the report of their attempts. */
export interface Manner {
  /** The pause before each change in ms, on average; none by default. It may change. */
  readonly restMs?: () => number
  readonly tried?: Tried
}

/** Pauses for about `restMs`, so that people do not act at the same times. */
export async function rest(restMs: Manner['restMs']): Promise<void> {
  if (restMs) await pause(restMs() * (0.5 + Math.random()))
}

interface Buying extends Manner {
  readonly buyer: TestPerson
  readonly place: number
  readonly url: () => string
  readonly acknowledged: Acknowledged
  readonly until: () => boolean
}

async function buyUntil(
  traders: Traders,
  { buyer, place, url, acknowledged, until, restMs, tried }: Buying,
): Promise<void> {
  for (let round = 0; !until(); round += 1) {
    const { id: productId, seller } = traders.goods[(place * 7 + round * 5) % traders.goods.length] ?? {
      id: 0,
      seller: buyer,
    }
    const key = randomUUID()
    const body = {
      ...traders.forms[(place + round) % 4 === 0 ? 1 : 0],
      quantity: 1 + ((place + round) % 5) / 2,
    }
    await rest(restMs)
    const placed = await retryCall<Order>(url, `orders/create/${productId}`, {
      token: buyer.token,
      body,
      key,
      tried,
    })
    if (placed.status !== 201 || !placed.data)
      throw new Error(`an order was answered with ${placed.status} ${placed.text}`)
    const { id } = placed.data
    acknowledged.orders.push({ id, key })
    let from: OrderStatus = 'pending'
    for (const [status, who] of stories[(place + round) % stories.length] ?? []) {
      await rest(restMs)
      if (until()) return
      const token = (who === 'buyer' ? buyer : seller).token
      const answer =
        status === 'return_requested'
          ? await retryCall(url, 'orders/return', {
              token,
              body: { order_id: id, reason: 'وصل دافئًا' },
              key: randomUUID(),
              tried,
            })
          : await retryCall(url, `orders/show/${id}/status/${status}?from=${from}`, { token, tried })
      if (answer.status !== 200)
        throw new Error(`${status} was answered with ${answer.status} ${answer.text}`)
      from = status
      acknowledged.steps.push({ id, status })
    }
  }
}

type Story = readonly (readonly [OrderStatus, 'buyer' | 'seller'])[]

const begun: Story = [
  ['accepted', 'seller'],
  ['in_progress', 'seller'],
]
const stories: readonly Story[] = [
  [...begun, ['completed', 'buyer']],
  [['cancelled', 'buyer']],
  [...begun, ['completed', 'seller'], ['return_requested', 'buyer'], ['returned', 'seller']],
  [['rejected', 'seller']],
  [...begun, ['return_requested', 'buyer'], ['completed', 'seller']],
]

async function each<Item>(count: number, make: (place: number) => Promise<Item>): Promise<Item[]> {
  const made: Item[] = []
  for (let place = 0; place < count; place += 1) made.push(await make(place))
  return made
}
