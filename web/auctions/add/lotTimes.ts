import type { LotForm } from '#shared/auctions/selling.ts'
import { fallEnd } from '#shared/auctions/ways/fall.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Clearing, clearingOf } from '#shared/catalog/clearTimes.ts'
import { nextSession, type Place } from '#shared/catalog/prayers.ts'
import { fallTyped, type Lot, minutesOf, momentTyped } from './lot.ts'

/** The times of the auction for the values that are typed now. */
export interface LotTimes {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Whether the end moved behind a prayer time. */
  readonly afterPrayer: boolean
  /** The latest end after all extensions. */
  readonly latestEnd: Date | null
  /** The time from which bids extend the end. */
  readonly softFrom: Date | null
}

/** Where a lot is sold: the coordinates of its city, and its market. */
export interface LotPlace {
  readonly now: Date
  readonly place: Place | null
  readonly marketId: number | null
  readonly terms: LotForm
  readonly starting?: Halalas | undefined
}

export function lotTimes(lot: Lot, { now, place, marketId, terms, starting }: LotPlace): LotTimes {
  if (lot.start === 'session') return sessionTimes(lot, terms)
  const startsAt = startOf(lot, now, place)
  if (lot.way === 'dutch') {
    const fall = fallTyped(lot, starting)
    const possible = startsAt && fall && fall.floor < fall.starting
    const endsAt = possible ? new Date(fallEnd({ ...fall, startsAt: startsAt.getTime() })) : null
    return { startsAt, endsAt, afterPrayer: false, latestEnd: endsAt, softFrom: endsAt }
  }
  const minutes = minutesOf(lot)
  if (!startsAt || minutes === undefined) return { ...unknownEnd, startsAt }
  const softly = lot.way === 'english' ? terms.soft_close_s : 0
  const asked = startsAt.getTime() + minutes * 60_000
  const ends = clearingIn(terms, marketId)(asked)
  return {
    startsAt,
    endsAt: new Date(ends),
    afterPrayer: ends > asked,
    latestEnd: new Date(ends + (softly > 0 ? terms.soft_cap_s * 1_000 : 0)),
    softFrom: new Date(Math.max(startsAt.getTime(), ends - softly * 1_000)),
  }
}

const unknownEnd = { endsAt: null, afterPrayer: false, latestEnd: null, softFrom: null } as const

/** A session announces the end of a lot when the lot joins it. */
function sessionTimes({ session }: Lot, { sessions }: LotForm): LotTimes {
  const found = sessions.find(({ id }) => String(id) === session)
  return { ...unknownEnd, startsAt: found ? new Date(found.starts_at) : null }
}

/** Keeps ends out of the prayer times of a market, as the server does. */
function clearingIn({ prayers }: LotForm, marketId: number | null): Clearing {
  const found = prayers.find(({ market_id }) => market_id === marketId)
  return found ? clearingOf(found, { clear: true, ...found }) : (at) => at
}

function startOf({ start, day, time }: Lot, now: Date, place: Place | null): Date | null {
  if (start === 'now') return now
  if (start === 'session') return null
  if (start === 'own') return momentTyped(day, time) ?? null
  return place && nextSession(start, place, now).start
}
