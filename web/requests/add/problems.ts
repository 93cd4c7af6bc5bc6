import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import type { FieldProblem } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { readAmount } from '#shared/base/money.ts'
import { readKilograms } from '#shared/base/quantity.ts'
import { latinDigits, optionalProblemIn, problemIn } from '#shared/base/text/digits.ts'
import { messageAtField } from '#shared/base/text/messageAtField.ts'
import type { Ask } from './ask.ts'

type AskErrors = Readonly<Record<string, readonly string[]>>

/** The names of the fields in the API, in the order of the form. */
const askFields = [
  ...['fish_id', 'quantity', 'city_id', 'needed_by'],
  ...['price', 'size', 'quality', 'weight', 'body', 'image', 'title'],
] as const

/** The fields below "more details". */
export const foldedFields: readonly string[] = askFields.slice(4)

/** Validates the request with the server's error texts. */
export function problemsOf(ask: Ask, title: string, now: Date, locale: Locale): AskErrors {
  const found: Record<string, FieldProblem | undefined> = {
    fish_id: ask.fishId === null ? { code: 'required' } : undefined,
    quantity: problemIn(readKilograms(ask.quantity)),
    city_id: ask.cityId === null ? { code: 'required' } : undefined,
    needed_by: dayProblem(ask.neededBy, now),
    price: optionalProblemIn(readAmount(ask.price)),
    weight: optionalProblemIn(readKilograms(ask.weight)),
    title: title.trim() === '' && ask.fishId !== null ? { code: 'required' } : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) =>
      problem ? [[field, [messageAtField(problem, locale, field)]]] : [],
    ),
  )
}

function dayProblem(typed: string, now: Date): FieldProblem | undefined {
  const text = latinDigits(typed).trim()
  if (text === '') return undefined
  if (!dayStart(text)) return { code: 'date' }
  if (text < riyadhDay(now)) return { code: 'past' }
  const bound = limits.request.mostDaysAhead
  return text > riyadhDay(addDays(now, bound)) ? { code: 'within_days', bound } : undefined
}
