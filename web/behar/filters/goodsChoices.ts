import type { Locale } from '#shared/base/locale.ts'
import { fold } from '#shared/base/text/fold.ts'
import type { FishType } from '#shared/behar/contract.ts'
import { type Country, countryCodes } from '#shared/behar/countries.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { findSpecies } from '../../catalog/species.ts'
import { type SearchedChoice, searchedCountries, searchedFish } from './searchedChoices.ts'

/** A search choice: a species, or a country of origin. */
export type GoodsChoice = SearchedChoice &
  ({ readonly kind: 'fish'; readonly fish: number } | { readonly kind: 'country'; readonly country: Country })

/** The integration's species with the market's further names, then the countries. */
export function goodsChoices(
  fishTypes: readonly FishType[],
  known: Options['fish'],
  locale: Locale,
): GoodsChoice[] {
  const fish = searchedFish(fishTypes, known, locale).map((choice) => ({
    ...choice,
    kind: 'fish' as const,
    fish: Number(choice.id),
  }))
  const countries = searchedCountries(locale).flatMap((choice) => {
    const country = countryCodes.find((code) => code === choice.id)
    return country ? [{ ...choice, kind: 'country' as const, country }] : []
  })
  return [...fish, ...countries]
}

/**
 * The choices for a typed text: matches of the main name first, then matches of other names. A blank text returns all
 * choices.
 */
export function findGoods<Choice extends Pick<SearchedChoice, 'name' | 'folded'>>(
  choices: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = fold(typed)
  const found = findSpecies(choices, typed)
  const called = ({ name }: Choice) => fold(name).startsWith(wanted)
  return [...found.filter(called), ...found.filter((choice) => !called(choice))]
}
