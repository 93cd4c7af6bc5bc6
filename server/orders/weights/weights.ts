import type { Sql } from '#platform/database/db.ts'
import { type FieldProblem, Refusal, refuseProblems } from '#shared/base/errors.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { type Grams, toKilograms } from '#shared/base/quantity.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { weighingProblem } from '#shared/orders/status.ts'
import { packedTotal } from '#shared/orders/sums.ts'
import { preparedPrice } from '#shared/products/preparation.ts'
import { notify } from '../../notifications/actions.ts'
import { isPaidHere, payAgain, refundFromEscrow } from '../payment/money.ts'
import { type Acting, holdOrder } from '../progress/actions.ts'
import { moneyNews } from '../progress/news.ts'
import { insertWeighing, type LineRow, listLines, saveOrder, savePacked } from '../progress/store.ts'
import type { OrderState } from '../row.ts'

/** The packed weight of one product, in grams. */
export interface Packed {
  /** The id of the product; undefined for the one line of an offer, which has no product. */
  readonly product_id?: number | undefined
  readonly quantity: Grams
}

/**
 * Records the packed weights, at most the ordered weights; the seller may correct them until the buyer confirms. A lower
 * weight refunds the buyer and returns stock at once; a higher weight takes money and stock again (contract, section 2,
 * weights). A line that is left out keeps its ordered weight. Repeating the same weights changes nothing. Refuses:
 * not_found; forbidden for the buyer; illegal_transition; out_of_stock and insufficient_funds for a higher weight;
 * validation_failed at the field of a line.
 */
export async function packWeights(tx: Sql, acting: Acting, sent: readonly Packed[]): Promise<void> {
  const { order, side } = await holdOrder(tx, acting, { stock: true })
  if (side !== 'seller') throw new Refusal('forbidden')
  const lines = await listLines(tx, order.id)
  const problem = weighingProblem(order.status)
  if (problem) throw new Refusal(problem)
  const packed = packedLines(lines, sent, order)
  const same = lines.every((line, place) => line.quantity_grams === packed[place]?.quantity_grams)
  if (order.weighed_at !== null && same) return
  requireStock(lines, packed, sent)
  await savePacked(tx, packed)
  await saveWeighed(tx, order, packed, acting)
}

/** Refuses a higher weight if the returned stock has been sold since. */
function requireStock(lines: readonly LineRow[], packed: readonly LineRow[], sent: readonly Packed[]): void {
  const short = lines.flatMap(({ product_id, quantity_grams: before, left_grams: left }, index) => {
    const more = (packed[index]?.quantity_grams ?? before) - before
    if (left === null || more <= left) return []
    const place = sent.findIndex(({ product_id: named = null }) => named === product_id)
    const bound = toKilograms((before + left) as Grams)
    return [[`items.${Math.max(place, 0)}.quantity`, [{ code: 'at_most', bound } as const]] as const]
  })
  if (short.length > 0) throw new Refusal('out_of_stock', Object.fromEntries(short))
}

/** The lines with their packed weights and totals. Refuses: validation_failed, at the field of each wrong line. */
function packedLines(lines: readonly LineRow[], sent: readonly Packed[], order: OrderState): LineRow[] {
  const problems: Record<string, FieldProblem[]> = {}
  const weights = new Map<number | null, Grams>()
  for (const [place, { product_id = null, quantity }] of sent.entries()) {
    const line = lines.find((each) => each.product_id === product_id)
    if (!line || weights.has(product_id)) {
      const isLeftOut = !line && product_id === null
      problems[`items.${place}.product_id`] = [{ code: isLeftOut ? 'required' : 'choice' }]
    } else if (quantity > line.ordered_grams) {
      problems[`items.${place}.quantity`] = [{ code: 'at_most', bound: toKilograms(line.ordered_grams) }]
    }
    weights.set(product_id, quantity)
  }
  const packed = lines.map((line) =>
    packedLine(line, weights.get(line.product_id) ?? line.ordered_grams, order),
  )
  // An order without any goods must be cancelled and not weighed, so zero weights on every line are refused.
  if (Object.keys(problems).length === 0 && totalOf(packed) === 0) {
    problems['items.0.quantity'] = [{ code: 'at_least', bound: toKilograms(1 as Grams) }]
  }
  refuseProblems(problems)
  return packed
}

function packedLine(line: LineRow, weight: Grams, { sale_type }: OrderState): LineRow {
  const { ordered_grams: ordered, ordered_total_halalas: total, quantity_grams } = line
  if (weight === quantity_grams) return line
  const price = preparedPrice(line.price_halalas, line.preparation_halalas)
  return {
    ...line,
    quantity_grams: weight,
    total_halalas: packedTotal(sale_type, { price, total, ordered }, weight),
  }
}

async function saveWeighed(
  tx: Sql,
  order: OrderState,
  packed: readonly LineRow[],
  { caller, now }: Acting,
): Promise<void> {
  const subtotal = totalOf(packed)
  const less = halalas(order.subtotal_halalas - subtotal)
  const paid = isPaidHere(order)
  const total = halalas(order.total_halalas - less)
  const next: OrderState = {
    ...order,
    weighed_at: now,
    subtotal_halalas: subtotal,
    total_halalas: total,
    refunded_halalas: halalas(order.refunded_halalas + (paid ? less : 0)),
  }
  await saveOrder(tx, next)
  const grams = packed.reduce((sum, { quantity_grams }) => sum + quantity_grams, 0) as Grams
  const place = await insertWeighing(tx, order.id, { at: now, grams, total })
  if (paid && less > 0) await refundFromEscrow(tx, order, { amount: less, reason: `weights:${place}` })
  if (paid && less < 0) await takeMore(tx, order, { amount: halalas(-less), place })
  const about = { about: order.id, by: caller.id, event: `order:${order.id}:weights:${place}` }
  const facts = { number: orderNumber(order.id), total }
  await notify(
    tx,
    paid && less < 0
      ? {
          ...about,
          to: order.buyer_id,
          kind: 'order_weighed_more',
          facts: { ...facts, more: halalas(-less) },
        }
      : { ...about, to: order.buyer_id, kind: 'order_weighed', facts },
    ...moneyNews(order, next, about),
  )
}

async function takeMore(
  tx: Sql,
  order: OrderState,
  more: { readonly amount: Halalas; readonly place: number },
): Promise<void> {
  try {
    await payAgain(tx, order, more)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, undefined, { words: 'buyer_spent_it' })
  }
}

const totalOf = (lines: readonly LineRow[]) =>
  halalas(lines.reduce((sum, { total_halalas }) => sum + total_halalas, 0))
