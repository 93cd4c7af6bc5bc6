import type { LotForm } from '#shared/auctions/selling.ts'
import { type ClearFall, clearFall } from '#shared/auctions/ways/clearFall.ts'
import { dropProblem, fallEnd, floorProblem } from '#shared/auctions/ways/fall.ts'
import type { Halalas } from '#shared/base/money.ts'
import {
  type ClearSpans,
  clearingOf,
  clearSpansOf,
  type PrayerSetting,
  usualPrayersOfSellers,
} from '#shared/catalog/clearTimes.ts'
import { nextSession, type Place } from '#shared/catalog/prayers.ts'
import { fallTyped, type Lot, minutesOf, momentTyped } from './lot.ts'

/** The times of the auction for the values that are typed now. */
export interface LotTimes {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Whether a prayer time moved the end; for a Dutch lot, whether it moved the start. */
  readonly afterPrayer: boolean
  /** The reason why a Dutch lot cannot start at that time. */
  readonly problem?: ClearFall['problem']
  /** The latest end after all extensions. */
  readonly latestEnd: Date | null
  /** The time from which bids extend the end. */
  readonly softFrom: Date | null
}

/** The facts, in addition to the typed lot, that decide the times of the auction. `place` has the coordinates of the city. */
export interface LotPlace {
  readonly now: Date
  readonly place: Place | null
  readonly marketId: number | null
  readonly terms: LotForm
  readonly starting?: Halalas | undefined
}

/** Whether the auction starts as soon as it is published. A Dutch lot may have to wait for the end of a prayer. */
export function startsAtOnce({ start, way }: Lot, { afterPrayer }: LotTimes): boolean {
  return start === 'now' && !(way === 'dutch' && afterPrayer)
}

export function lotTimes(lot: Lot, { now, place, marketId, terms, starting }: LotPlace): LotTimes {
  if (lot.start === 'session') return sessionTimes(lot, terms)
  const startsAt = startOf(lot, now, place)
  if (lot.way === 'dutch') {
    return fallTimes(lot, startsAt, { starting, spans: clearSpansOf(...prayersIn(terms, marketId)) })
  }
  const minutes = minutesOf(lot)
  if (!startsAt || minutes === undefined) return { ...unknownEnd, startsAt }
  const softly = lot.way === 'english' ? terms.soft_close_s : 0
  const asked = startsAt.getTime() + minutes * 60_000
  const ends = clearingOf(...prayersIn(terms, marketId))(asked)
  return {
    startsAt,
    endsAt: new Date(ends),
    afterPrayer: ends > asked,
    latestEnd: new Date(ends + (softly > 0 ? terms.soft_cap_s * 1_000 : 0)),
    softFrom: new Date(Math.max(startsAt.getTime(), ends - softly * 1_000)),
  }
}

const unknownEnd = { endsAt: null, afterPrayer: false, latestEnd: null, softFrom: null } as const

/** The start of the session. The end of the lot is set only when the lot joins the session. */
function sessionTimes({ session }: Lot, { sessions }: LotForm): LotTimes {
  const found = sessions.find(({ id }) => String(id) === session)
  return { ...unknownEnd, startsAt: found ? new Date(found.starts_at) : null }
}

/** The times of a Dutch lot. By the server's rule, its whole price fall must be outside of prayer times. */
function fallTimes(
  lot: Lot,
  asked: Date | null,
  { starting, spans }: { readonly starting: Halalas | undefined; readonly spans: ClearSpans },
): LotTimes {
  const fall = fallTyped(lot, starting)
  if (!asked || !fall || floorProblem(fall) || dropProblem(fall)) return { ...unknownEnd, startsAt: asked }
  const falling = { ...fall, startsAt: asked.getTime() }
  const { startsAt, problem } = clearFall(falling, { chosen: lot.start === 'own', spans })
  const endsAt = new Date(fallEnd({ ...falling, startsAt }))
  return {
    startsAt: new Date(startsAt),
    endsAt,
    afterPrayer: startsAt > falling.startsAt,
    problem,
    latestEnd: endsAt,
    softFrom: endsAt,
  }
}

/** The coordinates of a market and its prayer setting, from the server's answer; for an unknown market, the usual setting. */
function prayersIn({ prayers }: LotForm, marketId: number | null): readonly [Place | null, PrayerSetting] {
  const found = prayers.find(({ market_id }) => market_id === marketId)
  return [found ?? null, found ? { clear: true, ...found } : usualPrayersOfSellers]
}

function startOf({ start, day, time }: Lot, now: Date, place: Place | null): Date | null {
  if (start === 'now') return now
  if (start === 'session') return null
  if (start === 'own') return momentTyped(day, time) ?? null
  return place && nextSession(start, place, now).start
}
