import { defaultStep } from '#shared/auctions/rules.ts'
import type { Fall } from '#shared/auctions/ways/fall.ts'
import type { AuctionWay } from '#shared/auctions/ways.ts'
import { dayStart, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { latinDigits, type Read, readDecimal, valueIn } from '#shared/base/text/digits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

/** The terms of sale as typed in the form and saved in the draft. Numbers are text. */
export type Lot = {
  /**
   * The auction starts after a prayer in the lot's city (`fajr`, `asr`), at a chosen time (`own`), at once (`now`), or with a
   * session of its market (`session`), which sets its times.
   */
  readonly start: 'fajr' | 'asr' | 'own' | 'now' | 'session'
  /** The id of the session. */
  readonly session: string
  readonly day: string
  readonly time: string
  readonly lasts: Lasts
  readonly minutes: string
  /** The increment: `least` is 1 % of the starting price, `own` refers to `ownStep`, and any other text is an amount. */
  readonly step: string
  readonly ownStep: string
  readonly reserve: string
  readonly autoAccept: boolean
  readonly way: AuctionWay
  /** Only for a Dutch lot: the lowest price, the step down and the seconds of each step. */
  readonly floor: string
  readonly drop: string
  readonly dropS: string
}

const usualDropSeconds = ['10', '20', '30', '60'] as const

/** The lengths of a step in seconds that the form offers: the usual ones, and the one of the copied lot. */
export function dropSecondsFor(dropS: string): readonly string[] {
  const all = new Set<string>([...usualDropSeconds, dropS])
  return [...all].toSorted((one, other) => Number(one) - Number(other))
}

export const usualLasts = ['15', '30', '45', '60'] as const
export type Lasts = (typeof usualLasts)[number] | 'own'

export const blankLot: Lot = {
  start: 'asr',
  session: '',
  day: '',
  time: '',
  lasts: '30',
  minutes: '',
  step: 'least',
  ownStep: '',
  reserve: '',
  autoAccept: false,
  way: 'english',
  floor: '',
  drop: '',
  dropS: '20',
}

/**
 * The terms of an old lot for its relisting, with the same way of selling. The new lot starts at the same prayer or hour;
 * if the old lot started immediately, so does the new one.
 */
export function copiedLot({ auction }: OwnProduct, now: Date): Lot {
  if (!auction) return blankLot
  const startsAt = new Date(auction.starts_at)
  const lasted = Math.round((Date.parse(auction.ends_at) - startsAt.getTime()) / 60_000)
  const lasts = usualLasts.find((one) => Number(one) === lasted)
  // A length of many hours is not copied, because the form would not show it clearly. A tender is copied, because it
  // usually lasts a day.
  const own = lasted <= longestCopied || auction.way === 'sealed'
  const step = halalasOf(auction.min_increment)
  const least = step === defaultStep(halalasOf(auction.starting_price))
  const starts = { ...blankLot, ...startOf(auction.starts_after, startsAt, now), way: auction.way }
  if (auction.way === 'dutch') return { ...starts, ...copiedFall(auction) }
  return {
    ...starts,
    lasts: lasts ?? (own ? 'own' : blankLot.lasts),
    minutes: lasts || !own ? '' : String(lasted),
    step: least ? 'least' : printAmount(step),
    reserve: auction.reserve_price === null ? '' : printAmount(halalasOf(auction.reserve_price)),
    // A tender is always awarded automatically at its end, so this is no choice of the seller.
    autoAccept: auction.way === 'english' && auction.auto_accept,
  }
}

/** The fall of an old Dutch lot. Its end follows from the fall, so the length and the reserve price are not copied. */
function copiedFall({
  floor_price,
  step_s,
  min_increment,
}: NonNullable<OwnProduct['auction']>): Pick<Lot, 'floor' | 'drop' | 'dropS'> {
  return {
    floor: floor_price === null ? '' : printAmount(halalasOf(floor_price)),
    drop: printAmount(halalasOf(min_increment)),
    dropS: step_s === null ? blankLot.dropS : String(step_s),
  }
}

/** The longest length in minutes that a relisting repeats. */
const longestCopied = 180

/** The form offers only quarter hours, so a start at another minute was an immediate start. */
function startOf(
  after: 'fajr' | 'asr' | null,
  startsAt: Date,
  now: Date,
): Pick<Lot, 'start' | 'day' | 'time'> {
  if (after) return { start: after, day: '', time: '' }
  if (startsAt.getTime() % (15 * 60_000) !== 0) return { start: 'now', day: '', time: '' }
  const time = riyadhTime(startsAt)
  return { start: 'own', time, day: nextDayOf(time, now) }
}

/** The next day (`2026-11-20`) on which this time in Riyadh is still in the future. */
export function nextDayOf(time: string, now: Date): string {
  const today = riyadhDay(now)
  const at = momentTyped(today, time)
  return at && at > now ? today : riyadhDay(new Date(now.getTime() + 86_400_000))
}

/** Parses a day and a time of day in Riyadh, with Latin or Arabic digits: `20:30`, `8:30`, `2030`. */
export function momentTyped(day: string, time: string): Date | undefined {
  const start = dayStart(latinDigits(day).trim())
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})$/.exec(latinDigits(time).trim()) ?? []
  if (!start || hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return new Date(start.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000)
}

/** The part of a day and time that `momentTyped` could not parse. */
export const wrongPart = (day: string): 'day' | 'time' => (dayStart(latinDigits(day).trim()) ? 'time' : 'day')

/** The range of the duration field; the rules of the end time check everything else. */
export const typedMinutes = { decimals: 0, least: 1, most: 1_000_000 } as const

/** The duration in minutes; undefined unless it is a whole number. */
export function minutesOf({ lasts, minutes }: Lot): number | undefined {
  return valueIn(readDecimal(lasts === 'own' ? minutes : lasts, typedMinutes))
}

export const leastStep = halalas(limits.auction.leastStep)

/** The typed increment. Null means the minimum increment, which follows the starting price. */
export function readStep({ step, ownStep }: Lot) {
  return step === 'least' ? null : readAmount(step === 'own' ? ownStep : step, { least: leastStep })
}

/**
 * The lot's fields in the API (contract 2, product/auction/create). An unreadable number becomes NaN, which the server
 * refuses.
 */
export function lotFieldsOf(lot: Lot): LotFields {
  const { start, session, day, time, reserve, autoAccept, way } = lot
  const step = readStep(lot)
  const least = readAmount(reserve)
  const at = start === 'own' ? momentTyped(day, time) : undefined
  const starts = {
    ...(start === 'fajr' || start === 'asr' ? { starts_after: start } : {}),
    ...(at ? { starts_at: at.toISOString() } : {}),
  }
  if (way === 'dutch') {
    return {
      ...starts,
      way,
      floor_price: amountOf(readAmount(lot.floor)),
      min_increment: amountOf(readAmount(lot.drop, { least: leastStep })),
      step_s: Number(lot.dropS),
    }
  }
  const kept = least.kind === 'empty' ? {} : { reserve_price: amountOf(least) }
  // The session sets the times of its lots.
  if (start === 'session') {
    const increment = step ? { min_increment: amountOf(step) } : {}
    return { session_id: Number(session), auto_accept: autoAccept, ...increment, ...kept }
  }
  const minutes = minutesOf(lot) ?? Number.NaN
  if (way === 'sealed') return { ...starts, ...kept, way, minutes }
  return {
    minutes,
    auto_accept: autoAccept,
    ...starts,
    ...(step ? { min_increment: amountOf(step) } : {}),
    ...kept,
  }
}

interface LotFields {
  readonly session_id?: number
  readonly way?: AuctionWay
  readonly starts_after?: 'fajr' | 'asr'
  readonly starts_at?: string
  readonly minutes?: number
  readonly min_increment?: number
  readonly reserve_price?: number
  readonly auto_accept?: boolean
  readonly floor_price?: number
  readonly step_s?: number
}

/** The typed fall of a Dutch lot; undefined while an amount is missing or wrong. */
export function fallTyped({ floor, drop, dropS }: Lot, starting: Halalas | undefined): Fall | undefined {
  const low = readAmount(floor)
  const step = readAmount(drop, { least: leastStep })
  if (starting === undefined || low.kind !== 'value' || step.kind !== 'value') return undefined
  return { starting, floor: low.value, step: step.value, stepS: Number(dropS), startsAt: 0 }
}

/** The amount in SAR. */
export function amountOf(read: Read<Halalas>): number {
  return read.kind === 'value' ? toRiyals(read.value) : Number.NaN
}
