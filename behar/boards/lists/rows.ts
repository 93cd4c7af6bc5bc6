import type { Supply } from '#shared/behar/contract.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** What entries of a board are narrowed by. */
export type Facet = 'fish' | 'category' | 'size' | 'origin'

/** Ids of lists and codes of countries; what is not there restricts nothing. */
export interface Facets {
  readonly fish?: readonly number[] | undefined
  readonly category?: readonly number[] | undefined
  readonly size?: readonly number[] | undefined
  readonly origin?: readonly Country[] | undefined
}

/** What an entry holds of the goods, on either side. */
export interface GoodsRow {
  readonly id: number
  readonly owner_id: number
  readonly owner: string
  readonly fish: number
  readonly category: number
  readonly size: number
  /** Grams. */
  readonly quantity: number
  readonly notes: string
  readonly created_at: Date
  /** How many of the other side it meets, up to the limit. */
  readonly matches: number
}

/** Days are `YYYY-MM-DD`, prices halalas per kilogram, weights grams. */
export interface SupplyRow extends GoodsRow {
  readonly status: SupplyStatus
  readonly price: number
  readonly origin: Supply['origin_country']['code']
  readonly available_from: string
  readonly available_to: string | null
  /** The demand that would pay most. */
  readonly near_id: number | null
  readonly near_owner: number
  readonly near_quantity: number
  readonly near_target: number | null
  readonly near_needed_by: string
}

export interface DemandRow extends GoodsRow {
  readonly status: DemandStatus
  readonly target: number | null
  readonly needed_by: string
  /** The cheapest supply. */
  readonly near_id: number | null
  readonly near_owner: number
  readonly near_quantity: number
  readonly near_price: number
  readonly near_origin: Country
  readonly near_from: string
  readonly near_to: string | null
}
