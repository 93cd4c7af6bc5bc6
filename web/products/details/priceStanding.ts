import { fromRiyals, type Halalas } from '#shared/base/money.ts'

/** The position of a price between the lowest and the highest price of its species. */
export type Standing = {
  /** `same` for a price within 1 % of the average, which is no reason to buy elsewhere. */
  readonly side: 'below' | 'above' | 'same'
  /** Distance from the average, in halalas. */
  readonly distance: Halalas
  /** Positions on a scale from 0 (the lowest price) to 100 (the highest price). */
  readonly price: number
  readonly average: number
}

/** Prices are in SAR per kilogram; undefined if there is no range. */
export function standingOf(
  price: number,
  range: { readonly min: number; readonly max: number; readonly average: number },
): Standing | undefined {
  const [own, low, high, mean] = [price, range.min, range.max, range.average].map(fromRiyals)
  if (own === undefined || low === undefined || high === undefined || mean === undefined) return undefined
  if (high <= low) return undefined
  const place = (amount: number) => Math.min(100, Math.max(0, ((amount - low) / (high - low)) * 100))
  return {
    side: Math.abs(own - mean) * 100 <= mean ? 'same' : own < mean ? 'below' : 'above',
    distance: Math.abs(own - mean) as Halalas,
    price: place(own),
    average: place(mean),
  }
}
