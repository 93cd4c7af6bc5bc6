import { readFileSync } from 'node:fs'
import type { OptionCode } from './options.ts'

/** The facts of the Saudi fish trade that the product stands on; every file names its sources. */

export type Water = 'gulf' | 'red_sea'

export interface Species {
  /** Stable and language-free: `hamour`. */
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly aliases_ar: readonly string[]
  readonly aliases_en: readonly string[]
  readonly scientific_name: string
  readonly fao_code: string
  readonly category: OptionCode<'categories'>
  readonly farmed: boolean
  readonly waters: readonly Water[]
  readonly origin: 'local' | 'imported' | 'both'
  /** What one medium fish (or piece) weighs, grams. */
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
  /** The short form that cards show. */
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
  /** `MM-DD`; a rule without one of the two only warns. */
  readonly from: string | null
  readonly to: string | null
  readonly gear?: string
  readonly min_size_cm?: number
  readonly rule_ar: string
  readonly rule_en: string
}

export const species = read<{ species: Species[] }>('species.json').species
export const { regions, cities } = read<{ regions: Region[]; cities: City[] }>('places.json')
export const markets = read<{ markets: Market[] }>('markets.json').markets
export const seasons = read<{ seasons: Season[] }>('seasons.json').seasons

/** Whether local wild fish of a species may not be listed in a region on a day (domain, section 3). */
export function closedSeason(speciesCode: string, regionCode: string, day: string): Season | undefined {
  const monthDay = day.slice(5)
  return seasons.find((season) => {
    const { from, to } = season
    if (!from || !to || season.gear) return false
    if (!season.species.includes(speciesCode) || !season.regions.includes(regionCode)) return false
    const within = from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
    return season.kind === 'closed' ? within : !within
  })
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
}
