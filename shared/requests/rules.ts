import type { FieldProblems } from '../base/errors.ts'
import type { Locale, Pair } from '../base/locale.ts'
import { type Halalas, halalas, maxAmount, priceOf, toRiyals } from '../base/money.ts'
import { type Grams, minOrder, toKilograms, weightLabel } from '../base/quantity.ts'

/** The displayed number of a request: `R-318`. */
export function requestNumber(id: number): string {
  return `R-${id}`
}

/** The title that the form proposes: the species, and the quantity if it is known, such as `هامور 80 كجم`. */
export function proposedTitle(fish: string, kilograms: string | undefined, locale: Locale): string {
  if (kilograms === undefined) return fish
  const quantity = `${kilograms} ${weightLabel[locale]}`
  return locale === 'ar' ? `${fish} ${quantity}` : `${fish}, ${quantity}`
}

/**
 * The title for a reader: a proposed title is translated into the reader's language, and a title that a person wrote stays unchanged. The species
 * replaces a blank title, because the removal of an account blanks the titles of its requests.
 */
export function titleIn(title: string, fish: Pair, locale: Locale): string {
  if (title === '' || title === fish.ar || title === fish.en) return fish[locale]
  for (const written of ['ar', 'en'] as const) {
    const kilograms = /[\d,.]*\d(?=\D*$)/.exec(title.slice(fish[written].length))?.[0]
    if (kilograms && title === proposedTitle(fish[written], kilograms, written)) {
      return proposedTitle(fish[locale], kilograms, locale)
    }
  }
  return title
}

/** The title for readers of both languages. */
export function titlesOf({ title, fish }: { readonly title: string; readonly fish: Pair }): Pair {
  return { ar: titleIn(title, fish, 'ar'), en: titleIn(title, fish, 'en') }
}

/** The totals of an offer: the price of the fish, truncated to halalas, and the price with the delivery fee. */
export function offerTotals({
  price,
  quantity,
  fee,
}: {
  /** In halalas per kilogram. */
  readonly price: Halalas
  readonly quantity: Grams
  readonly fee: Halalas
}): { readonly subtotal: Halalas; readonly total: Halalas } {
  const subtotal = priceOf(price, quantity)
  return { subtotal, total: halalas(subtotal + fee) }
}

/**
 * The problems of an offer at its fields; empty when the offer is valid. The quantity must be at least 1 kg (or all, when
 * less is requested) and at most the requested quantity. The subtotal must be an amount that an order can have.
 */
export function offerProblems({
  price,
  quantity,
  asked,
}: {
  /** In halalas per kilogram. */
  readonly price: Halalas
  readonly quantity: Grams
  readonly asked: Grams
}): FieldProblems {
  const least = Math.min(minOrder, asked) as Grams
  if (quantity < least) return { quantity: [{ code: 'at_least', bound: toKilograms(least) }] }
  if (quantity > asked) return { quantity: [{ code: 'at_most', bound: toKilograms(asked) }] }
  const subtotal = priceOf(price, quantity)
  if (subtotal > maxAmount) return { quantity: [{ code: 'sum_at_most', bound: toRiyals(maxAmount) }] }
  // Amounts below one halala cannot be paid.
  if (subtotal < 1) {
    return { price: [{ code: 'at_least', bound: toRiyals(halalas(Math.ceil(1_000 / quantity))) }] }
  }
  return {}
}

/** The sort orders of the offers on a request. */
export const offerSorts = ['total', 'price', 'rating', 'soonest'] as const
export type OfferSort = (typeof offerSorts)[number]

export interface Comparable {
  readonly id: number
  /** The price in SAR per kilogram. */
  readonly price: number
  readonly quantity: number
  /** The total in SAR, with delivery. */
  readonly total: number
  readonly delivery_days: number | null
  readonly seller: { readonly rating: { readonly average: number } | null }
}

/**
 * Sorts offers for comparison: offers for the whole quantity first, then by the chosen criterion, then the earlier offer
 * first.
 */
export function compared<Offer extends Comparable>(
  offers: readonly Offer[],
  wanted: number,
  sort: OfferSort = 'total',
): Offer[] {
  const part = ({ quantity }: Offer) => (quantity < wanted ? 1 : 0)
  return [...offers].sort(
    (one, other) => part(one) - part(other) || by[sort](one) - by[sort](other) || one.id - other.id,
  )
}

/** The offer with the lowest total among the offers for the whole quantity, or null. */
export function bestOf<Offer extends Comparable>(offers: readonly Offer[], wanted: number): Offer | null {
  const [best] = compared(offers, wanted)
  return best && best.quantity >= wanted ? best : null
}

const by: Record<OfferSort, (offer: Comparable) => number> = {
  total: ({ total }) => total,
  price: ({ price }) => price,
  rating: ({ seller }) => -(seller.rating?.average ?? 0),
  soonest: ({ delivery_days }) => delivery_days ?? Number.POSITIVE_INFINITY,
}
