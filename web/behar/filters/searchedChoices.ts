import type { Locale } from '#shared/base/locale.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { FishType } from '#shared/behar/contract.ts'
import { countries } from '#shared/behar/countries.ts'
import type { Options } from '#shared/catalog/contract.ts'

/** One of a long list that is searched by typing. */
export interface SearchedChoice {
  /** As a form holds it. */
  readonly id: string
  readonly name: string
  /** In the other language. */
  readonly otherName: string
  /** By which partners know it: `SAL`. */
  readonly code: string
  /** Its drawn plate; null where there is none, undefined where the list has no pictures. */
  readonly image?: string | null
  /** Everything it is called, folded once. */
  readonly folded: readonly string[]
}

export interface SearchedFish extends SearchedChoice {
  readonly image: string | null
  readonly scientific: string
}

type PlateSource = Pick<Options['fish'][number], 'code' | 'image' | 'aliases'>

/** The integration's species; plates and what else they are called come from the market's own, by their code. */
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

/** Where goods may come from, in the order of the reader's language; found by either name and by the code. */
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

/** Folding takes the article from a whole word only: who has typed no more than its beginning finds it all the same. */
function foldedNames(name: string): string[] {
  const folded = fold(name)
  return name.startsWith(article) && !folded.startsWith(article) ? [folded, article + folded] : [folded]
}

const article = 'ال'
