import { defaultStep } from '#shared/auctions/rules.ts'
import { dayStart, riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { latinDigits, typedNumber } from '#shared/base/digits.ts'
import { fromRiyals, type Halalas, toRiyals } from '#shared/base/money.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { pricePrinted, priceTyped } from '../products/listingPrice.ts'

/** How a lot is sold, as it stands in the form and in the draft; numbers as they were typed. */
export type Lot = {
  /** After a prayer of its city, at a time of one's own, or as soon as it is put up. */
  readonly start: 'fajr' | 'asr' | 'own' | 'now'
  readonly day: string
  readonly time: string
  readonly lasts: Lasts
  readonly minutes: string
  /** `least` is 1 % of the starting price; an amount as typed; `own` is what stands in `ownStep`. */
  readonly step: string
  readonly ownStep: string
  readonly reserve: string
  readonly autoAccept: boolean
}

export const usualLasts = ['15', '30', '45', '60'] as const
export type Lasts = (typeof usualLasts)[number] | 'own'

export const blankLot: Lot = {
  ...{ start: 'asr', day: '', time: '', lasts: '30', minutes: '' },
  ...{ step: 'least', ownStep: '', reserve: '', autoAccept: false },
}

/** An old lot once more: after the same prayer, at the same hour where it had one, else as soon as it is put up. */
export function copiedLot({ auction }: OwnProduct, now: Date): Lot {
  if (!auction) return blankLot
  const startsAt = new Date(auction.starts_at)
  const lasted = Math.round((Date.parse(auction.ends_at) - startsAt.getTime()) / 60_000)
  const lasts = usualLasts.find((one) => Number(one) === lasted)
  const reserve = auction.reserve_price === null ? undefined : fromRiyals(auction.reserve_price)
  const step = fromRiyals(auction.min_increment)
  const starting = fromRiyals(auction.starting_price)
  const least = starting !== undefined && step === defaultStep(starting)
  return {
    ...startOf(auction.starts_after, startsAt, now),
    lasts: lasts ?? 'own',
    minutes: lasts ? '' : String(lasted),
    step: least || !step ? 'least' : amountPrinted(step),
    ownStep: '',
    reserve: reserve ? amountPrinted(reserve) : '',
    autoAccept: auction.auto_accept,
  }
}

/** An hour that somebody chose lies on a quarter; what began when it was put up does not. */
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

/** The day, `2026-11-20`, on which it is such a time in Riyadh next. */
export function nextDayOf(time: string, now: Date): string {
  const today = riyadhDay(now)
  const at = momentTyped(today, time)
  return at && at > now ? today : riyadhDay(new Date(now.getTime() + 86_400_000))
}

/** A day and a time of day in Riyadh, in either kind of digits: `20:30`, `8:30`, `2030`. */
export function momentTyped(day: string, time: string): Date | undefined {
  const start = dayStart(latinDigits(day).trim())
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})$/.exec(latinDigits(time).trim()) ?? []
  if (!start || hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return new Date(start.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000)
}

/** How many minutes it lasts; undefined for what is no whole number. */
export function minutesOf({ lasts, minutes }: Lot): number | undefined {
  const typed = typedNumber(lasts === 'own' ? minutes : lasts)
  return typed !== undefined && Number.isInteger(typed) && typed > 0 ? typed : undefined
}

/** The step that was chosen; undefined for the least, and for what is no amount. */
export function stepOf({ step, ownStep }: Lot): Halalas | undefined {
  return step === 'least' ? undefined : priceTyped(step === 'own' ? ownStep : step)
}

/** The fields of the wire (contract 2, product/auction/create). */
export function lotFieldsOf(lot: Lot) {
  const { start, day, time, reserve, autoAccept } = lot
  const step = stepOf(lot)
  const least = priceTyped(reserve)
  const at = start === 'own' ? momentTyped(day, time) : undefined
  return {
    minutes: minutesOf(lot) ?? 0,
    auto_accept: autoAccept,
    ...(start === 'fajr' || start === 'asr' ? { starts_after: start } : {}),
    ...(at ? { starts_at: at.toISOString() } : {}),
    ...(step ? { min_increment: toRiyals(step) } : {}),
    ...(least ? { reserve_price: toRiyals(least) } : {}),
  }
}

/** `50`, `12.50`: an amount for a box, without decimals that say nothing. */
export function amountPrinted(amount: Halalas): string {
  return pricePrinted(amount).replace(/\.00$/, '')
}
