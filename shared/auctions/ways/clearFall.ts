import { riyadhTime } from '../../base/dates.ts'
import type { FieldProblem } from '../../base/errors.ts'
import type { ClearSpans } from '../../catalog/clearTimes.ts'
import { type Fall, fallEnd, stepsOf } from './fall.ts'

/** The start of a Dutch lot in a market that keeps clear of prayer times, or why it cannot start. */
export interface ClearFall {
  /** In ms. */
  readonly startsAt: number
  readonly problem?: { readonly field: 'starts_at' | 'step_s'; readonly problem: FieldProblem }
}

/**
 * The whole clock of a Dutch lot, from its start to its end, is outside of prayer times. A start at once or after a prayer moves to the first clear
 * time. A start that the seller chose (`chosen`) is refused, and the refusal names that time.
 */
export function clearFall(fall: Fall, { chosen, spans }: FallStart): ClearFall {
  const { startsAt } = fall
  const lastsMs = fallEnd(fall) - startsAt
  const clear = spans.first(startsAt, lastsMs)
  if (clear === undefined) {
    const bound = Math.floor(spans.longestMs(startsAt) / (stepsOf(fall) + 1) / 1_000)
    return { startsAt, problem: { field: 'step_s', problem: { code: 'between_prayers', bound } } }
  }
  if (!chosen || clear === startsAt) return { startsAt: clear }
  const until = riyadhTime(new Date(clear))
  return { startsAt, problem: { field: 'starts_at', problem: { code: 'prayer_time', until } } }
}

interface FallStart {
  readonly chosen: boolean
  readonly spans: ClearSpans
}
