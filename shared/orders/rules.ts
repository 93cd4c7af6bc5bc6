import type { FieldProblem, FieldProblems } from '../base/errors.ts'
import { type Halalas, toRiyals } from '../base/money.ts'
import { type Grams, minOrder, toKilograms } from '../base/quantity.ts'

/** The number that is added to an order's id, so that all order numbers have the same length. */
export const orderNumberBase = 100_000

/** The number that people see: `100482`. */
export function orderNumber(id: number): string {
  return String(orderNumberBase + id)
}

/**
 * The problem of an ordered weight below the minimum; null if there is none (contract, section 1, "quantity"). A weight
 * above the stock is not a problem of the form but a conflict (409 `out_of_stock`).
 */
export function quantityProblem(wanted: Grams, available: Grams): FieldProblem | null {
  const least = Math.min(minOrder, available) as Grams
  return wanted < least ? { code: 'at_least', bound: toKilograms(least) } : null
}

/** An amount that a buyer agreed to, by its form field, and the current amount. */
export type Expectation = {
  readonly field: string
  /** The amount that the buyer agreed to; undefined accepts any amount. */
  readonly expected: Halalas | undefined
  readonly now: Halalas
}

/**
 * The amounts that changed since the buyer agreed, by field; null if none changed (contract, section 2, Orders,
 * `price_changed`).
 */
export function priceProblems(expectations: readonly Expectation[]): FieldProblems | null {
  const changed = expectations.filter(({ expected, now }) => expected !== undefined && expected !== now)
  if (changed.length === 0) return null
  return Object.fromEntries(
    changed.map(({ field, now }) => [field, [{ code: 'price_now', bound: toRiyals(now) } as const]]),
  )
}

/** The market's commission, truncated. It applies to the goods, not to their delivery. 100 basis points are 1 %. */
export function commissionOf(subtotal: Halalas, basisPoints: number): Halalas {
  return Number((BigInt(subtotal) * BigInt(basisPoints)) / 10_000n) as Halalas
}

/** Whether a delivery method needs an address; a pickup needs none (contract, section 2, Orders, `address`). */
export function needsAddress(deliveryCode: string): boolean {
  return !deliveryCode.startsWith('pickup')
}

/** The required parts of a delivery address. */
const requiredOfAddress = ['region', 'address', 'recipient_name'] as const

/** The required parts that are missing in an address for a delivery method (contract, section 2, Orders, `address`). */
export function missingOfAddress(
  deliveryCode: string,
  address: Readonly<Partial<Record<(typeof requiredOfAddress)[number], string | undefined>>> | undefined,
): (typeof requiredOfAddress)[number][] {
  return needsAddress(deliveryCode) ? requiredOfAddress.filter((part) => !address?.[part]) : []
}
