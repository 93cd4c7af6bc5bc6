import type { FieldProblem } from '#shared/base/errors.ts'
import { type Halalas, halalasOf } from '#shared/base/money.ts'
import { type Grams, gramsOf, readKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { Order, OrderItem, OrderSaleType } from '#shared/orders/contract.ts'
import { commissionOf } from '#shared/orders/rules.ts'
import { packedTotal } from '#shared/orders/sums.ts'

/** One line as it is typed: its weight, or why it is none, and what becomes of its money. */
export type WeighedLine = {
  readonly item: OrderItem
  readonly grams: Grams | undefined
  /** Why it is no weight of this line; `too_much` where it is above what was ordered. */
  readonly problem: FieldProblem | 'too_much' | null
  /** Against what was ordered. */
  readonly lessGrams: Grams
  readonly lessMoney: Halalas
  /** What goes back to the buyer by recording it now; below zero where an earlier weight is raised. */
  readonly change: Halalas
}

/** What was typed, in either kind of digits, against what was ordered. */
export function lineOf(saleType: OrderSaleType, item: OrderItem, typed: string): WeighedLine {
  const full = gramsOf(item.ordered_quantity)
  const read = readKilograms(typed)
  const nothing = { item, grams: undefined, lessGrams: 0 as Grams, ...noMoney }
  const problem = problemIn(read)
  if (problem) return { ...nothing, problem }
  const grams = sureValueIn(read)
  if (grams > full) return { ...nothing, problem: 'too_much' }
  const total = halalasOf(item.ordered_total)
  const packed = packedTotal(saleType, { price: halalasOf(item.price), total, ordered: full }, grams)
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

/** What the seller gets when so much goes back: the commission falls with the price of the fish. */
export function proceedsAfter(order: Order, less: Halalas): Halalas {
  const subtotal = halalasOf(order.subtotal)
  const total = halalasOf(order.total)
  const rate = commissionRate(subtotal, halalasOf(order.commission ?? 0))
  const left = (subtotal - less) as Halalas
  return (total - less - commissionOf(left, rate)) as Halalas
}

/** The commission after it, in halalas. */
export function commissionAfter(order: Order, less: Halalas): Halalas {
  const subtotal = halalasOf(order.subtotal)
  return commissionOf(
    (subtotal - less) as Halalas,
    commissionRate(subtotal, halalasOf(order.commission ?? 0)),
  )
}

/** In basis points, from what was cut of the present subtotal: exact from 100 riyals up, below within a halala. */
function commissionRate(subtotal: Halalas, commission: Halalas): number {
  return subtotal > 0 ? Math.ceil((commission * 10_000) / subtotal) : 0
}
