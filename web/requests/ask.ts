import { latinDigits } from '#shared/base/digits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, toRiyals } from '#shared/base/money.ts'
import { fromKilograms, type Grams, printKilograms, toKilograms, weightLabel } from '#shared/base/quantity.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { pricePrinted, priceTyped } from '../products/listingPrice.ts'
import { asTyped, weightTyped } from '../products/listingUnits.ts'

/** What somebody types of the fish they want, as it stands in the form and in the draft; numbers as they were typed. */
export type Ask = {
  readonly fishId: number | null
  readonly quantity: string
  readonly cityId: number | null
  readonly neededBy: string
  /** Only what was written over the proposal, and the language in which it is proposed. */
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
    ...{ fishId: null, quantity: '', cityId: null, neededBy: '', title: '', titleIn },
    ...{ sizeId: null, qualityId: null, weight: '', price: '', body: '' },
  }
}

/** `هامور 80 كجم`: the fish, and how much of it where that is known; blank without a fish. */
export function proposedTitle(
  fish: Pick<Fish, 'translations'> | undefined,
  weight: Grams | undefined,
  locale: Locale,
): string {
  const name = fish?.translations.find((one) => one.locale === locale)?.name
  if (!name) return ''
  if (weight === undefined) return name
  const much = `${printKilograms(weight)} ${weightLabel[locale]}`
  return locale === 'ar' ? `${name} ${much}` : `${name}, ${much}`
}

/** A request that stands, as its form shows it; a title that was only proposed goes on following fish and quantity. */
export function askOf(request: Request, locale: Locale): Ask {
  const quantity = fromKilograms(request.quantity)
  const weight = request.weight === null ? undefined : fromKilograms(request.weight)
  const price = request.price === null ? undefined : fromRiyals(request.price)
  const followed = (['ar', 'en'] as const).find(
    (each) => proposedTitle(request.fish, quantity, each) === request.title,
  )
  return {
    fishId: request.fish_id,
    quantity: quantity === undefined ? '' : asTyped(quantity),
    cityId: request.city_id,
    neededBy: request.needed_by ?? '',
    title: followed ? '' : request.title,
    titleIn: followed ?? locale,
    sizeId: request.size?.id ?? null,
    qualityId: request.quality?.id ?? null,
    weight: weight === undefined ? '' : asTyped(weight),
    price: price === undefined ? '' : pricePrinted(price),
    body: request.body,
  }
}

/** The same once more: a day that is over is left open. */
export function copiedAsk(request: Request, locale: Locale, today: string): Ask {
  const ask = askOf(request, locale)
  return { ...ask, neededBy: ask.neededBy >= today ? ask.neededBy : '' }
}

/** The fields of the wire (contract 2, requests/create), blank where nothing is said; `title` is what stands there. */
export function fieldsOf(ask: Ask, title: string) {
  const quantity = weightTyped(ask.quantity)
  const weight = weightTyped(ask.weight)
  const price = priceTyped(ask.price)
  return {
    title: title.trim(),
    fish_id: ask.fishId ?? 0,
    city_id: ask.cityId ?? 0,
    quantity: quantity === undefined ? 0 : toKilograms(quantity),
    needed_by: latinDigits(ask.neededBy).trim(),
    size: ask.sizeId ?? ('' as const),
    quality: ask.qualityId ?? ('' as const),
    weight: weight === undefined ? ('' as const) : toKilograms(weight),
    price: price === undefined ? ('' as const) : toRiyals(price),
    body: ask.body.trim(),
  }
}

/** What is different from before, by the fields of the wire; null where nothing is. */
export function changedFields(
  before: ReturnType<typeof fieldsOf>,
  now: ReturnType<typeof fieldsOf>,
): Partial<ReturnType<typeof fieldsOf>> | null {
  const changed = Object.entries(now).filter(([field, value]) => before[field as keyof typeof now] !== value)
  return changed.length === 0 ? null : Object.fromEntries(changed)
}
