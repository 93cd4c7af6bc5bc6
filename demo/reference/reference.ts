import { readFileSync } from 'node:fs'
import { seasonVerdict } from '#shared/products/seasons.ts'
import type { OptionCode } from './options.ts'

/** Facts of the Saudi fish trade; every file of the folder names its sources. */

export type Water = 'gulf' | 'red_sea'

export interface Species {
  /** A stable and language-independent code, such as `hamour`. */
  readonly code: string
  readonly name_ar: string
  /** The name that people use in English. */
  readonly name_en: string
  /** The official common name, if people use another name. */
  readonly official_name_en?: string
  readonly aliases_ar: readonly string[]
  readonly aliases_en: readonly string[]
  readonly scientific_name: string
  readonly fao_code: string
  readonly category: OptionCode<'categories'>
  readonly farmed: boolean
  readonly waters: readonly Water[]
  readonly origin: 'local' | 'imported' | 'both'
  /** Weight of one medium fish (or piece) in grams. */
  readonly medium_grams: readonly [number, number]
  readonly price_sar_per_kg: readonly [number, number]
  readonly price_basis: 'press' | 'estimate'
  readonly confidence: 'high' | 'medium'
  readonly hundred_riyal: boolean
  readonly hidden?: boolean
  readonly note?: string
  readonly sources: readonly string[]
}

export interface Region {
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly full_name_ar: string
  readonly iso: string
  readonly coast: Water | null
  readonly postal_first_digit: string
}

export interface City {
  readonly code: string
  readonly region: string
  readonly name_ar: string
  readonly name_en: string
  readonly aliases: readonly string[]
  readonly coastal: boolean
  readonly latitude: number
  readonly longitude: number
}

export interface Market {
  readonly code: string
  readonly city: string
  readonly kind: 'auction_market' | 'retail_market' | 'landing_site'
  /** The short name, which cards show. */
  readonly name_ar: string
  readonly name_en: string
  readonly full_name_ar: string
  readonly full_name_en: string
  readonly aliases: readonly string[]
  readonly note_ar?: string
  readonly note_en?: string
  readonly primary?: boolean
  readonly verified: boolean
  readonly sources: readonly string[]
}

export interface Season {
  readonly code: string
  readonly species: readonly string[]
  readonly regions: readonly string[]
  readonly kind: 'open' | 'closed'
  /** `MM-DD`. A season that lacks one of the two dates warns but forbids nothing. */
  readonly from: string | null
  readonly to: string | null
  readonly gear?: string
  readonly min_size_cm?: number
  readonly rule_ar: string
  readonly rule_en: string
  /** Keys of `seasonSources`. */
  readonly sources: readonly string[]
}

export const species = read<{ species: Species[] }>('species.json').species
export const { regions, cities } = read<{ regions: Region[]; cities: City[] }>('places.json')
export const markets = read<{ markets: Market[] }>('markets.json').markets
export const { seasons, sources: seasonSources } = read<{
  seasons: Season[]
  sources: Record<string, { readonly title: string }>
}>('seasons.json')

/** The seasons with codes instead of ids, in the form that the market's season rule expects. */
const facts = seasons.map((season) => ({
  season,
  kind: season.kind,
  from: season.from,
  to: season.to,
  fish_ids: season.species,
  region_ids: season.regions,
  gear: season.gear ?? null,
  min_size_cm: season.min_size_cm ?? null,
}))

/** The season that forbids listing local wild fish of a species in a region on a day, `YYYY-MM-DD`. */
export function closedSeason(speciesCode: string, regionCode: string, day: string): Season | undefined {
  const goods = { fishId: speciesCode, regionId: regionCode, origin: 'local', farmed: false, day } as const
  return seasonVerdict(facts, goods).refusal?.season.season
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
}
