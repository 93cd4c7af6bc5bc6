import type { Listing } from './listing.ts'
import { units } from './units.ts'

type LastUnit = Pick<Listing, 'unit' | 'unitWeight'>

/** The localStorage key of the unit that this device used last; the market stores kilograms only. */
const key = 'listing_unit'

/** The unit of the last listing on this device, with its weight; empty if there is none. */
export function lastUnit(): Partial<LastUnit> {
  try {
    const [code, unitWeight] = (localStorage.getItem(key) ?? '').split(' ')
    const unit = units.find((one) => one.code === code)
    return unit && unitWeight ? { unit: unit.code, unitWeight } : {}
  } catch {
    return {}
  }
}

export function keepUnit({ unit, unitWeight }: LastUnit): void {
  try {
    localStorage.setItem(key, `${unit} ${unitWeight}`)
  } catch {
    // Storage is blocked, so the next form starts with the usual unit.
  }
}
