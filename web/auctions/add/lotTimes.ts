import type { LotForm } from '#shared/auctions/selling.ts'
import { fallEnd } from '#shared/auctions/ways.ts'
import type { Halalas } from '#shared/base/money.ts'
import { nextSession, type Place } from '#shared/catalog/prayers.ts'
import { fallTyped, type Lot, minutesOf, momentTyped } from './lot.ts'

/** The times of the auction for the values that are typed now. */
export interface LotTimes {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** The latest end after all extensions. */
  readonly latestEnd: Date | null
  /** The time from which bids extend the end. */
  readonly softFrom: Date | null
}

export function lotTimes(
  lot: Lot,
  {
    now,
    place,
    terms,
    starting,
  }: {
    readonly now: Date
    readonly place: Place | null
    readonly terms: LotForm
    readonly starting?: Halalas | undefined
  },
): LotTimes {
  const startsAt = startOf(lot, now, place)
  if (lot.way === 'dutch') {
    const fall = fallTyped(lot, starting)
    const possible = startsAt && fall && fall.floor < fall.starting
    const endsAt = possible ? new Date(fallEnd({ ...fall, startsAt: startsAt.getTime() })) : null
    return { startsAt, endsAt, latestEnd: endsAt, softFrom: endsAt }
  }
  const minutes = minutesOf(lot)
  if (!startsAt || minutes === undefined) return { startsAt, endsAt: null, latestEnd: null, softFrom: null }
  const ends = startsAt.getTime() + minutes * 60_000
  const softly = lot.way === 'english' ? terms.soft_close_s : 0
  return {
    startsAt,
    endsAt: new Date(ends),
    latestEnd: new Date(ends + (softly > 0 ? terms.soft_cap_s * 1_000 : 0)),
    softFrom: new Date(Math.max(startsAt.getTime(), ends - softly * 1_000)),
  }
}

function startOf({ start, day, time }: Lot, now: Date, place: Place | null): Date | null {
  if (start === 'now') return now
  if (start === 'own') return momentTyped(day, time) ?? null
  return place && nextSession(start, place, now).start
}
