import { type Halalas, halalasOf, kilosPerHundred, priceOf, toRiyals } from '#shared/base/money.ts'
import { fromKilograms, type Grams, minOrder } from '#shared/base/quantity.ts'

/**
 * The range of an order: from 1 kg, or the remaining stock if that is less, up to the available quantity (contract,
 * section 1).
 */
export type Bounds = { readonly least: Grams; readonly most: Grams }

/** The range of an order for the available kilograms; undefined if nothing is left. */
export function boundsOf(available: number): Bounds | undefined {
  const most = fromKilograms(available)
  if (!most || most <= 0) return undefined
  return { least: Math.min(minOrder, most) as Grams, most }
}

export function within(wanted: Grams, { least, most }: Bounds): Grams {
  return Math.min(most, Math.max(least, wanted)) as Grams
}

/** SAR per kilogram times a weight, truncated to the halala. */
export function totalOf(price: number, weight: Grams): Halalas {
  return priceOf(halalasOf(price), weight)
}

/**
 * The quantity that 100 riyals buy, truncated to 100 g, and two and three times this quantity; `riyals` is the price of
 * the quantity. Quantities outside of the bounds are left out.
 */
export function commonQuantities(price: number, { least, most }: Bounds) {
  const exact = halalasOf(price)
  if (exact === 0) return []
  const each = Math.round(kilosPerHundred(exact) * 1000)
  return [1, 2, 3]
    .map((times) => (each * times) as Grams)
    .filter((weight) => weight >= least && weight <= most)
    .map((weight) => {
      const riyals = toRiyals(priceOf(exact, weight))
      return { weight, riyals }
    })
}
