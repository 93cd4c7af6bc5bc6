import type { FieldProblem } from '#shared/base/errors.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import { type Grams, gramsOf, readKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { Order, OrderItem, OrderSaleType } from '#shared/orders/contract.ts'
import { commissionOf } from '#shared/orders/rules.ts'
import { packedTotal } from '#shared/orders/sums.ts'
import { preparedPrice } from '#shared/products/preparation.ts'

/** One line with its typed weight: the weight or its problem, and the effect on the order's money. */
export type WeighedLine = {
  readonly item: OrderItem
  readonly grams: Grams | undefined
  /** `too_much`: the weight is above the ordered weight. */
  readonly problem: FieldProblem | 'too_much' | null
  /** The difference from the ordered weight; 0 if the weight is not below it. */
  readonly lessGrams: Grams
  readonly lessMoney: Halalas
  /** The refund to the buyer if the weight is recorded now; negative if it raises an earlier weight. */
  readonly change: Halalas
}

/** Compares a typed weight, in Arabic or Latin digits, with the ordered weight. */
export function lineOf(saleType: OrderSaleType, item: OrderItem, typed: string): WeighedLine {
  const full = gramsOf(item.ordered_quantity)
  const read = readKilograms(typed)
  const nothing = { item, grams: undefined, lessGrams: 0 as Grams, ...noMoney }
  const problem = problemIn(read)
  if (problem) return { ...nothing, problem }
  const grams = sureValueIn(read)
  if (grams > full) return { ...nothing, problem: 'too_much' }
  const total = halalasOf(item.ordered_total)
  const price = preparedPrice(halalasOf(item.price), halalasOf(item.preparation.price))
  const packed = packedTotal(saleType, { price, total, ordered: full }, grams)
  return {
    item,
    grams,
    problem: null,
    lessGrams: (full - grams) as Grams,
    lessMoney: (total - packed) as Halalas,
    change: (halalasOf(item.total) - packed) as Halalas,
  }
}

const noMoney = { lessMoney: 0 as Halalas, change: 0 as Halalas }

/**
 * Whether the seller must confirm the typed weights: if a line is far below its ordered weight, which may be a typing
 * error, or if the buyer would pay more than after an earlier weighing.
 */
export function needsConfirmation(lines: readonly WeighedLine[]): boolean {
  const far = lines.some(({ item, lessGrams }) => lessGrams * 4 > gramsOf(item.ordered_quantity))
  return far || lines.reduce((sum, { change }) => sum + change, 0) < 0
}

/** The seller's proceeds after a refund of `less`; the commission decreases with the price of the goods. */
export function proceedsAfter(order: Order, less: Halalas): Halalas {
  const subtotal = halalasOf(order.subtotal)
  const total = halalasOf(order.total)
  const rate = commissionRate(subtotal, halalasOf(order.commission ?? 0))
  const left = (subtotal - less) as Halalas
  return (total - less - commissionOf(left, rate)) as Halalas
}

/** The commission after a refund of `less`. */
export function commissionAfter(order: Order, less: Halalas): Halalas {
  const subtotal = halalasOf(order.subtotal)
  return commissionOf(
    (subtotal - less) as Halalas,
    commissionRate(subtotal, halalasOf(order.commission ?? 0)),
  )
}

/**
 * The commission rate in basis points, derived from the truncated commission. From 100 SAR the rate is exact; below that,
 * a commission computed with it may differ by one halala.
 */
function commissionRate(subtotal: Halalas, commission: Halalas): number {
  return subtotal > 0 ? Math.ceil((commission * 10_000) / subtotal) : 0
}
