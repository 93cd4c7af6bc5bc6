import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { MeetingField } from '#shared/behar/matching.ts'

/** One compared field of a supply and a demand. `none` means that there is no price. */
export type Point = { readonly field: MeetingField; readonly fits: boolean | 'none' }

/** The compared fields of a demand and its nearest supply; empty if there is none. */
export function pointsOfDemand({ nearest, target_price }: Pick<Demand, 'nearest' | 'target_price'>): Point[] {
  return nearest ? points(nearest.matched, target_price) : []
}

/** The compared fields of a supply and the demand with the highest price. */
export function pointsOfSupply({ nearest }: Pick<Supply, 'nearest'>): Point[] {
  return nearest ? points(nearest.matched, nearest.target_price) : []
}

/**
 * The initial quantity of an interest in this entry: at most the quantity that the user's matching entry has or needs. `own` is the
 * quantity of the user's entry whose matches are listed.
 */
export function mostOf(
  { quantity, nearest }: Pick<Supply | Demand, 'quantity' | 'nearest'>,
  own?: number | undefined,
): number {
  return Math.min(quantity, own ?? (nearest?.mine ? nearest.quantity : quantity))
}

/** The quantity of the user's entry whose matches are listed; undefined if it is not among the entries. */
export function quantityOf(
  id: number | undefined,
  entries: readonly Pick<Supply | Demand, 'id' | 'quantity'>[] | undefined,
): number | undefined {
  return entries?.find((entry) => entry.id === id)?.quantity
}

function points(matched: readonly MeetingField[], target: number | null): Point[] {
  return shown.map((field) => ({
    field,
    fits: matched.includes(field) || (field === 'price' && target === null ? 'none' : false),
  }))
}

/** The fields in the order of their importance for a trader. */
const shown = [
  'fish_type',
  'category',
  'size',
  'date',
  'quantity',
  'price',
] as const satisfies readonly MeetingField[]
