import { type Halalas, halalas } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'

/** The fields in which a supply and a demand can match; the first four always do, otherwise they do not meet. */
export const meetingFields = ['fish_type', 'category', 'size', 'date', 'price', 'quantity'] as const
export type MeetingField = (typeof meetingFields)[number]

/** The goods of either side, by the ids of the lists. */
interface Goods {
  readonly fishType: number
  readonly category: number
  readonly size: number
  readonly quantity: Grams
}

export interface DemandFacts extends Goods {
  /** Per kilogram; null means any price. */
  readonly target: Halalas | null
  /** `YYYY-MM-DD`. */
  readonly neededBy: string
}

export interface SupplyFacts extends Goods {
  /** Per kilogram. */
  readonly price: Halalas
  readonly availableFrom: string
  readonly availableTo: string | null
}

export interface Meeting {
  /** In the order of {@link meetingFields}. */
  readonly fields: readonly MeetingField[]
  /** By how much the price per kilogram exceeds the target; 0 when it does not, or without a target. */
  readonly over: Halalas
}

/**
 * How a supply meets a demand (contract, section 6): the same fish, category and size, available by the day of need; null when
 * they do not meet. A higher price and a smaller quantity still meet, without that field, so that the two can negotiate. A demand
 * becomes `matched` only when the price is within its target.
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
