import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { MeetingField } from '#shared/behar/matching.ts'

/** One thing that a supply and a demand have in common, or have not. `none` is a price that nobody named. */
export type Point = { readonly field: MeetingField; readonly fits: boolean | 'none' }

/** Why a demand and the supply nearest to it meet, point by point; null where there is none. */
export function pointsOfDemand({ nearest, target_price }: Pick<Demand, 'nearest' | 'target_price'>): Point[] {
  return nearest ? points(nearest.matched, target_price) : []
}

/** The same of a supply and the demand that would pay most for it. */
export function pointsOfSupply({ nearest }: Pick<Supply, 'nearest'>): Point[] {
  return nearest ? points(nearest.matched, nearest.target_price) : []
}

function points(matched: readonly MeetingField[], target: number | null): Point[] {
  return shown.map((field) => ({
    field,
    fits: matched.includes(field) || (field === 'price' && target === null ? 'none' : false),
  }))
}

/** In the order in which a trader asks. */
const shown = [
  'fish_type',
  'category',
  'size',
  'date',
  'quantity',
  'price',
] as const satisfies readonly MeetingField[]
