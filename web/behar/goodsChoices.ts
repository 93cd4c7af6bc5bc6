import type { Locale } from '#shared/base/locale.ts'
import type { FishType } from '#shared/behar/contract.ts'
import { type Country, countryCodes } from '#shared/behar/countries.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { type SearchedChoice, searchedCountries, searchedFish } from './searchedChoices.ts'

/** What the boards are searched by: a species, or the country where supplies come from. */
export type GoodsChoice = SearchedChoice &
  ({ readonly kind: 'fish'; readonly fish: number } | { readonly kind: 'country'; readonly country: Country })

/** The integration's species first, with what else the market calls them, then the countries. */
export function goodsChoices(
  fishTypes: readonly FishType[],
  known: Options['fish'],
  locale: Locale,
): GoodsChoice[] {
  const fish = searchedFish(fishTypes, known, locale).map((choice) => ({
    ...choice,
    ...{ kind: 'fish' as const, fish: Number(choice.id) },
  }))
  const countries = searchedCountries(locale).flatMap((choice) => {
    const country = countryCodes.find((code) => code === choice.id)
    return country ? [{ ...choice, kind: 'country' as const, country }] : []
  })
  return [...fish, ...countries]
}
