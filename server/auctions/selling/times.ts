import { endProblem, startProblem } from '#shared/auctions/rules.ts'
import { clearFall } from '#shared/auctions/ways/clearFall.ts'
import { type Fall, fallEnd } from '#shared/auctions/ways/fall.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { FieldProblem } from '#shared/base/errors.ts'
import type { Clearing, ClearSpans } from '#shared/catalog/clearTimes.ts'
import { nextSession, type Place, type SessionPrayer } from '#shared/catalog/prayers.ts'

/** The times that a seller sent. */
export interface AskedTimes {
  readonly starts_at?: Date | undefined
  readonly starts_after?: SessionPrayer | undefined
  readonly ends_at?: Date | undefined
  readonly minutes?: number | undefined
}

export interface LotTimes {
  readonly startsAt: Date
  /** The prayer after which the auction starts; null if it starts at a fixed time. */
  readonly startsAfter: SessionPrayer | null
  readonly endsAt: Date
}

/** The facts on which the times of a lot depend. */
export interface Around {
  /** The database's clock, whole milliseconds. */
  readonly now: Date
  /** Coordinates for the prayer times; null if unknown. */
  readonly place: Place | null
  /** Keeps ends out of the prayer times of the lot's market. */
  readonly clear: Clearing
  /** The shortest auction, in seconds. */
  readonly shortestS: number
  /** The present times of a lot that is being changed, and whether its city changes. */
  readonly standing?: LotTimes & { readonly elsewhere: boolean }
}

export interface Timed {
  readonly times: LotTimes
  /** The problems of the times by field. */
  readonly problems: Readonly<Record<string, readonly FieldProblem[]>>
}

/**
 * Returns the times of a lot and their problems. An absent value keeps the present one; a new lot without a start starts
 * now.
 */
export function timesOf(asked: AskedTimes, around: Around): Timed {
  const start = startOf(asked, around)
  const end = endOf(asked, start, around)
  const found = [start.problem, end.problem].filter((one) => one !== undefined)
  return {
    times: { ...start.times, endsAt: end.endsAt },
    problems: Object.fromEntries(found.map(({ field, problem }) => [field, [problem]])),
  }
}

/**
 * The times of a new Dutch lot. If its price would fall during a prayer, the start moves to the time after that prayer. The
 * end follows from the fall. Without a fall, the end equals the start; the missing fields are refused elsewhere.
 */
export function fallingTimes(
  asked: Pick<AskedTimes, 'starts_at' | 'starts_after'>,
  { spans, ...around }: Pick<Around, 'now' | 'place'> & { readonly spans: ClearSpans },
  fall: Fall | undefined,
): Timed {
  const { starts_at, starts_after } = asked
  const { times, problem } = startOf({ starts_at, starts_after }, around)
  if (problem || !fall) {
    return {
      times: { ...times, endsAt: times.startsAt },
      problems: problem ? { [problem.field]: [problem.problem] } : {},
    }
  }
  const falling = { ...fall, startsAt: times.startsAt.getTime() }
  const clear = clearFall(falling, { chosen: starts_at !== undefined, spans })
  const startsAt = new Date(clear.startsAt)
  return {
    times: {
      startsAt,
      // If the start moves behind a later prayer, it is no longer the start after the chosen prayer.
      startsAfter: clear.startsAt > falling.startsAt ? null : times.startsAfter,
      endsAt: new Date(fallEnd({ ...falling, startsAt: clear.startsAt })),
    },
    problems: clear.problem ? { [clear.problem.field]: [clear.problem.problem] } : {},
  }
}

type Start = Omit<LotTimes, 'endsAt'>
interface Wrong {
  readonly field: keyof AskedTimes
  readonly problem: FieldProblem
}

interface Started {
  readonly times: Start
  readonly problem?: Wrong | undefined
}

function startOf(
  { starts_at, starts_after }: AskedTimes,
  { now, place, standing }: Pick<Around, 'now' | 'place' | 'standing'>,
): Started {
  const { startsAt, startsAfter } = standing ?? { startsAt: now, startsAfter: null }
  const stays: Start = { startsAt, startsAfter }
  if (starts_at && starts_after) {
    return { times: stays, problem: { field: 'starts_after', problem: { code: 'only_one' } } }
  }
  if (starts_at && starts_at.getTime() !== standing?.startsAt.getTime()) {
    const problem = startProblem(starts_at, now)
    return {
      times: { startsAt: starts_at, startsAfter: null },
      problem: problem && { field: 'starts_at', problem },
    }
  }
  const prayer = starts_after ?? (standing && standing.startsAt > now ? standing.startsAfter : null)
  const same = standing && standing.startsAfter === prayer && !standing.elsewhere
  if (!prayer || starts_at || same) return { times: stays }
  if (!place) return { times: stays, problem: { field: 'starts_after', problem: { code: 'choice' } } }
  return { times: { startsAt: nextSession(prayer, place, now).start, startsAfter: prayer } }
}

function endOf(
  { ends_at, minutes }: AskedTimes,
  { times: { startsAt }, problem: begun }: Started,
  { now, clear, shortestS, standing }: Around,
): { readonly endsAt: Date; readonly problem?: Wrong | undefined } {
  const wrong = (endsAt: Date, field: Wrong['field'], problem: FieldProblem | undefined) => ({
    endsAt,
    problem: problem && { field, problem },
  })
  if (ends_at && minutes !== undefined) return wrong(ends_at, 'minutes', { code: 'only_one' })
  // If the seller chose a duration, the end moves to the next time outside of prayers. If the seller chose an end during a
  // prayer, the end is refused, and the refusal names that next time.
  const cleared = (at: Date) => new Date(clear(at.getTime()))
  const endsAt = minutes === undefined ? ends_at : cleared(later(startsAt, minutes * 60_000))
  if (!endsAt && !standing) return wrong(startsAt, 'ends_at', { code: 'required' })
  // If the start moves, the end moves with it.
  const lasts = standing ? standing.endsAt.getTime() - standing.startsAt.getTime() : 0
  const moved = standing?.startsAt.getTime() !== startsAt.getTime()
  const after = endsAt ?? (moved ? cleared(later(startsAt, lasts)) : later(startsAt, lasts))
  const isUnchanged =
    standing?.startsAt.getTime() === startsAt.getTime() && standing.endsAt.getTime() === after.getTime()
  // Unchanged times are not checked again. The end is not checked if the start is invalid, because it depends on the start.
  if (isUnchanged || begun) return { endsAt: after }
  const field = minutes === undefined ? 'ends_at' : 'minutes'
  const problem = endProblem({ startsAt, endsAt: after }, { now, shortestS })
  const next = cleared(after)
  const inPrayer = next > after ? ({ code: 'prayer_time', until: riyadhTime(next) } as const) : undefined
  return wrong(after, field, problem ?? inPrayer)
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
