import { readFileSync } from 'node:fs'
import type { Country } from '#shared/behar/countries.ts'
import type { OptionCode } from '../reference/options.ts'

/** What travels into the Kingdom in one state, from where, in which sizes and for how much. */
export interface TradeLine {
  /** Code of the species, in the integration's list and in demo/reference. */
  readonly fish: string
  readonly category: OptionCode<'fish_types'>
  /** How often it is on the board, beside the other lines. */
  readonly weight: number
  readonly origins: readonly (readonly [Country, number])[]
  /** Code of a size, how often, and its price beside the line's. */
  readonly sizes: readonly (readonly [size: string, weight: number, price: number])[]
  /** Riyals a kilogram, cleared in a Saudi port or airport. */
  readonly price: readonly [number, number]
}

/** The import trade, line by line; the file says where its facts come from. */
export const tradeLines: readonly TradeLine[] = read().lines

function read(): { readonly lines: readonly TradeLine[] } {
  const file = new URL('../reference/imports.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as { lines: TradeLine[] }
}
