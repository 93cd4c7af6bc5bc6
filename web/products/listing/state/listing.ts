import { riyadhDay } from '#shared/base/dates.ts'
import type { Pair } from '#shared/base/locale.ts'
import { halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'
import { gramsOf, printKilograms, toKilograms } from '#shared/base/quantity.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { isKept } from '#shared/products/catchDay.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { type PricedPreparation, pricedPreparations } from '#shared/products/preparation.ts'
import { kilosFor, preparationTyped, priceTyped } from './price.ts'
import { isSoldOut, type Unit, wholeWeight } from './units.ts'

/** The origin in the terms of the trade: caught here, farmed here, imported. */
export type Source = 'local' | 'farmed' | 'imported'

/** A preparation that is absent is not offered. */
export type TypedPreparations = Readonly<Partial<Record<PricedPreparation, string>>>

/** The typed values of goods in the form and in the draft. Numbers are text. */
export type Listing = {
  readonly fishId: number | null
  readonly source: Source | null
  readonly country: string
  readonly farmedAbroad: boolean
  readonly stateId: number | null
  readonly sizeId: number | null
  readonly qualityId: number | null
  readonly unit: Unit
  readonly unitWeight: string
  readonly count: string
  readonly price: string
  /** The typed prices of the offered preparations. */
  readonly preparations: TypedPreparations
  /** Kilograms for 100 riyals, which is another form of the price. */
  readonly kilos: string
  readonly marketId: number | null
  readonly cityId: number | null
  readonly landing: string
  readonly caughtAt: string
  /** Only the text that the user typed in place of the proposed name. */
  readonly name: Pair
  readonly details: Pair
}

export const blankListing: Listing = {
  fishId: null,
  source: null,
  country: '',
  farmedAbroad: false,
  stateId: null,
  sizeId: null,
  qualityId: null,
  unit: 'banah',
  unitWeight: '32',
  count: '',
  price: '',
  preparations: {},
  kilos: '',
  marketId: null,
  cityId: null,
  landing: '',
  caughtAt: '',
  name: { ar: '', en: '' },
  details: { ar: '', en: '' },
}

/** The values of the form for listed goods. The quantity is in kilograms, because the original units are not stored. */
export function listingOf(product: OwnProduct): Listing {
  const written = printAmount(halalasOf(product.price))
  return {
    fishId: product.type_fish_id,
    source: product.origin === 'imported' ? 'imported' : product.farmed ? 'farmed' : 'local',
    country: product.origin === 'imported' ? product.origin_country : '',
    farmedAbroad: product.origin === 'imported' && product.farmed,
    stateId: product.fish_type.id,
    sizeId: product.size.id,
    qualityId: product.quality.id,
    unit: 'kilo',
    unitWeight: '1',
    count: printKilograms(gramsOf(product.quantity)),
    price: written,
    preparations: preparationsOf(product),
    kilos: kilosFor(written),
    marketId: product.market_id,
    cityId: product.city_id,
    landing: product.landing_place ?? '',
    caughtAt: product.caught_at ? riyadhDay(new Date(product.caught_at)) : '',
    name: {
      ar: product.translations.find(({ locale }) => locale === 'ar')?.name ?? '',
      en: product.translations.find(({ locale }) => locale === 'en')?.name ?? '',
    },
    details: product.details,
  }
}

type Choices = 'source' | 'country' | 'farmedAbroad' | 'stateId' | 'sizeId' | 'qualityId'

/** The choices of earlier goods that usually stay the same for the next catch of the species. */
export function choicesOf(product: OwnProduct): Pick<Listing, Choices> {
  const { source, country, farmedAbroad, stateId, sizeId, qualityId } = listingOf(product)
  return { source, country, farmedAbroad, stateId, sizeId, qualityId }
}

/** The typed prices of the preparations that a product offers. */
export function preparationsOf({ preparations }: Pick<OwnProduct, 'preparations'>): TypedPreparations {
  const priced = preparations.filter(({ code }) => code !== 'whole')
  return Object.fromEntries(priced.map(({ code, price }) => [code, printAmount(halalasOf(price))]))
}

/**
 * The values of the form for a copy of earlier goods, caught today. The quantity is left blank, so that a copy never puts
 * the same fish on sale twice; only an unsold lot keeps it.
 */
export function copiedListing(product: OwnProduct, today: string): Listing {
  const listing = listingOf(product)
  const unsoldLot = product.auction !== null && product.quantity > 0
  const caughtAt = caughtOn(listing.source, product.fish_type.code, today)
  return { ...listing, count: unsoldLot ? listing.count : '', caughtAt }
}

/**
 * The catch date of new goods. Farmed and imported goods have none, nor have goods that keep for weeks, such as frozen
 * ones. `state` is a code; undefined if not chosen.
 */
export function caughtOn(source: Source | null, state: string | undefined, today: string): string {
  return source === 'local' && !isKept(state) ? today : ''
}

/**
 * The fields of the request (contract 2, Selling); `name` is the typed or proposed name. An unreadable quantity or price
 * is NaN: it counts as a change, and the server refuses it.
 */
export function fieldsOf(listing: Listing, name: Pair) {
  const weight = wholeWeight(listing)
  const price = priceTyped(listing.price)
  const { source, country, details, landing } = listing
  return {
    name: { ar: name.ar.trim(), en: name.en.trim() },
    details: { ar: details.ar.trim(), en: details.en.trim() },
    type_fish_id: listing.fishId ?? 0,
    market_id: listing.marketId ?? 0,
    city_id: listing.cityId ?? 0,
    size: listing.sizeId ?? 0,
    quality: listing.qualityId ?? 0,
    fish_type: listing.stateId ?? 0,
    quantity: isSoldOut(listing) ? 0 : weight === undefined ? Number.NaN : toKilograms(weight),
    price: price === undefined ? Number.NaN : toRiyals(price),
    preparations: sentPreparations(listing.preparations),
    origin: source === 'imported' ? ('imported' as const) : ('local' as const),
    farmed: source === 'farmed' || (source === 'imported' && listing.farmedAbroad),
    ...(source === 'imported' ? { origin_country: country } : {}),
    caught_at: latinDigits(listing.caughtAt).trim(),
    landing_place: source === 'local' ? landing.trim() : '',
  }
}

/** A blank price removes a preparation. */
function sentPreparations(typed: TypedPreparations): Record<PricedPreparation, number | ''> {
  const sent = pricedPreparations.map((code) => {
    const text = typed[code]
    const price = text === undefined ? undefined : preparationTyped(text)
    return [code, text === undefined ? '' : price === undefined ? Number.NaN : toRiyals(price)] as const
  })
  return Object.fromEntries(sent) as Record<PricedPreparation, number | ''>
}
