import type { Supply } from '#shared/behar/contract.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** The filters of a board. */
export type Facet = 'fish' | 'category' | 'size' | 'origin'

/** Ids of list entries and codes of countries; an absent facet does not filter. */
export interface Facets {
  readonly fish?: readonly number[] | undefined
  readonly category?: readonly number[] | undefined
  readonly size?: readonly number[] | undefined
  readonly origin?: readonly Country[] | undefined
}

/** The columns that supplies and demands share. */
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
  /** The number of matching entries of the other board, up to the limit. */
  readonly matches: number
}

/** Days are `YYYY-MM-DD`, prices halalas per kilogram, weights grams. */
export interface SupplyRow extends GoodsRow {
  readonly status: SupplyStatus
  readonly price: number
  readonly origin: Supply['origin_country']['code']
  readonly available_from: string
  readonly available_to: string | null
  /** The best paying matching demand. */
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
  /** The cheapest matching supply. */
  readonly near_id: number | null
  readonly near_owner: number
  readonly near_quantity: number
  readonly near_price: number
  readonly near_origin: Country
  readonly near_from: string
  readonly near_to: string | null
}
