import type { LotForm } from '#shared/auctions/selling.ts'
import { nextSession, type Place } from '#shared/catalog/prayers.ts'
import { type Lot, minutesOf, momentTyped } from './lot.ts'

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
  { now, place, terms }: { readonly now: Date; readonly place: Place | null; readonly terms: LotForm },
): LotTimes {
  const startsAt = startOf(lot, now, place)
  const minutes = minutesOf(lot)
  if (!startsAt || minutes === undefined) return { startsAt, endsAt: null, latestEnd: null, softFrom: null }
  const ends = startsAt.getTime() + minutes * 60_000
  return {
    startsAt,
    endsAt: new Date(ends),
    latestEnd: new Date(ends + (terms.soft_close_s > 0 ? terms.soft_cap_s * 1_000 : 0)),
    softFrom: new Date(Math.max(startsAt.getTime(), ends - terms.soft_close_s * 1_000)),
  }
}

function startOf({ start, day, time }: Lot, now: Date, place: Place | null): Date | null {
  if (start === 'now') return now
  if (start === 'own') return momentTyped(day, time) ?? null
  return place && nextSession(start, place, now).start
}
