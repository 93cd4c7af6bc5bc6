import type { Locale } from '#shared/base/locale.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { FishType } from '#shared/behar/contract.ts'
import { countries } from '#shared/behar/countries.ts'
import type { Options } from '#shared/catalog/contract.ts'

/** An entry of a long list that users search by typing. */
export interface SearchedChoice {
  /** The value of the choice in the form. */
  readonly id: string
  readonly name: string
  /** The name in the other language. */
  readonly otherName: string
  /** The code that trading partners use, such as `SAL`. */
  readonly code: string
  /** The drawing; null if there is none, undefined for a list without pictures. */
  readonly image?: string | null
  /** Every name of the entry, in folded form. */
  readonly folded: readonly string[]
}

export interface SearchedFish extends SearchedChoice {
  readonly image: string | null
  readonly scientific: string
}

type PlateSource = Pick<Options['fish'][number], 'code' | 'image' | 'aliases'>

/** The integration's species. Pictures and further names come from the market's species with the same code. */
export function searchedFish(
  fishTypes: readonly FishType[],
  known: readonly PlateSource[],
  locale: Locale,
): SearchedFish[] {
  const byCode = new Map(known.map((one) => [one.code, one]))
  return fishTypes.map(({ id, code, name, fao_code, scientific_name, translations }) => {
    const own = byCode.get(code)
    const names = [name, ...translations.map((other) => other.name), ...(own?.aliases ?? [])]
    return {
      id: String(id),
      name,
      otherName: translations.find((other) => other.locale !== locale)?.name ?? '',
      code: fao_code,
      scientific: scientific_name,
      image: own?.image ?? null,
      folded: [...names, fao_code, scientific_name].flatMap(foldedNames),
    }
  })
}

/** Countries of origin in the alphabetical order of the user's language. Users can search by either name and by code. */
export function searchedCountries(locale: Locale): SearchedChoice[] {
  const other = locale === 'ar' ? 'en' : 'ar'
  return Object.entries(countries)
    .map(([code, name]) => ({
      id: code,
      name: name[locale],
      otherName: name[other],
      code,
      folded: [name.ar, name.en, code].flatMap(foldedNames),
    }))
    .sort((one, two) => one.name.localeCompare(two.name, locale))
}

/**
 * Folding removes the article only from whole words, so this function adds forms that also match the first letters of
 * words.
 */
function foldedNames(name: string): string[] {
  const folded = fold(name)
  return name.startsWith(article) && !folded.startsWith(article) ? [folded, article + folded] : [folded]
}

const article = 'ال'
