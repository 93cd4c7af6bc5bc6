import { addDays, startOfDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { landsAtProblem } from '#shared/landings/rules.ts'
import { textIn } from '../../app/texts/text.ts'
import { quayText } from './messages.ts'

/** The typed values of a catch. Numbers are text. */
export type TypedCatch = {
  readonly fishId: number | null
  readonly sizeId: number | null
  readonly weight: string
  readonly price: string
  /** The landing time in ISO 8601; blank until one is chosen. */
  readonly landsAt: string
  readonly marketId: number | null
}

/** The last catches that the seller announced or sold, newest first. */
export type Past = readonly {
  readonly fishId: number
  readonly sizeId: number
  readonly marketId: number
  /** SAR per kilogram. */
  readonly price: number
}[]

/** A blank form in the market of the last catch. One on this device comes first, because the server may not have it yet. */
export function blankCatch(
  past: Past,
  onDevice: readonly { readonly typed: Pick<TypedCatch, 'marketId'>; readonly at: number }[] = [],
): TypedCatch {
  const [newest] = onDevice.toSorted((one, other) => other.at - one.at)
  return {
    fishId: null,
    sizeId: null,
    weight: '',
    price: '',
    landsAt: '',
    marketId: newest?.typed.marketId ?? past[0]?.marketId ?? null,
  }
}

/**
 * Selects a species in the form, and enters the size and the price of the seller's last catch of this
 * species. Without such a catch, size and price stay unchanged.
 */
export function withSpecies(typed: TypedCatch, fishId: number, past: Past): TypedCatch {
  const last = past.find((each) => each.fishId === fishId)
  return {
    ...typed,
    fishId,
    sizeId: last?.sizeId ?? typed.sizeId,
    price: last ? printAmount(halalasOf(last.price)) : typed.price,
  }
}

/** The species of the form: those of the last catches first, then the first of the list. */
export function speciesTiles(past: Past, all: readonly { readonly id: number }[], most: number): number[] {
  const recent = past.map(({ fishId }) => fishId)
  return [...new Set([...recent, ...all.map(({ id }) => id)])].slice(0, most)
}

/**
 * The landing times that the form offers: in one, two and four hours (rounded to five minutes), and at the next 05:30,
 * when the dawn haraj begins.
 */
export function timeChoices(now: Date): { readonly hours: number | null; readonly at: Date }[] {
  const later = (hours: number) => {
    const ms = now.getTime() + hours * hourMs
    return { hours, at: new Date(Math.round(ms / fiveMinutesMs) * fiveMinutesMs) }
  }
  return [later(1), later(2), later(4), { hours: null, at: nextTime('05:30', now) }]
}

/** The next moment with this time of day in Riyadh. */
export function nextTime(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = startOfDay(now).getTime() + hours * hourMs + minutes * 60_000
  return new Date(today > now.getTime() ? today : addDays(new Date(today), 1).getTime())
}

const hourMs = 3_600_000
const fiveMinutesMs = 300_000

export type CatchProblems = Partial<
  Record<'fish' | 'size' | 'weight' | 'price' | 'landsAt' | 'market', string>
>

/** The problems that prevent announcing a catch, by part of the form. */
export function problemsOf(typed: TypedCatch, now: Date, locale: Locale): CatchProblems {
  const t = textIn(quayText, locale)
  const weight = problemIn(readKilograms(typed.weight))
  const price = problemIn(readAmount(typed.price))
  const time = typed.landsAt === '' ? null : landsAtProblem(new Date(typed.landsAt), now)
  return {
    ...(typed.fishId === null && { fish: t.chooseSpecies }),
    ...(typed.sizeId === null && { size: t.chooseSize }),
    ...(weight && {
      weight: typed.weight.trim() === '' ? t.enterWeight : fieldMessage(weight, locale, 'quantity'),
    }),
    ...(price && { price: typed.price.trim() === '' ? t.enterPrice : fieldMessage(price, locale, 'price') }),
    ...(typed.landsAt === '' && { landsAt: t.chooseTime }),
    ...(time && { landsAt: fieldMessage(time, locale, 'lands_at') }),
    ...(typed.marketId === null && { market: t.chooseMarket }),
  }
}

/** The ids of the values that the short form does not ask for: first grade, fresh. */
export type Usual = { readonly quality: number; readonly fishType: number }

/** The fields of the request for a form without problems. */
export function fieldsOf(typed: TypedCatch, { quality, fishType }: Usual) {
  return {
    type_fish_id: typed.fishId ?? 0,
    market_id: typed.marketId ?? 0,
    size: typed.sizeId ?? 0,
    quality,
    fish_type: fishType,
    quantity: toKilograms(sureValueIn(readKilograms(typed.weight))),
    price: toRiyals(sureValueIn(readAmount(typed.price))),
    lands_at: typed.landsAt,
  }
}
