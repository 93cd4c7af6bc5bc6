import { riyadhDay } from '#shared/base/dates.ts'
import { type Locale, locales } from '#shared/base/locale.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct, Season } from '#shared/products/listing.ts'
import { textIn } from '../../../app/texts/text.ts'
import { listingText } from '../../listing/messages.ts'
import { countries } from '../../listing/state/countries.ts'
import {
  blankListing,
  caughtOn,
  choicesOf,
  fieldsOf,
  type Listing,
  preparationsOf,
  type Source,
} from '../../listing/state/listing.ts'
import { factsOf, missingOf } from '../../listing/useListing.ts'
import { regionName } from '../../regionName.ts'
import { importText, productsFileText } from '../messages.ts'

/** The columns that describe new products. */
export const newColumns = [
  'name',
  'fish',
  'origin',
  'country',
  'condition',
  'size',
  'quality',
  'market',
  'city',
  'price',
  'left',
] as const
export type NewColumn = (typeof newColumns)[number]

/** A line without a product number: a new product, in the form in which it is sent. */
export interface NewLine {
  /** The line of the file, from 1. */
  readonly line: number
  readonly listing: Listing
  readonly name: string
  readonly market: string
  readonly body: ReturnType<typeof fieldsOf>
}

/** The data from which a new product is built. */
export interface NewGoodsFacts {
  readonly options: Options
  readonly seasons: readonly Season[]
  readonly now: Date
}

/**
 * Reads the new product of a line. Blank cells take the choices of the seller's latest product of the
 * species, or else of the latest product, as the form does. The same rules apply as in the form.
 */
export function readNewLine(
  line: number,
  cellOf: (column: NewColumn) => string,
  {
    options,
    seasons,
    now,
    own,
    locale,
  }: NewGoodsFacts & { readonly own: readonly OwnProduct[]; readonly locale: Locale },
): {
  readonly made?: NewLine
  readonly problems: readonly { readonly field: string; readonly text: string }[]
} {
  const t = textIn(importText, locale)
  const headings = textIn(productsFileText, locale)
  const problems: { field: string; text: string }[] = []
  /** The entry that a cell names; null for a blank cell and for an unknown name, which also becomes a problem of the line. */
  const chosen = <Entry extends Named>(column: NewColumn, entries: readonly Entry[]): Entry | null => {
    const cell = fold(cellOf(column))
    if (cell === '') return null
    const found = entries.find((entry) => namesOf(entry).some((name) => fold(name) === cell))
    if (!found) problems.push({ field: headings[column], text: t.notInList(cellOf(column)) })
    return found ?? null
  }
  const fish = chosen('fish', options.fish)
  const source = chosen('origin', sources)
  const country = chosen('country', countryEntries)
  const condition = chosen('condition', options.fish_types)
  const size = chosen('size', options.sizes)
  const quality = chosen('quality', options.qualities)
  const market = chosen('market', options.markets)
  const city = chosen('city', options.cities)
  if (problems.length > 0) return { problems }

  const same = own.find(({ type_fish_id }) => type_fish_id === fish?.id)
  const start = startFrom(same ?? own[0], same !== undefined)
  const from = source?.value ?? start.source
  const state = condition?.code ?? (same ?? own[0])?.fish_type.code
  const marketId = market?.id ?? start.marketId
  const listing: Listing = {
    ...start,
    fishId: fish?.id ?? null,
    source: from,
    country: from === 'imported' ? (country?.code ?? start.country) : '',
    stateId: condition?.id ?? start.stateId,
    sizeId: size?.id ?? start.sizeId,
    qualityId: quality?.id ?? start.qualityId,
    marketId,
    cityId: city?.id ?? market?.city_id ?? start.cityId,
    caughtAt: caughtOn(from, state, riyadhDay(now)),
    unit: 'kilo',
    unitWeight: '1',
    count: cellOf('left'),
    price: cellOf('price'),
    name: nameOf(cellOf('name')),
  }
  const known = { options, seasons }
  const wrong = Object.entries(missingOf(listing, known, now, locale))
    // A missing name is no problem, because the name is proposed from the species.
    .filter(([field]) => !field.startsWith('name.'))
  if (wrong.length > 0) {
    return {
      problems: wrong.map(([field, [text = '']]) => ({ field: headings[columnOf[field] ?? 'fish'], text })),
    }
  }
  const { name } = factsOf(listing, known, now)
  const at = options.markets.find(({ id }) => id === marketId)?.name ?? ''
  return {
    made: { line, listing, name: name[locale], market: at, body: fieldsOf(listing, name) },
    problems: [],
  }
}

/** A typed name counts for the language that it is written in; the name in the other language is proposed from the species. */
function nameOf(cell: string): Listing['name'] {
  const typed = cell.trim()
  return /\p{Script=Arabic}/u.test(typed) ? { ar: typed, en: '' } : { ar: '', en: typed }
}

/**
 * The choices of earlier goods. The landing place and the preparations, whose prices differ by species, are
 * taken only from goods of the same species.
 */
function startFrom(last: OwnProduct | undefined, same: boolean): Listing {
  if (!last) return blankListing
  return {
    ...blankListing,
    ...choicesOf(last),
    marketId: last.market_id,
    cityId: last.city_id,
    ...(same && { landing: last.landing_place ?? '', preparations: preparationsOf(last) }),
  }
}

interface Named {
  readonly translations: readonly { readonly name: string }[]
  readonly official_name?: string | null
  readonly aliases?: readonly string[]
}

function namesOf({ translations, official_name: official, aliases = [] }: Named): readonly string[] {
  return [...translations.map(({ name }) => name), ...(official ? [official] : []), ...aliases]
}

const sources = (['local', 'farmed', 'imported'] as const satisfies readonly Source[]).map((value) => ({
  value,
  translations: locales.map((locale) => ({ name: textIn(listingText, locale)[value] })),
}))

const countryEntries = countries.map((code) => ({
  code,
  translations: [{ name: code }, ...locales.map((locale) => ({ name: regionName(code, locale) }))],
}))

/** The column of the file for each field of the API. */
const columnOf: Readonly<Record<string, NewColumn>> = {
  type_fish_id: 'fish',
  origin: 'origin',
  origin_country: 'country',
  fish_type: 'condition',
  size: 'size',
  quality: 'quality',
  quantity: 'left',
  price: 'price',
  market_id: 'market',
  city_id: 'city',
}

/** The keys of the lines that were listed since the page was loaded. */
const listed = new Set<string>()

export function rememberListed(key: string): void {
  listed.add(key)
}

export async function isListed(line: NewLine): Promise<boolean> {
  return listed.has(await keyOfLine(line, () => ''))
}

/**
 * The `Idempotency-Key` of a line. It is a digest of the line, so that the same file does not list its products twice within the
 * lifetime of the keys. Without TLS the browser computes no digests, so the key is `fresh()`.
 */
export async function keyOfLine({ line, body }: NewLine, fresh: () => string): Promise<string> {
  const digest = await crypto.subtle?.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify([line, body])),
  )
  return digest
    ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    : fresh()
}
