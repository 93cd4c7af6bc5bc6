import type { FieldProblem, FieldProblems } from '../base/errors.ts'
import { type Halalas, toRiyals } from '../base/money.ts'
import { type Grams, minOrder, toKilograms } from '../base/quantity.ts'
import { latinDigits } from '../base/text/digits.ts'

/** What is added to an order's id, so that the first numbers are as long as the later ones. */
export const orderNumberBase = 100_000

/** How an order is called by people: `100482`. */
export function orderNumber(id: number): string {
  return String(orderNumberBase + id)
}

/**
 * What is wrong with ordering so much where so much is left, in grams; null for nothing (contract, section 1,
 * "quantity"). More than is left is another matter: somebody may have been quicker (409 `out_of_stock`).
 */
export function quantityProblem(wanted: Grams, available: Grams): FieldProblem | null {
  const least = Math.min(minOrder, available) as Grams
  return wanted < least ? { code: 'at_least', bound: toKilograms(least) } : null
}

/** An amount that a buyer agreed to, at its field of the form, beside what it is now. */
export type Expectation = {
  readonly field: string
  /** Not sent: whatever it is now is fine. */
  readonly expected: Halalas | undefined
  readonly now: Halalas
}

/** What changed since the buyer agreed to it, by its field; null for nothing (contract, section 2, Orders, `price_changed`). */
export function priceProblems(expectations: readonly Expectation[]): FieldProblems | null {
  const changed = expectations.filter(({ expected, now }) => expected !== undefined && expected !== now)
  if (changed.length === 0) return null
  return Object.fromEntries(
    changed.map(({ field, now }) => [field, [{ code: 'price_now', bound: toRiyals(now) } as const]]),
  )
}

/** What the market keeps of a sale, in halalas, cut; of the goods alone, not of their delivery. 100 basis points are 1 %. */
export function commissionOf(subtotal: Halalas, basisPoints: number): Halalas {
  return Number((BigInt(subtotal) * BigInt(basisPoints)) / 10_000n) as Halalas
}

/** Goods that are fetched need no address (contract, section 2, Orders, `address`). */
export function needsAddress(deliveryCode: string): boolean {
  return !deliveryCode.startsWith('pickup')
}

/** A Saudi postal code in its one form, in either digit kind; undefined for none (domain, section 4). */
export function zipCode(typed: string): string | undefined {
  const code = latinDigits(typed).replace(/\s/g, '')
  return /^[1-8]\d{4}$/.test(code) ? code : undefined
}

/** What an address has to say where goods are brought. */
const requiredOfAddress = ['region', 'address', 'recipient_name'] as const

/** The parts of an address that are missing for this delivery (contract, section 2, Orders, `address`). */
export function missingOfAddress(
  deliveryCode: string,
  address: Readonly<Partial<Record<(typeof requiredOfAddress)[number], string | undefined>>> | undefined,
): (typeof requiredOfAddress)[number][] {
  return needsAddress(deliveryCode) ? requiredOfAddress.filter((part) => !address?.[part]) : []
}
