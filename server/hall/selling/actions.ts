import { createHash } from 'node:crypto'
import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { type Failure, Refusal } from '#shared/base/errors.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import { halalas, pricePerKg } from '#shared/base/money.ts'
import { type Grams, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import type { SentSale } from '#shared/hall/contract.ts'
import { type HallRole, mayCorrect, saleTime, sharesOfSale, termsAt, vatOfSale } from '#shared/hall/rules.ts'
import { closedSeasonName, seasonVerdict } from '#shared/products/seasons.ts'
import { failureOfOne } from '../../base/several.ts'
import { loadSeasons } from '../../products/seasonsStore.ts'
import type { SaleRow } from '../row.ts'
import { findHallFor, type HallRow, type PersonRow } from '../store.ts'
import { moveBack, moveSale } from './money.ts'
import { reversedNews, saleNews } from './news.ts'
import { buyerOf, sellerOf } from './people.ts'
import {
  findSale,
  insertSale,
  isFish,
  lockGoods,
  lockKey,
  lockSale,
  lockTraders,
  moveStock,
  setReversed,
} from './store.ts'

/** A clerk or chief at work in a hall. */
export interface Serving {
  readonly hallId: number
  readonly userId: number
}

/** The hall in which the caller works. Refuses: not_found for everybody else, as for a hall that does not exist. */
export async function requireHall(db: Sql, serving: Serving): Promise<HallRow & { readonly role: HallRole }> {
  const hall = await findHallFor(db, serving)
  if (!hall) throw new Refusal('not_found')
  return hall
}

export type Outcome =
  | { readonly key: string; readonly sale: SaleRow; readonly refused: null }
  | { readonly key: string; readonly sale: null; readonly refused: Failure }

/** Records each sale in a transaction of its own, so that a refused sale does not stop the others (decision 72). */
export async function recordEach(
  db: Database,
  serving: Serving,
  { sent_at: sentAt, sales }: { readonly sent_at: Date; readonly sales: readonly SentSale[] },
  { locale, log }: { readonly locale: Locale; readonly log: Log },
): Promise<Outcome[]> {
  await requireHall(db, serving)
  const outcomes: Outcome[] = []
  for (const sent of sales) {
    let sale: SaleRow | undefined
    const record = async () => {
      sale = await db.transaction((tx) => recordSale(tx, serving, { sent, sentAt }))
    }
    const refused = await failureOfOne(record, { what: 'hall_sale', id: serving.hallId, locale, log })
    if (refused) outcomes.push({ key: sent.key, sale: null, refused })
    else if (sale) outcomes.push({ key: sent.key, sale, refused: null })
  }
  return outcomes
}

/**
 * Records a sale with its stock, money and notifications. A repeated key returns the recorded sale. Refuses: not_found;
 * idempotency_mismatch; validation_failed; out_of_stock if another sale or order took the goods; conflict for a blocked account
 * and for a wallet that the hall may not charge; insufficient_funds.
 */
export async function recordSale(
  tx: Sql,
  serving: Serving,
  { sent, sentAt }: { readonly sent: SentSale; readonly sentAt: Date },
): Promise<SaleRow> {
  await lockKey(tx, sent.key)
  const digest = digestOf(sent)
  const known = await findSale(tx, { key: sent.key })
  if (known) {
    if (known.digest !== digest || known.clerk_id !== serving.userId)
      throw new Refusal('idempotency_mismatch')
    return known
  }
  const hall = await requireHall(tx, serving)
  const receivedAt = await timeOf(tx)
  const soldAt = saleTime({ soldAt: sent.sold_at, sentAt }, receivedAt)
  const terms = soldAt && termsAt(hall.terms, soldAt)
  if (!soldAt || !terms) throw new Refusal('validation_failed', { sold_at: [{ code: 'past' }] })
  const place = { hallId: hall.id, now: receivedAt }
  const seller = await sellerOf(tx, place, sent)
  const buyer = await buyerOf(tx, place, sent)
  await requireParties(tx, { seller, buyer, payment: sent.payment })
  const goods = await goodsOf(tx, hall, sent, soldAt)
  const hammer = sent.price
  const shares = sharesOfSale(hammer, terms)
  const id = await insertSale(tx, {
    ...goods,
    hallId: hall.id,
    clerkId: serving.userId,
    key: sent.key,
    reference: sent.reference,
    digest,
    tubs: sent.tubs ?? null,
    quantity: sent.quantity,
    hammer,
    perKg: halalas(Math.max(1, pricePerKg(hammer, sent.quantity) ?? 1)),
    sellerId: seller.id,
    sellerUserId: seller.user_id,
    buyerId: buyer?.id ?? null,
    buyerUserId: sent.payment === 'wallet' ? (buyer?.user_id ?? null) : null,
    payment: sent.payment,
    dallalId: hall.dallal_id,
    terms,
    shares,
    vat: vatOfSale(shares, terms, hall.dallal_id !== null),
    soldAt,
    receivedAt,
  })
  if (goods.productId !== null) await moveStock(tx, goods.productId, -sent.quantity, receivedAt)
  const sale = await saleOf(tx, id)
  await moveSale(tx, sale)
  await saleNews(tx, sale, hall)
  return sale
}

/**
 * Reverses a sale and moves its stock and money back. Only a chief of the hall may do this. A repetition changes
 * nothing. Refuses: not_found; forbidden for a clerk; illegal_transition while the seller has the cash;
 * insufficient_funds.
 */
export async function reverseSale(
  tx: Sql,
  {
    id,
    userId,
    reason,
    cashReturned,
  }: {
    readonly id: number
    readonly userId: number
    readonly reason: string
    readonly cashReturned: boolean
  },
): Promise<SaleRow> {
  const known = await findSale(tx, { id })
  if (!known) throw new Refusal('not_found')
  const hall = await requireHall(tx, { hallId: known.market_id, userId })
  if (!mayCorrect(hall.role)) throw new Refusal('forbidden')
  const goods = known.product_id === null ? undefined : await lockGoods(tx, hall.id, known.product_id)
  const sale = await lockSale(tx, id)
  if (!sale) throw new Refusal('not_found')
  if (sale.reversed_at !== null) return sale
  if (sale.paid_at !== null && !cashReturned)
    throw new Refusal('illegal_transition', undefined, { words: 'hall_paid_seller' })
  const now = await timeOf(tx)
  await setReversed(tx, { id, by: userId, reason, cashReturned: sale.paid_at !== null, now })
  if (goods) await moveStock(tx, goods.id, sale.quantity_grams, now)
  await moveBack(tx, sale)
  await reversedNews(tx, sale, hall)
  return saleOf(tx, id)
}

async function saleOf(tx: Sql, id: number): Promise<SaleRow> {
  const sale = await findSale(tx, { id })
  if (!sale) throw new RangeError(`sale ${id} is gone`)
  return sale
}

/** Refuses a trade with oneself, a blocked account, and a wallet that the hall may not charge. */
async function requireParties(
  tx: Sql,
  {
    seller,
    buyer,
    payment,
  }: {
    readonly seller: PersonRow
    readonly buyer: PersonRow | null
    readonly payment: SentSale['payment']
  },
): Promise<void> {
  if (buyer?.id === seller.id) throw new Refusal('conflict', undefined, { words: 'own_goods' })
  if (payment === 'wallet' && (buyer?.user_id == null || !buyer.wallet))
    throw new Refusal('conflict', undefined, { words: 'hall_no_wallet' })
  const accounts = [seller.user_id, buyer?.user_id ?? null].filter((id) => id !== null)
  const may = await lockTraders(tx, accounts)
  if (accounts.some((id) => !may.includes(id)))
    throw new Refusal('conflict', undefined, { words: 'hall_blocked' })
}

interface SoldGoods {
  readonly fishId: number
  readonly farmed: boolean
  readonly productId: number | null
}

/**
 * The goods of a sale, locked if they are a listing. Refuses: validation_failed for goods that cannot be sold here, for
 * an unknown species and in a closed season; out_of_stock.
 */
async function goodsOf(tx: Sql, hall: HallRow, sent: SentSale, soldAt: Date): Promise<SoldGoods> {
  const { product_id: productId, fish_id } = sent
  if (productId !== undefined) {
    const goods = await lockGoods(tx, hall.id, productId)
    if (!goods?.sellable) throw new Refusal('validation_failed', { product_id: [{ code: 'gone' }] })
    if (goods.quantity_grams < sent.quantity)
      throw new Refusal('out_of_stock', undefined, { said: leftOf(goods.quantity_grams) })
    return { fishId: goods.fish_id, farmed: goods.farmed, productId }
  }
  const fishId = fish_id ?? 0
  if (!(await isFish(tx, fishId))) throw new Refusal('validation_failed', { fish_id: [{ code: 'choice' }] })
  const goods = {
    fishId,
    regionId: hall.region_id,
    origin: 'local',
    farmed: false,
    day: riyadhDay(soldAt),
  } as const
  const { refusal } = seasonVerdict(await loadSeasons(tx), goods)
  if (refusal) {
    const { season, until } = refusal
    throw new Refusal('validation_failed', {
      fish_id: [{ code: 'closed_season', season: closedSeasonName(season), until }],
    })
  }
  return { fishId, farmed: false, productId: null }
}

/** The text that names the remaining stock of goods that were sold elsewhere in the meantime. */
const leftOf = (left: Grams): Pair =>
  left === 0
    ? { ar: 'بيعت هذه البضاعة كلها قبل قليل', en: 'These goods were all sold a moment ago' }
    : {
        ar: `لم يبقَ من هذه البضاعة إلا \u2068${printKilograms(left)} ${weightLabel.ar}\u2069`,
        en: `Only \u2068${printKilograms(left)} ${weightLabel.en}\u2069 of these goods is left`,
      }

/** Equal content has an equal digest; undefined fields are left out. */
function digestOf(sent: SentSale): string {
  const fields = Object.entries(sent).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(fields)))
    .digest('hex')
}
