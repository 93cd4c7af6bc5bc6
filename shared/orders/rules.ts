import type { FieldProblem } from '../base/errors.ts'
import type { Halalas } from '../base/money.ts'
import { type Grams, minOrder, toKilograms } from '../base/quantity.ts'

/** How an order is called by people: `100482`. */
export function orderNumber(id: number): string {
  return String(100_000 + id)
}

/**
 * What is wrong with ordering so much where so much is left, in grams; null for nothing (contract, section 1,
 * "quantity"). More than is left is another matter: somebody may have been quicker (409 `out_of_stock`).
 */
export function quantityProblem(wanted: Grams, available: Grams): FieldProblem | null {
  const least = Math.min(minOrder, available) as Grams
  return wanted < least ? { code: 'at_least', bound: toKilograms(least) } : null
}

/** What the market keeps of a sale, in halalas, cut; of the goods alone, not of their delivery. 100 basis points are 1 %. */
export function commissionOf(subtotal: Halalas, basisPoints: number): Halalas {
  return Number((BigInt(subtotal) * BigInt(basisPoints)) / 10_000n) as Halalas
}

/** Goods that are fetched need no address (contract, section 2, Orders, `address`). */
export function needsAddress(deliveryCode: string): boolean {
  return !deliveryCode.startsWith('pickup')
}
