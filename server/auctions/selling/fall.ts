import type { NewAuction } from '#shared/auctions/selling.ts'
import { dropProblem, type Fall, floorProblem } from '#shared/auctions/ways/fall.ts'
import type { FieldProblems } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'

/** The terms of a Dutch lot's fall, and its problems by field. */
export interface AskedFall {
  /** Undefined if the lot is not Dutch, or if a field is missing or wrong. `startsAt` is 0 until the start is decided. */
  readonly fall: Fall | undefined
  readonly problems: FieldProblems
}

/**
 * Reads the fields of a Dutch lot. Refuses an end and a reserve price, because the end follows from the fall, and the lowest
 * price replaces the reserve price.
 */
export function fallAsked(form: NewAuction, starting: Halalas): AskedFall {
  const { way, floor_price, step_s, min_increment } = form
  if (way !== 'dutch') return { fall: undefined, problems: excess(form, ['floor_price', 'step_s']) }
  const problems = {
    ...excess(form, ['minutes', 'ends_at', 'reserve_price']),
    ...(floor_price === undefined && { floor_price: [{ code: 'required' as const }] }),
    ...(step_s === undefined && { step_s: [{ code: 'required' as const }] }),
    ...(min_increment === undefined && { min_increment: [{ code: 'required' as const }] }),
  }
  if (floor_price === undefined || step_s === undefined || min_increment === undefined) {
    return { fall: undefined, problems }
  }
  const fall = { starting, floor: floor_price, step: min_increment, stepS: step_s, startsAt: 0 }
  const low = floorProblem(fall)
  const drop = dropProblem(fall)
  return {
    fall: low || drop ? undefined : fall,
    problems: { ...problems, ...(low && { floor_price: [low] }), ...(drop && { min_increment: [drop] }) },
  }
}

/** The problems of sent fields that belong to another way to sell. */
function excess(form: NewAuction, fields: readonly (keyof NewAuction)[]): FieldProblems {
  const sent = fields.filter((field) => form[field] !== undefined && form[field] !== null)
  return Object.fromEntries(sent.map((field) => [field, [{ code: 'only_one' }]]))
}
