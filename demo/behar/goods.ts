import { readFileSync } from 'node:fs'
import type { Country } from '#shared/behar/countries.ts'
import type { OptionCode } from '../reference/options.ts'

/** One product of the import trade: species, state, countries, sizes and prices. */
export interface TradeLine {
  /** Code of the species, which is in the integration's list and in demo/reference. */
  readonly fish: string
  readonly category: OptionCode<'fish_types'>
  /** Frequency on the board relative to the other lines. */
  readonly weight: number
  readonly origins: readonly (readonly [Country, number])[]
  /** Code of a size, its frequency, and its price relative to the price of the line. */
  readonly sizes: readonly (readonly [size: string, weight: number, price: number])[]
  /** Riyals per kilogram, cleared in a Saudi port or airport. */
  readonly price: readonly [number, number]
}

/** The import trade by line; the file names its sources. */
export const tradeLines: readonly TradeLine[] = read().lines

function read(): { readonly lines: readonly TradeLine[] } {
  const file = new URL('../reference/imports.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as { lines: TradeLine[] }
}
