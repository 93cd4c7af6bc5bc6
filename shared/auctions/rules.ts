import type { FieldProblem } from '../base/errors.ts'
import { limits } from '../base/limits.ts'
import { type Halalas, halalas } from '../base/money.ts'

/** Rules of a lot before its first bid (contract, section 2, product/auction/create), for the form and the server. */

/** The default increment: 1 % of the starting price, truncated, but at least SR 1. */
export function defaultStep(starting: Halalas): Halalas {
  return halalas(Math.max(limits.auction.leastStep, Math.trunc(starting / 100)))
}

/** Suggested increments: the smallest one, and the next three round amounts above it. */
export function stepChoices(starting: Halalas): Halalas[] {
  const least = defaultStep(starting)
  const round: Halalas[] = []
  for (let unit = 100; round.length < 3; unit *= 10) {
    for (const times of [1, 2, 5])
      if (unit * times > least && round.length < 3) round.push(halalas(unit * times))
  }
  return [least, ...round]
}

/** The start and end of an auction. */
export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The problem of a chosen start time; undefined if there is none. */
export function startProblem(startsAt: Date, now: Date): FieldProblem | undefined {
  const most = limits.auction.mostDaysAhead
  if (startsAt < now) return { code: 'past' }
  return startsAt.getTime() - now.getTime() > most * dayMs ? { code: 'ahead_most', bound: most } : undefined
}

/** The problem of a chosen end time; `shortestS` is the shortest auction in seconds. */
export function endProblem(
  { startsAt, endsAt }: Span,
  { now, shortestS }: { readonly now: Date; readonly shortestS: number },
): FieldProblem | undefined {
  const lasts = endsAt.getTime() - startsAt.getTime()
  const most = limits.auction.mostMinutes
  if (endsAt <= now) return { code: 'past' }
  if (lasts < shortestS * 1_000) return { code: 'lasts_least', bound: shortestS }
  return lasts > most * 60_000 ? { code: 'lasts_most', bound: most / minutesOfDay } : undefined
}

/** The problem of a reserve price, which must be at least the starting price. */
export function reserveProblem(reserve: Halalas | null, starting: Halalas): FieldProblem | undefined {
  return reserve !== null && reserve < starting ? { code: 'at_least', bound: starting / 100 } : undefined
}

const minutesOfDay = 24 * 60
const dayMs = minutesOfDay * 60_000
