import { dayStart } from '#shared/base/dates.ts'
import type { FieldProblem } from '#shared/base/errors.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import { readAmount } from '#shared/base/money.ts'
import { latinDigits, problemIn } from '#shared/base/text/digits.ts'
import { messageAtField } from '#shared/base/text/messageAtField.ts'
import { pricedPreparations } from '#shared/products/preparation.ts'
import type { Listing } from './listing.ts'
import { readPreparation } from './price.ts'
import { quantityProblem } from './units.ts'

/** The cards of the form in order, each with the names of its fields in the API. */
export const steps = {
  photos: ['image', 'images', 'pictures', 'copy_of'],
  species: ['type_fish_id', 'category'],
  origin: ['origin', 'origin_country', 'farmed', 'fish_type', 'size', 'quality'],
  quantity: ['quantity'],
  price: ['price', 'preparations', ...pricedPreparations.map((code) => `preparations.${code}`)],
  place: [
    ...['market_id', 'city_id', 'landing_place', 'caught_at'],
    ...['name', 'name.ar', 'name.en', 'details', 'details.ar', 'details.en'],
  ],
} as const satisfies Record<string, readonly string[]>
export type Step = keyof typeof steps
export const stepNames = Object.keys(steps) as Step[]

/** The message key of the title of each card. */
export const stepTitles = {
  photos: 'photos',
  species: 'species',
  origin: 'origin',
  quantity: 'quantityStep',
  price: 'priceStep',
  place: 'place',
} as const satisfies Record<Step, string>

export type ListingErrors = Readonly<Record<string, readonly string[]>>

/** Validates the goods with the server's error texts. */
export function problemsOf(listing: Listing, name: Pair, now: Date, locale: Locale): ListingErrors {
  const found: Record<string, FieldProblem | undefined> = {
    type_fish_id: needs(listing.fishId),
    origin: needs(listing.source),
    origin_country: listing.source === 'imported' ? needs(listing.country) : undefined,
    fish_type: needs(listing.stateId),
    size: needs(listing.sizeId),
    quality: needs(listing.qualityId),
    quantity: quantityProblem(listing),
    price: problemIn(readAmount(listing.price)),
    ...Object.fromEntries(
      Object.entries(listing.preparations).map(([code, typed]) => [
        `preparations.${code}`,
        problemIn(readPreparation(typed)),
      ]),
    ),
    market_id: needs(listing.marketId),
    city_id: needs(listing.cityId),
    caught_at: dayProblem(listing.caughtAt, now),
    // Both names are proposed from the species, so without a species only the species counts as missing.
    'name.ar': listing.fishId === null ? undefined : needs(name.ar.trim()),
    'name.en': listing.fishId === null ? undefined : needs(name.en.trim()),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) =>
      problem ? [[field, [messageAtField(problem, locale, field)]]] : [],
    ),
  )
}

/** Whether every field of the card is filled in. The card of the pictures needs one picture. */
export function stepDone(step: Step, missing: ListingErrors, photos: number): boolean {
  return step === 'photos' ? photos > 0 : !isWrong(step, missing)
}

export function isWrong(step: Step, errors: ListingErrors): boolean {
  return Object.keys(errors).some((field) => stepOf(field) === step)
}

/** The card of a field in the API; `images.2` belongs to the card of `images`. */
export function stepOf(field: string): Step | undefined {
  const head = field.split('.')[0] ?? field
  return stepNames.find((step) =>
    (steps[step] as readonly string[]).some((one) => one === field || one === head),
  )
}

function needs(value: number | string | null): FieldProblem | undefined {
  return value === null || value === '' ? { code: 'required' } : undefined
}

function dayProblem(typed: string, now: Date): FieldProblem | undefined {
  const text = latinDigits(typed).trim()
  if (text === '') return undefined
  const at = dayStart(text)
  if (!at) return { code: 'date' }
  return at.getTime() > now.getTime() ? { code: 'future' } : undefined
}
