import { type Halalas, halalas } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'

/** The fields in which a supply and a demand can match. The first four must match, otherwise there is no match at all. */
export const meetingFields = ['fish_type', 'category', 'size', 'date', 'price', 'quantity'] as const
export type MeetingField = (typeof meetingFields)[number]

/** The goods of either side. Species, category and size are ids of the lists. */
interface Goods {
  readonly fishType: number
  readonly category: number
  readonly size: number
  readonly quantity: Grams
}

export interface DemandFacts extends Goods {
  /** Halalas per kilogram; null means any price. */
  readonly target: Halalas | null
  /** In the format `YYYY-MM-DD`. */
  readonly neededBy: string
}

export interface SupplyFacts extends Goods {
  /** In halalas per kilogram. */
  readonly price: Halalas
  readonly availableFrom: string
  readonly availableTo: string | null
}

export interface Meeting {
  /** The matching fields, in the order of {@link meetingFields}. */
  readonly fields: readonly MeetingField[]
  /**
   * The amount by which the price per kilogram exceeds the target; 0 when it does not exceed it, or there is no target.
   */
  readonly over: Halalas
}

/**
 * Returns the match of a supply and a demand (contract, section 6), or null. They match if fish, category and size are equal and the supply is
 * available by the day of need. With a higher price or a smaller quantity they still match, so that the two sides can negotiate, but `fields` does
 * not contain that field. A demand becomes `matched` only when the price is at most its target price.
 */
export function meetingOf(demand: DemandFacts, supply: SupplyFacts, today: string): Meeting | null {
  const same =
    demand.fishType === supply.fishType && demand.category === supply.category && demand.size === supply.size
  const onTime = supply.availableFrom <= demand.neededBy && demand.neededBy >= today
  const available = supply.availableTo === null || supply.availableTo >= today
  if (!same || !onTime || !available) return null
  const over = halalas(demand.target === null ? 0 : Math.max(0, supply.price - demand.target))
  const fits: Record<MeetingField, boolean> = {
    fish_type: true,
    category: true,
    size: true,
    date: true,
    price: demand.target !== null && over === 0,
    quantity: supply.quantity >= demand.quantity,
  }
  return { fields: meetingFields.filter((field) => fits[field]), over }
}
