import { type Fall, fallEnd, nextStepAt, priceAt } from '#shared/auctions/ways/fall.ts'
import { halalasOf, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { fromKilograms } from '#shared/base/quantity.ts'
import { useServerSeconds } from '../app/live/serverClock.ts'

/** The announced fall of a Dutch lot; amounts in SAR. */
export interface FallTerms {
  readonly starting: number
  readonly floor: number
  readonly step: number
  readonly stepS: number
  /** The start in ISO 8601. */
  readonly startsAt: string
}

export interface FallNow {
  /** The price in SAR for the whole lot. */
  readonly price: number
  /** The price after the next step; null at the lowest price. */
  readonly next: number | null
  /** The time until the next step, or at the lowest price until the end, in ms. */
  readonly left: number
}

/** The price of a Dutch lot by the server's clock, updated every second by the same rule as on the server. */
export function useFall(terms: FallTerms, asOf: string): FallNow {
  return fallNow(terms, useServerSeconds(asOf))
}

export function fallNow({ starting, floor, step, stepS, startsAt }: FallTerms, now: number): FallNow {
  const fall: Fall = {
    starting: halalasOf(starting),
    floor: halalasOf(floor),
    step: halalasOf(step),
    stepS,
    startsAt: Date.parse(startsAt),
  }
  const price = priceAt(fall, now)
  const at = nextStepAt(fall, now)
  return {
    price: toRiyals(price),
    next: at < fallEnd(fall) ? toRiyals(priceAt(fall, at)) : null,
    left: at - now,
  }
}

/** The price per kilogram of a lot at a price of the fall, truncated; undefined without a weight. */
export function fallPerKg(price: number, kilograms: number): number | undefined {
  const grams = fromKilograms(kilograms)
  const each = grams && pricePerKg(halalasOf(price), grams)
  return each && toRiyals(each)
}
