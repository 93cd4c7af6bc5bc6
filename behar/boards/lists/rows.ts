import type { OrNulls } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
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
  /** In grams: the quantity that is in the present state of the entry. */
  readonly quantity: number
  readonly notes: string
  readonly created_at: Date
  /** The number of matching entries on the other board, up to the limit. */
  readonly matches: number
}

/** Days are `YYYY-MM-DD`, prices halalas per kilogram, weights grams. */
export type SupplyRow = GoodsRow & OwnSupply & OrNulls<NearDemand>

interface OwnSupply {
  readonly status: SupplyStatus
  /** In grams. `reserved` and `sold` do not include `quantity`; `promised` is the reserved part that belongs to deals. */
  readonly reserved: number
  readonly promised: number
  readonly sold: number
  readonly price: Halalas
  readonly origin: Supply['origin_country']['code']
  readonly available_from: string
  readonly available_to: string | null
}

/** The matching demand with the highest target price. */
interface NearDemand {
  readonly near_id: number
  readonly near_owner: number
  readonly near_quantity: number
  readonly near_target: Halalas | null
  readonly near_needed_by: string
}

export type DemandRow = GoodsRow & OwnDemand & OrNulls<NearSupply>

interface OwnDemand {
  readonly status: DemandStatus
  /** In grams; does not include `quantity` when the demand is fulfilled. */
  readonly fulfilled: number
  readonly target: Halalas | null
  readonly needed_by: string
}

/** The cheapest matching supply. */
interface NearSupply {
  readonly near_id: number
  readonly near_owner: number
  readonly near_quantity: number
  readonly near_price: Halalas
  readonly near_origin: Country
  readonly near_from: string
  readonly near_to: string | null
}
