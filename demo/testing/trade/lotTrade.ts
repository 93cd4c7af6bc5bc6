import { hash } from 'node:crypto'
import type { AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { checkRecord } from '#shared/auctions/recordCheck.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { LotAward, OrderOptions } from '#shared/orders/placing.ts'
import type { Product } from '#shared/products/contract.ts'
import { type Asked, ask } from '../ask.ts'
import type { TestMarket } from '../server.ts'
import { wonLot } from './awards.ts'
import { faultsOf } from './bidding.ts'
import type { Lot } from './lots.ts'
import { notificationsOf } from './orderLife.ts'
import type { TestPerson } from './people.ts'
import { brokenInvariants, fillWallet, makeSeller, orderForm, orderOne, type TestOrder } from './trade.ts'

type Somebody = Pick<Partial<TestPerson>, 'token'>

/**
 * A trade between Salem, who sells lots, and the bidders Huda, who has 5,000 riyals, and Rashid. Provides their actions.
 */
export interface LotTrade {
  readonly salem: TestPerson
  readonly huda: TestPerson
  readonly rashid: TestPerson
  /** Creates 50 kg that Huda won from Salem at SR 1,333, with Rashid's bid at SR 1,200; returns the id. */
  won(terms?: Lot): Promise<number>
  /** The order form of a lot; the default is payment by wallet and pickup. */
  formOf(chosen?: TestOrder): Promise<Record<string, unknown>>
  order(
    person: Somebody,
    id: number,
    change?: object,
    headers?: Record<string, string>,
  ): Promise<Asked<Order>>
  formFor(person: Somebody, id: number): Promise<Asked<OrderOptions & { product: Product; lot: LotAward }>>
  auction(id: number, person?: Somebody): Promise<AuctionDetails>
  /** The kinds of a person's notifications about an auction or an order, oldest first. */
  kindsOf(person: TestPerson, about: number): Promise<string[]>
  /** Moves the deadline of an order into the past. */
  expire(orderId: number): Promise<unknown>
  /** Creates this many lots that Huda won and ordered with cash payment. */
  orderedLots(count: number): Promise<{ id: number; order: number }[]>
  /** The public record of a lot, and all problems of the record and of the market. */
  check(id: number): Promise<{ record: AuctionRecord; problems: readonly unknown[] }>
  /** The broken invariants; the result must be empty. */
  broken(): Promise<Record<string, number>>
}

/** Creates three people for tests of lots. */
export async function openLotTrade(market: TestMarket): Promise<LotTrade> {
  const { db } = market
  const [salem, huda, rashid] = await Promise.all([
    makeSeller(db),
    makeSeller(db, { firstName: 'هدى', lastName: 'العتيبي' }),
    makeSeller(db, { firstName: 'راشد', lastName: 'الشمري' }),
  ])
  await fillWallet(db, huda.id, 5_000)
  const bids = [
    { by: rashid, riyals: 1_200 },
    { by: huda, riyals: 1_333 },
  ]
  const formOf = async (chosen?: TestOrder) => ({ ...(await orderForm(db, chosen)), sale_type: 'auction' })
  return {
    salem,
    huda,
    rashid,
    formOf,
    won: (terms) => wonLot(db, { seller: salem, ...terms, bids }),
    order: async (person, id, change, headers) =>
      orderOne(market, person, id, { ...(await formOf()), ...change }, headers),
    formFor: ({ token }, id) => ask(market, `GET orders/create/${id}`, { token }),
    auction: async (id, { token } = {}) =>
      (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token })).data,
    kindsOf: (person, about) => notificationsOf(market, { id: about }, person),
    expire: (orderId) =>
      db.query({
        text: `update orders set due_at = now() - interval '1 second' where id = $1`,
        values: [orderId],
      }),
    async orderedLots(count) {
      const lots: { id: number; order: number }[] = []
      for (let place = 0; place < count; place++) {
        const id = await wonLot(db, { seller: salem, bids })
        const { data } = await orderOne(market, huda, id, await formOf({ payment: 'cod' }))
        lots.push({ id, order: data.id })
      }
      return lots
    },
    check: async (id) => {
      const { data: record } = await ask<AuctionRecord>(market, `GET auction/show/${id}/record`)
      const checked = await checkRecord(record, async (text) => hash('sha256', text))
      const sound = checked.holds && checked.checked === record.bids.length
      const broken = Object.entries(await brokenInvariants(db))
      return { record, problems: [...(sound ? [] : [checked]), ...(await faultsOf(db, id)), ...broken] }
    },
    broken: () => brokenInvariants(db),
  }
}

/** Terms of a lot that ended five minutes ago. */
export const past = { startsInS: -3_600, endsInS: -300 } as const
