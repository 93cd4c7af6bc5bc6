import { riyadhDay } from '../base/dates.ts'
import { type Halalas, halalas } from '../base/money.ts'
import { commissionOf } from '../orders/rules.ts'
import { vatIn } from '../orders/sums.ts'

/** The rules of open-outcry sales in a hall, which the device and the server both apply. */

/** A clerk sells; a chief may also correct a sale and pay sellers. */
export const hallRoles = ['clerk', 'chief'] as const
export type HallRole = (typeof hallRoles)[number]

export const mayCorrect = (role: HallRole): boolean => role === 'chief'

/** The ways in which the buyer pays: in cash at the hall's desk, or from the wallet of the buyer's account. */
export const hallPayments = ['cash', 'wallet'] as const
export type HallPayment = (typeof hallPayments)[number]

/** Commission of the hall and sa'y of the dallal in basis points of the hammer price, from a day in Riyadh. */
export interface HallTerms {
  readonly from: string
  readonly hall_bp: number
  readonly say_bp: number
  /** The VAT number of the hall; null if the hall is not registered. */
  readonly vat_number: string | null
}

/** The terms that apply at a time; undefined before the first. A change applies from the next day, so no day has two. */
export function termsAt<Terms extends HallTerms>(terms: readonly Terms[], at: Date): Terms | undefined {
  const day = riyadhDay(at)
  return terms
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1)
}

export interface HallShares {
  readonly hall: Halalas
  readonly say: Halalas
  readonly seller: Halalas
}

/** Divides a hammer price. Both commissions are truncated and taken from the seller's money; the parts add up to the price. */
export function sharesOfSale(
  price: Halalas,
  { hall_bp, say_bp }: Pick<HallTerms, 'hall_bp' | 'say_bp'>,
): HallShares {
  const hall = commissionOf(price, hall_bp)
  const say = commissionOf(price, say_bp)
  return { hall, say, seller: halalas(price - hall - say) }
}

/** The VAT that the hall's part of a price contains, rounded half up; 0 without a VAT number. Without a dallal, the hall also keeps the sa'y. */
export function vatOfSale(
  { hall, say }: Pick<HallShares, 'hall' | 'say'>,
  { vat_number }: Pick<HallTerms, 'vat_number'>,
  hasDallal: boolean,
): Halalas {
  return vat_number ? vatIn(hasDallal ? hall : halalas(hall + say)) : halalas(0)
}

/** The time for which a sale can be undone on the device. The sale is sent afterwards. */
export const undoMs = 10_000

/** The maximum age of a sale that a device may still send. */
export const oldestSaleMs = 7 * 86_400_000

/**
 * The time of a sale by the server's clock. The device's clock may be wrong, but the difference between `soldAt` and `sentAt`,
 * which are both from that clock, shows how long ago the sale was made. Null if the sale is too old.
 */
export function saleTime(
  { soldAt, sentAt }: { readonly soldAt: Date; readonly sentAt: Date },
  receivedAt: Date,
): Date | null {
  const ageMs = Math.max(0, sentAt.getTime() - soldAt.getTime())
  return ageMs > oldestSaleMs ? null : new Date(receivedAt.getTime() - ageMs)
}
