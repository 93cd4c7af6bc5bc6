import type { Database } from '#platform/database/db.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { halalasOf } from '#shared/base/money.ts'
import type { HallCard, HallPerson, HallSale, listHallDues, listHallSales } from '#shared/hall/contract.ts'
import { ask } from '../ask.ts'
import { openHall, sendSales, sentSale, type TestHall } from '../trade/halls.ts'
import { addPerson, type TestPerson } from '../trade/people.ts'
import { listGoods, makeBuyer, moneyOf } from '../trade/trade.ts'
import {
  buyers,
  buyersWithWallet,
  clerks,
  type DaySums,
  otherHammer,
  type PlannedLot,
  sellers,
  sellersWithAccount,
} from './plan.ts'

type Market = { readonly url: string; readonly db: Database }

/** A hall that is registered for VAT, with six clerks, eight sellers and six buyers, before its day. */
export interface HallDay {
  readonly hall: TestHall
  readonly clerks: readonly TestPerson[]
  readonly sellers: readonly (HallPerson & { readonly userId: number | null })[]
  readonly buyers: readonly (HallPerson & { readonly userId: number | null })[]
  /** Three species without a closed season. */
  readonly fish: readonly { readonly id: number; readonly name: string }[]
  /** Goods on sale by the number of their lot. */
  readonly goods: ReadonlyMap<number, number>
}

const vat_number = '310175397400003'

/** Opens the hall one week before the day. A test that runs over midnight then has terms for both days. */
export async function openDay(market: Market, plan: readonly PlannedLot[]): Promise<HallDay> {
  const { db } = market
  const hall = await openHall(market, { vat_number })
  await db.query({
    text: 'update hall_terms set starts_on = starts_on - 7 where market_id = $1',
    values: [hall.id],
  })
  const staff = [hall.clerk]
  while (staff.length < clerks) {
    const clerk = await addPerson(db, { firstName: 'كاتب', lastName: String(staff.length) })
    const { token } = hall.administrator
    await ask(market, `POST operator/halls/${hall.id}/staff`, {
      token,
      body: { mobile: clerk.mobile, role: 'clerk' },
    })
    staff.push(clerk)
  }
  const known = async (name: string, account: TestPerson | null) => {
    const body = { name, ...(account && { mobile: account.mobile }) }
    const { token } = hall.clerk
    const { data } = await ask<HallPerson>(market, `POST halls/${hall.id}/people`, { token, body })
    return { ...data, userId: account?.id ?? null }
  }
  const selling: HallDay['sellers'][number][] = []
  while (selling.length < sellers) {
    const place = selling.length
    const name = { firstName: 'بائع', lastName: `رقم ${place}` }
    const account = place < sellersWithAccount ? await addPerson(db, { type: 'fisherman', ...name }) : null
    selling.push(await known(`بائع رقم ${place}`, account))
  }
  const buying: HallDay['buyers'][number][] = []
  while (buying.length < buyers) {
    const place = buying.length
    const account = place < buyersWithWallet ? await makeBuyer(db, { riyals: 1_000_000 }) : null
    buying.push(await known(`مشترٍ رقم ${place}`, account))
    if (account) await allowWallet(market, account)
  }
  const fish = await db.query<{ id: number; name: string }>({
    text: `select id, name_ar as name from fish f where not hidden
             and not exists (select from season_fish s where s.fish_id = f.id) order by id limit 3`,
  })
  const goods = new Map<number, number>()
  for (const lot of plan.filter(({ how }) => how === 'first' || how === 'second')) {
    const id = await listGoods(db, selling[lot.seller]?.userId ?? 0, { quantity: lot.weight / 1_000 })
    await db.query({
      text: 'update products set market_id = $2, name_ar = $3 where id = $1',
      values: [id, hall.id, goodsName(lot)],
    })
    goods.set(lot.number, id)
  }
  return { hall, clerks: staff, sellers: selling, buyers: buying, fish, goods }
}

export const goodsName = ({ number }: Pick<PlannedLot, 'number'>) => `دفعة رقم ${number}`

async function allowWallet(market: Market, { token }: TestPerson): Promise<void> {
  const { data } = await ask<{ cards: HallCard[] }>(market, 'GET profile/hall-cards', { token })
  for (const { id } of data.cards) {
    await ask(market, `POST profile/hall-cards/${id}`, { token, body: { wallet: true } })
  }
}

/** A lot as the clerk's device sends it; `hammer` replaces the planned price. */
export function sentLot(
  day: HallDay,
  lot: PlannedLot,
  { hammer = lot.hammer, soldAt = new Date() } = {},
): object {
  const product_id = day.goods.get(lot.number)
  const goods =
    product_id === undefined
      ? { fish_id: day.fish[lot.fish]?.id, seller_id: day.sellers[lot.seller]?.id }
      : { product_id }
  return sentSale({
    ...goods,
    seller_mobile: undefined,
    tubs: lot.tubs,
    quantity: lot.weight / 1_000,
    price: hammer / 100,
    payment: lot.payment,
    sold_at: soldAt.toISOString(),
    ...(lot.buyer !== null && { buyer_number: day.buyers[lot.buyer]?.number }),
  })
}

/** Sends a sale as a clerk, twice, as after a lost answer; returns its outcome. */
export async function sendTwice(market: Market, day: HallDay, clerk: number, sale: object) {
  const by = day.clerks[clerk]
  if (!by) throw new Error(`no clerk ${clerk}`)
  const [first, second] = await Promise.all([1, 2].map(() => sendSales(market, day.hall, [sale], { by })))
  const outcome = first?.data.sales[0]
  if (!outcome || second?.data.sales[0]?.sale?.id !== outcome.sale?.id)
    throw new Error(`two outcomes of one sale: ${JSON.stringify([first?.failure, second?.failure])}`)
  return outcome
}

/** Reverses a sale as the chief. */
export async function reverseAs(market: Market, day: HallDay, { id }: Pick<HallSale, 'id'>): Promise<void> {
  const { token } = day.hall.chief
  const { status } = await ask(market, `POST halls/sales/${id}/reverse`, {
    token,
    body: { reason: 'السعر كُتب خطأً' },
  })
  if (status !== 200) throw new Error(`the sale ${id} was not reversed: ${status}`)
}

/** Returns the sales that were not reversed, from the lists of yesterday and today. */
export async function listDay(market: Market, { hall }: Pick<HallDay, 'hall'>): Promise<HallSale[]> {
  const found: HallSale[] = []
  for (const day of [addDays(new Date(), -1), new Date()].map(riyadhDay)) {
    for (let page = 1; ; page += 1) {
      const { data } = await ask<AnswerOf<typeof listHallSales>>(
        market,
        `GET halls/${hall.id}/sales?day=${day}&page=${page}&limit=100`,
        { token: hall.chief.token },
      )
      found.push(...data.sales.data)
      if (page >= data.sales.last_page) break
    }
  }
  return found.filter(({ reversed }) => reversed === null)
}

/** The lots with the price at which each was sold. Throws for a lot that was sold never or twice, and for a sale of no lot. */
export function soldLots(
  plan: readonly PlannedLot[],
  sales: readonly Pick<HallSale, 'price'>[],
): (PlannedLot & { readonly price: number })[] {
  const prices = sales.map(({ price }) => halalasOf(price) as number)
  const sold = plan.map((lot) => {
    const own = prices.filter((price) => price === lot.hammer || price === otherHammer(lot))
    if (own.length !== 1) throw new Error(`the lot ${lot.number} was sold ${own.length} times`)
    return { ...lot, price: own[0] ?? 0 }
  })
  if (prices.length !== sold.length) throw new Error(`${prices.length} sales of ${sold.length} lots`)
  return sold
}

/** Computes the money of each side, from the wallets, the hall's dues and the ledger entries of its sales. */
export async function countedSums(market: Market, day: HallDay): Promise<DaySums> {
  const { db } = market
  const { data } = await ask<AnswerOf<typeof listHallDues>>(market, `GET halls/${day.hall.id}/dues`, {
    token: day.hall.chief.token,
  })
  const entries = await db.query<{ kind: string; user_id: number | null; halalas: number }>({
    text: `select a.kind, a.user_id, sum(e.amount_halalas)::bigint as halalas
           from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
           where t.reference_type = 'hall_sale' and t.reference_id in (select id from hall_sales where market_id = $1)
           group by 1, 2`,
    values: [day.hall.id],
  })
  const ofKind = (kind: string) => entries.find((entry) => entry.kind === kind)?.halalas ?? 0
  const free = async (userId: number) => (await moneyOf(db, userId)).free
  return {
    sellers: await Promise.all(
      day.sellers.map(async ({ id, userId }) =>
        userId === null
          ? halalasOf(data.dues.find(({ person }) => person.id === id)?.amount ?? 0)
          : free(userId),
      ),
    ),
    wallets: await Promise.all(
      day.buyers.flatMap(({ userId }) =>
        userId === null ? [] : [free(userId).then((left) => 100_000_000 - left)],
      ),
    ),
    cash: -ofKind('hall_cash'),
    dallal: await free(day.hall.dallal.id),
    hall: ofKind('hall'),
    vat: ofKind('hall_vat'),
  }
}
