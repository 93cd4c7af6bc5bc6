import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { type Grams, gramsOf, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { latinDigits, type Read } from '#shared/base/text/digits.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { proposedTitle as titleOf } from '#shared/requests/rules.ts'

/** The typed values of a request in the form and in the draft. Numbers are text. */
export type Ask = {
  readonly fishId: number | null
  readonly quantity: string
  readonly cityId: number | null
  readonly neededBy: string
  /** Only the text that the user typed in place of the proposed title, and the language of the proposal. */
  readonly title: string
  readonly titleIn: Locale
  readonly sizeId: number | null
  readonly qualityId: number | null
  readonly weight: string
  readonly price: string
  readonly body: string
}

type Fish = Options['fish'][number]

export function blankAsk(titleIn: Locale): Ask {
  return {
    fishId: null,
    quantity: '',
    cityId: null,
    neededBy: '',
    title: '',
    titleIn,
    sizeId: null,
    qualityId: null,
    weight: '',
    price: '',
    body: '',
  }
}

/**
 * The proposed title: the species, and the quantity if it is known, such as `هامور 80 كجم`; blank if there is no species.
 */
export function proposedTitle(
  fish: Pick<Fish, 'translations'> | undefined,
  weight: Grams | undefined,
  locale: Locale,
): string {
  const name = fish?.translations.find((one) => one.locale === locale)?.name
  return name ? titleOf(name, weight === undefined ? undefined : printKilograms(weight), locale) : ''
}

/**
 * The values of the form for an existing request. A title that was only proposed continues to follow species and
 * quantity.
 */
export function askOf(request: Request, locale: Locale): Ask {
  const quantity = gramsOf(request.quantity)
  const followed = (['ar', 'en'] as const).find(
    (each) => proposedTitle(request.fish, quantity, each) === request.title,
  )
  return {
    fishId: request.fish_id,
    quantity: printKilograms(quantity),
    cityId: request.city_id,
    neededBy: request.needed_by ?? '',
    title: followed ? '' : request.title,
    titleIn: followed ?? locale,
    sizeId: request.size?.id ?? null,
    qualityId: request.quality?.id ?? null,
    weight: request.weight === null ? '' : printKilograms(gramsOf(request.weight)),
    price: request.price === null ? '' : printAmount(halalasOf(request.price)),
    body: request.body,
  }
}

/** The values of a repeated request; a day in the past is left blank. */
export function copiedAsk(request: Request, locale: Locale, today: string): Ask {
  const ask = askOf(request, locale)
  return { ...ask, neededBy: ask.neededBy >= today ? ask.neededBy : '' }
}

/**
 * The fields of the request (contract 2, requests/create), blank if they have no value; `title` is the typed or proposed
 * title.
 */
export function fieldsOf(ask: Ask, title: string) {
  const [weight, price] = [readKilograms(ask.weight), readAmount(ask.price)]
  return {
    title: title.trim(),
    fish_id: ask.fishId ?? 0,
    city_id: ask.cityId ?? 0,
    quantity: numberOf(readKilograms(ask.quantity), toKilograms),
    needed_by: latinDigits(ask.neededBy).trim(),
    size: ask.sizeId ?? ('' as const),
    quality: ask.qualityId ?? ('' as const),
    weight: weight.kind === 'empty' ? ('' as const) : numberOf(weight, toKilograms),
    price: price.kind === 'empty' ? ('' as const) : numberOf(price, toRiyals),
    body: ask.body.trim(),
  }
}

/** The value as a number. An unreadable number is NaN: it counts as a change, and the server refuses it. */
function numberOf<T>(read: Read<T>, convert: (value: T) => number): number {
  return read.kind === 'value' ? convert(read.value) : Number.NaN
}

/** The changed fields of the request, or null if nothing changed. */
export function changedFields(
  before: ReturnType<typeof fieldsOf>,
  now: ReturnType<typeof fieldsOf>,
): Partial<ReturnType<typeof fieldsOf>> | null {
  const changed = Object.entries(now).filter(([field, value]) => before[field as keyof typeof now] !== value)
  return changed.length === 0 ? null : Object.fromEntries(changed)
}
