import type { SentBody } from '#shared/base/call.ts'
import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalasOf, priceOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { type Grams, gramsOf, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { optionalProblemIn, printDecimal, problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { BeharCalls } from '#shared/behar/calls.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { Country } from '#shared/behar/countries.ts'
import { neededByProblems, supplyDaysProblems } from '#shared/behar/rules.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { weightTyped } from '../../products/listing/state/units.ts'

/** The typed values that both forms have. Ids are form values, and blank means that none is chosen. */
export interface TypedGoods {
  readonly fishType: string
  readonly category: string
  readonly size: string
  /** In kilograms. */
  readonly quantity: string
  /** SAR per kilogram; for a demand, the target price. */
  readonly price: string
  readonly notes: string
}

/** A typed supply; days are `YYYY-MM-DD`. */
export interface TypedSupply extends TypedGoods {
  /** The code of the country (ISO 3166-1 alpha-2). */
  readonly country: string
  readonly from: string
  readonly to: string
}

export interface TypedDemand extends TypedGoods {
  readonly neededBy: string
}

/** The names of the fields in the API. */
export type GoodsField =
  | 'fish_type_id'
  | 'category_id'
  | 'size_id'
  | 'origin_country'
  | 'needed_by'
  | 'quantity'
  | 'price'
  | 'target_price'
  | 'available_from'
  | 'available_to'
  | 'notes'

/**
 * A blank supply that is available from today, or a copy of the user's own supply without days in the past; an edited
 * supply keeps its first day.
 */
export function supplyStart(like: Supply | null, now: Date, edits = false): TypedSupply {
  const today = riyadhDay(now)
  if (!like) return { ...blank, country: '', from: today, to: '' }
  const { price, origin_country, available_from, available_to } = like
  return {
    ...goodsOf(like),
    price: printAmount(halalasOf(price)),
    country: origin_country.code,
    from: available_from < today && !edits ? today : available_from,
    to: available_to !== null && available_to >= today ? available_to : '',
  }
}

/** A blank demand, or a copy of the user's own demand without a day in the past. */
export function demandStart(like: Demand | null, now: Date): TypedDemand {
  if (!like) return { ...blank, neededBy: '' }
  const { target_price, needed_by } = like
  return {
    ...goodsOf(like),
    price: target_price === null ? '' : printAmount(halalasOf(target_price)),
    neededBy: needed_by >= riyadhDay(now) ? needed_by : '',
  }
}

const blank: TypedGoods = { fishType: '', category: '', size: '', quantity: '', price: '', notes: '' }

function goodsOf({ fish_type, category, size, quantity, notes }: Supply | Demand): TypedGoods {
  return {
    ...blank,
    fishType: String(fish_type.id),
    category: String(category.id),
    size: String(size.id),
    quantity: printKilograms(gramsOf(quantity)),
    notes,
  }
}

/** The first and the last day that an entry may have, `YYYY-MM-DD`. */
export function daysFrom(now: Date): { readonly today: string; readonly last: string } {
  return { today: riyadhDay(now), last: riyadhDay(addDays(now, limits.behar.mostDaysAhead)) }
}

/** Validates a supply with the service's own rules (contract 6, supply/add). */
export function supplyProblems(typed: TypedSupply, now: Date): FieldProblems {
  const from = dayStart(typed.from)
  return found({
    ...goodsProblems(typed),
    price: problemIn(readAmount(typed.price)),
    origin_country: chosenProblem(typed.country),
    available_from: dayProblem(typed.from),
    available_to: typed.to === '' ? undefined : dayProblem(typed.to),
    ...(from && firstOf(supplyDaysProblems({ from, to: dayStart(typed.to) }, now))),
  })
}

/** Validates a demand (contract 6, demand/add). Without a target price, any price is acceptable. */
export function demandProblems(typed: TypedDemand, now: Date): FieldProblems {
  const neededBy = dayStart(typed.neededBy)
  return found({
    ...goodsProblems(typed),
    target_price: optionalProblemIn(readAmount(typed.price)),
    needed_by: dayProblem(typed.neededBy),
    ...(neededBy && firstOf(neededByProblems(neededBy, now))),
  })
}

function goodsProblems({ fishType, category, size, quantity }: TypedGoods) {
  return {
    fish_type_id: chosenProblem(fishType),
    category_id: chosenProblem(category),
    size_id: chosenProblem(size),
    quantity: problemIn(readKilograms(quantity)),
  }
}

type Found = Readonly<Record<string, FieldProblem | undefined>>

function found(fields: Found): FieldProblems {
  const wrong = Object.entries(fields).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : []))
  return Object.fromEntries(wrong)
}

function firstOf(problems: FieldProblems): Found {
  return Object.fromEntries(Object.entries(problems).map(([name, [first]]) => [name, first]))
}

const chosenProblem = (value: string): FieldProblem | undefined =>
  value === '' ? { code: 'required' } : undefined

const dayProblem = (day: string): FieldProblem | undefined =>
  day === '' ? { code: 'required' } : dayStart(day) ? undefined : { code: 'date' }

type Sent<Key extends keyof BeharCalls> = SentBody<BeharCalls[Key]>

/** The request body of a valid supply; blank fields are left out. */
export function supplyBody(typed: TypedSupply): Sent<'POST platforms/behar-market/supply/add'> {
  const { price, country, from, to } = typed
  return {
    ...goodsBody(typed),
    price: toRiyals(sureValueIn(readAmount(price))),
    origin_country: country as Country,
    available_from: from,
    ...(to && { available_to: to }),
  }
}

export function demandBody(typed: TypedDemand): Sent<'POST platforms/behar-market/demand/add'> {
  const target = readAmount(typed.price)
  return {
    ...goodsBody(typed),
    ...(target.kind !== 'empty' && { target_price: toRiyals(sureValueIn(target)) }),
    needed_by: typed.neededBy,
  }
}

function goodsBody({ fishType, category, size, quantity, notes }: TypedGoods) {
  return {
    fish_type_id: Number(fishType),
    category_id: Number(category),
    size_id: Number(size),
    quantity: toKilograms(sureValueIn(readKilograms(quantity))),
    ...(notes.trim() && { notes: notes.trim() }),
  }
}

/** The total, truncated to the halala; undefined if price or quantity is missing. */
export function worthOf({ price, quantity }: TypedGoods): WorthOf | undefined {
  const each = priceTyped(price)
  const weight = weightTyped(quantity)
  if (each === undefined || weight === undefined) return undefined
  return { each, weight, sum: priceOf(each, weight) }
}
export interface WorthOf {
  readonly each: Halalas
  readonly weight: Grams
  readonly sum: Halalas
}

/** A weight in tonnes, and its printed kilograms and tonnes, such as 12,500 and 12.5; undefined below one tonne. */
export function tonnesOf(quantity: string) {
  const weight = weightTyped(quantity)
  if (weight === undefined || weight < tonne) return undefined
  return { tonnes: weight / tonne, kilograms: printKilograms(weight), printed: printDecimal(weight, 6) }
}

/** Whether price or quantity is unreadable. If so, the page hides everything that is computed from them. */
export function isUnreadable({ price, quantity }: TypedGoods): boolean {
  return readAmount(price).kind === 'problem' || readKilograms(quantity).kind === 'problem'
}

const tonne = 1_000_000
