import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import { latinDigits, typedNumber } from '#shared/base/digits.ts'
import { type FieldProblem, fieldMessage } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { maxAmount, toRiyals } from '#shared/base/money.ts'
import { maxWeight, toKilograms } from '#shared/base/quantity.ts'
import type { Ask } from './ask.ts'

export type AskErrors = Readonly<Record<string, readonly string[]>>

/** The fields of the wire in the order in which they stand in the form. */
export const askFields = [
  ...['fish_id', 'quantity', 'city_id', 'needed_by'],
  ...['price', 'size', 'quality', 'weight', 'body', 'image', 'title'],
] as const

/** Those that stand behind "more details". */
export const foldedFields: readonly string[] = askFields.slice(4)

/** What is missing or cannot be right, in the words that the server would use: known without asking it. */
export function problemsOf(ask: Ask, title: string, now: Date, locale: Locale): AskErrors {
  const found: Record<string, FieldProblem | undefined> = {
    fish_id: ask.fishId === null ? { code: 'required' } : undefined,
    quantity: ask.quantity.trim() === '' ? { code: 'required' } : weightProblem(ask.quantity),
    city_id: ask.cityId === null ? { code: 'required' } : undefined,
    needed_by: dayProblem(ask.neededBy, now),
    price: numberProblem(ask.price, { decimals: 2, least: 0.01, most: toRiyals(maxAmount) }),
    weight: weightProblem(ask.weight),
    title: title.trim() === '' && ask.fishId !== null ? { code: 'required' } : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) =>
      problem ? [[field, [fieldMessage(problem, locale)]]] : [],
    ),
  )
}

function weightProblem(typed: string): FieldProblem | undefined {
  return numberProblem(typed, { decimals: 3, least: 0.001, most: toKilograms(maxWeight) })
}

type Range = { readonly decimals: number; readonly least: number; readonly most: number }

/** Blank is nobody's problem: what must not be says so beside it. */
function numberProblem(typed: string, { decimals, least, most }: Range): FieldProblem | undefined {
  if (typed.trim() === '') return undefined
  const number = typedNumber(typed)
  if (number === undefined) return { code: 'number' }
  if (number > most) return { code: 'at_most', bound: most }
  if (number < least) return { code: 'at_least', bound: least }
  const scale = 10 ** decimals
  const fits = Math.abs(Math.round(number * scale) / scale - number) < 1e-9
  return fits ? undefined : { code: 'decimals', bound: decimals }
}

function dayProblem(typed: string, now: Date): FieldProblem | undefined {
  const text = latinDigits(typed).trim()
  if (text === '') return undefined
  if (!dayStart(text)) return { code: 'date' }
  if (text < riyadhDay(now)) return { code: 'past' }
  const bound = limits.request.mostDaysAhead
  return text > riyadhDay(addDays(now, bound)) ? { code: 'within_days', bound } : undefined
}
