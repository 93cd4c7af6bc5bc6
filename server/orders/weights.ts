import type { Sql } from '#node/db.ts'
import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import { type Grams, toKilograms } from '#shared/base/quantity.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { weighingProblem } from '#shared/orders/status.ts'
import { packedTotal } from '#shared/orders/sums.ts'
import { notify } from '../notifications/actions.ts'
import { type Acting, holdOrder } from './lifeActions.ts'
import { type LineRow, listLines, saveOrder, savePacked } from './lifeStore.ts'
import { isPaidHere, refundFromEscrow } from './money.ts'
import { moneyNews } from './news.ts'
import type { OrderState } from './row.ts'

/** What was really packed of one product, in grams. */
export interface Packed {
  /** Not said of what was offered on a request: it has no product, and one line. */
  readonly product_id?: number | undefined
  readonly quantity: Grams
}

/**
 * The seller tells what was really packed, once and at most what was ordered: the difference goes back to the buyer, the
 * fish to stock (contract, section 2, weights). A line that is not named is as ordered. The same again changes nothing.
 * Refuses: not_found, forbidden for the buyer, illegal_transition, and what is wrong with a line at its place.
 */
export async function packWeights(tx: Sql, acting: Acting, told: readonly Packed[]): Promise<void> {
  const { order, side } = await holdOrder(tx, acting, { stock: true })
  if (side !== 'seller') throw new Refusal('forbidden')
  const lines = await listLines(tx, order.id)
  const problem = weighingProblem(order.status, order.weighed_at)
  if (problem === 'illegal_transition') throw new Refusal(problem)
  const packed = packedLines(lines, told, order)
  if (problem === 'weighed') {
    if (lines.every((line, place) => line.quantity_grams === packed[place]?.quantity_grams)) return
    throw new Refusal('illegal_transition', undefined, { words: problem })
  }
  await savePacked(tx, packed)
  await saveWeighed(tx, order, packed, acting)
}

/** The lines as packed; every line that is told wrongly is refused at its place. */
function packedLines(lines: readonly LineRow[], told: readonly Packed[], order: OrderState): LineRow[] {
  const problems: Record<string, FieldProblem[]> = {}
  const weights = new Map<number | null, Grams>()
  for (const [place, { product_id = null, quantity }] of told.entries()) {
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
  // Something has to remain to be sold: with nothing at all the order is cancelled, not weighed.
  if (Object.keys(problems).length === 0 && totalOf(packed) === 0) {
    problems['items.0.quantity'] = [{ code: 'at_least', bound: toKilograms(1 as Grams) }]
  }
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
  return packed
}

function packedLine(line: LineRow, weight: Grams, { sale_type }: OrderState): LineRow {
  const { ordered_grams: ordered, price_halalas: price, total_halalas: total, quantity_grams } = line
  if (weight === quantity_grams) return line
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
  const next: OrderState = {
    ...order,
    ...{ weighed_at: now, subtotal_halalas: subtotal, total_halalas: order.total_halalas - less },
    refunded_halalas: order.refunded_halalas + (paid ? less : 0),
  }
  await saveOrder(tx, next)
  if (paid && less > 0) await refundFromEscrow(tx, order, { amount: less, reason: 'weights' })
  const told = { about: order.id, by: caller.id, event: `order:${order.id}:weights` }
  const facts = { number: orderNumber(order.id), total: halalas(next.total_halalas) }
  await notify(
    tx,
    { ...told, to: order.buyer_id, kind: 'order_weighed', facts },
    ...moneyNews(order, next, told),
  )
}

const totalOf = (lines: readonly LineRow[]) =>
  halalas(lines.reduce((sum, { total_halalas }) => sum + total_halalas, 0))
