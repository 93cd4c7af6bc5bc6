import { type Halalas, halalas } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'

/** What a supply and a demand can have in common; the first four always are, or they do not meet at all. */
export const meetingFields = ['fish_type', 'category', 'size', 'date', 'price', 'quantity'] as const
export type MeetingField = (typeof meetingFields)[number]

/** What both name of the goods, by the ids of the lists. */
interface Goods {
  readonly fishType: number
  readonly category: number
  readonly size: number
  readonly quantity: Grams
}

export interface DemandFacts extends Goods {
  /** Per kilogram; null where any price is listened to. */
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
  /** How much dearer than the target a kilogram is; 0 where it is not, or where no target is named. */
  readonly over: Halalas
}

/**
 * Whether a supply is what a demand asks for, and which fields say so (contract, section 6): the same fish in the same
 * state and size, there by the day it is needed. Null where they do not meet. A dearer price and less than the whole
 * quantity are still told, without that field, so that the two can talk; `matched` is one that is not dearer.
 */
export function meetingOf(demand: DemandFacts, supply: SupplyFacts, today: string): Meeting | null {
  const same =
    demand.fishType === supply.fishType && demand.category === supply.category && demand.size === supply.size
  const inTime = supply.availableFrom <= demand.neededBy && demand.neededBy >= today
  const there = supply.availableTo === null || supply.availableTo >= today
  if (!same || !inTime || !there) return null
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
