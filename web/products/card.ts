import type { LinkProps } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { isDrawing } from '#shared/base/paths.ts'
import type { Origin, Product } from '#shared/products/contract.ts'
import { messages } from '../app/texts/text.ts'

/**
 * Texts of a product that every place needs where a product is shown. They are part of the first load, so
 * texts of single pages are in other files.
 */
export const cardText = messages({
  specials: { ar: 'منتجات مميزة', en: 'Special products' },
  specialsSub: { ar: 'مختارة من صيد اليوم ومن المستورد', en: "Picked from today's catch and imports" },
  caughtToday: { ar: 'طروة', en: 'Caught today' },
  available: { ar: 'المتاح', en: 'Available' },
  listed: { ar: 'عُرض', en: 'Listed' },
  place: {
    ar: (market: string, city: string) => (market.includes(city) ? market : `${market}، ${city}`),
    en: (market: string, city: string) => (market.includes(city) ? market : `${market}, ${city}`),
  },
  buy: { ar: 'شراء', en: 'Buy' },
  buyNamed: { ar: (name: string) => `شراء ${name}`, en: (name: string) => `Buy ${name}` },
})

type OtherName = { readonly locale: Locale; readonly name: string }

/** The fields that a product card shows. A list is embedded in the page, so unused fields are left out. */
export type CardProduct = {
  readonly id: number
  readonly name: string
  /** The official English name or the name in the other language; absent if it is equal. */
  readonly otherName: OtherName | undefined
  readonly image: string
  /** The code of the species, whose further names the card shows; absent on cards without these names. */
  readonly fish?: string
  /** True if the picture is a drawing of the species or of the cut and not a photograph. */
  readonly plate: boolean
  readonly origin: Product['origin']
  readonly farmed: boolean
  readonly caughtAt: string | null
  /** SAR per kilogram. */
  readonly price: number
  /** Whether the price is also printed as kilograms per 100 riyals. */
  readonly hundredRiyal: boolean
  /** Kilograms. */
  readonly quantity: number
  readonly market: string
  readonly city: string
  readonly createdAt: string
  readonly seller: string
  readonly sellerId: number
}

/** A product's other names: the official English name where the market uses another name, then the other language's. */
export function otherNamesOf({
  name,
  fish,
  translations,
}: Pick<Product, 'name' | 'fish' | 'translations'>): readonly OtherName[] {
  const isTradeName = fish.translations.some((one) => one.locale === 'en' && one.name === name)
  const official = isTradeName ? fish.official_name : null
  return [
    ...(official ? [{ locale: 'en' as const, name: official }] : []),
    ...translations.filter((one) => one.name !== name),
  ]
}

export function cardOf(product: Product): CardProduct {
  const { id, name, image, origin, farmed, price, quantity } = product
  return {
    id,
    name,
    image,
    origin,
    farmed,
    price,
    quantity,
    plate: isDrawing(image),
    otherName: otherNamesOf(product)[0],
    caughtAt: product.caught_at,
    hundredRiyal: product.fish.hundred_riyal,
    market: product.market.name,
    city: product.city.name,
    createdAt: minuteOf(product.created_at),
    seller: product.seller.name,
    sellerId: product.seller.id,
  }
}

/** The card of a list that also shows the further names of the species. */
export function listCardOf(product: Product): CardProduct {
  return { ...cardOf(product), fish: product.fish.code }
}

/** Cuts a time to its minute. Cards show no seconds, and seconds hardly compress in the HTML of home. */
function minuteOf(moment: string): string {
  return `${moment.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`
}

/** The path of the market for each origin. */
export const marketOf = {
  local: '/local-market',
  imported: '/international-market/main',
} as const satisfies Record<Origin, string>

/** The list in which a product is shown; the path of its details begins with the path of the list. */
export type Shelf = Origin | 'special'

/** The link to a product's details, under the path of the list. */
export function productLink(id: number, shelf: Shelf) {
  return { to: details[shelf], params: { productId: String(id) } } as const satisfies LinkProps
}

const details = {
  local: '/local-market/$productId',
  imported: '/international-market/main/$productId',
  special: '/special-products/$productId',
} as const
