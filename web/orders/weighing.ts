import { typedNumber } from '#shared/base/digits.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { fromKilograms, type Grams, maxWeight } from '#shared/base/quantity.ts'
import type { Order, OrderItem, OrderSaleType } from '#shared/orders/contract.ts'
import { commissionOf } from '#shared/orders/rules.ts'
import { packedTotal } from '#shared/orders/sums.ts'

/** One line as it is typed: its weight, or why it is none, and what becomes of its money. */
export type WeighedLine = {
  readonly item: OrderItem
  readonly grams: Grams | undefined
  readonly problem: 'none' | 'too_much' | null
  readonly lessGrams: Grams
  readonly lessMoney: Halalas
}

/** What was typed, in either kind of digits, against what was ordered. */
export function lineOf(saleType: OrderSaleType, item: OrderItem, typed: string): WeighedLine {
  const full = gramsOf(item.quantity)
  const kilograms = typedNumber(typed)
  const grams = kilograms === undefined ? undefined : fromKilograms(kilograms)
  const nothing = { item, lessGrams: 0 as Grams, lessMoney: 0 as Halalas }
  if (grams === undefined || grams <= 0 || grams > maxWeight)
    return { ...nothing, grams: undefined, problem: 'none' }
  if (grams > full) return { ...nothing, grams: undefined, problem: 'too_much' }
  const total = moneyOf(item.total)
  const line = { price: moneyOf(item.price), total, ordered: full }
  const lessMoney = (total - packedTotal(saleType, line, grams)) as Halalas
  return { item, grams, problem: null, lessGrams: (full - grams) as Grams, lessMoney }
}

/** What the seller gets when so much goes back: the commission falls with the price of the fish. */
export function proceedsAfter(order: Order, less: Halalas): Halalas {
  const subtotal = moneyOf(order.subtotal)
  const total = moneyOf(order.total)
  const rate = commissionRate(subtotal, moneyOf(order.commission ?? 0))
  const left = (subtotal - less) as Halalas
  return (total - less - commissionOf(left, rate)) as Halalas
}

/** The commission after it, in halalas. */
export function commissionAfter(order: Order, less: Halalas): Halalas {
  const subtotal = moneyOf(order.subtotal)
  return commissionOf((subtotal - less) as Halalas, commissionRate(subtotal, moneyOf(order.commission ?? 0)))
}

export function moneyOf(riyals: number): Halalas {
  return fromRiyals(riyals) ?? (0 as Halalas)
}

function gramsOf(kilograms: number): Grams {
  return fromKilograms(kilograms) ?? (0 as Grams)
}

/** In basis points, from what was cut of the present subtotal: exact from 100 riyals up, below within a halala. */
function commissionRate(subtotal: Halalas, commission: Halalas): number {
  return subtotal > 0 ? Math.ceil((commission * 10_000) / subtotal) : 0
}
