import {
  type Channel,
  channels,
  type Grain,
  grains,
  type SourceChoice,
  sourceChoices,
} from '#shared/prices/choices.ts'
import { oneOf, pageOfSearch, wholeOf } from '../app/search.ts'
import { wordsOf } from '../products/filters/filters.ts'

/** The parameters of the address, not parsed yet. */
type Typed<Search> = { readonly [Name in keyof Search]?: unknown }

/** The place of a list of prices. */
export interface PlaceSearch {
  readonly place?: string | undefined
}

/** The place and the searched name of the list of all species. */
export interface PriceListSearch extends PlaceSearch {
  readonly s?: string | undefined
}

/** The source, sale type and size in the address, to which prices are limited. */
export interface ChoiceSearch extends PlaceSearch {
  readonly source?: SourceChoice | undefined
  readonly channel?: Channel | undefined
  readonly size?: number | undefined
}

export interface FishSearch extends ChoiceSearch {
  readonly grain?: Grain | undefined
}

export interface TradesSearch extends ChoiceSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly page?: number | undefined
}

export const defaultGrain: Grain = 'week'

/** A coast or the id of a market; undefined is the Kingdom. */
export function placeOfSearch({ place }: { readonly place?: unknown }): PlaceSearch {
  return { place: matching(place, /^(gulf|red_sea|[1-9]\d{0,8})$/) }
}

export function priceListSearch({ s, ...search }: Typed<PriceListSearch>): PriceListSearch {
  return { ...placeOfSearch(search), s: wordsOf(s) }
}

export function fishSearch(search: Typed<FishSearch>): FishSearch {
  const grain = oneOf(grains, search.grain)
  return { ...choiceOf(search), grain: grain === defaultGrain ? undefined : grain }
}

/** Only the format of the days is checked here; the server refuses days that do not exist. */
export function tradesSearch(search: Typed<TradesSearch>): TradesSearch {
  const day = (value: unknown) => matching(value, /^\d{4}-\d\d-\d\d$/)
  return { ...choiceOf(search), from: day(search.from), to: day(search.to), ...pageOfSearch(search) }
}

function choiceOf(search: Typed<ChoiceSearch>): ChoiceSearch {
  return {
    ...placeOfSearch(search),
    source: oneOf(sourceChoices, search.source),
    channel: oneOf(channels, search.channel),
    size: wholeOf(search.size),
  }
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  const text = String(value)
  return pattern.test(text) ? text : undefined
}
