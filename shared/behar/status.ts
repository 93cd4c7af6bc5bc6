import type { Pair } from '../base/locale.ts'

/**
 * The states of a demand (contract, section 6), and who sets them: `service` when a supply matches within the target,
 * `partner` when the two sides have traded, `clock` when its day is over, `owner` when the owner removes it.
 */
export const demandStatuses = ['open', 'matched', 'fulfilled', 'expired', 'removed'] as const
export type DemandStatus = (typeof demandStatuses)[number]

/** The states of a supply. The partner sets reserved and sold. */
export const supplyStatuses = ['available', 'reserved', 'sold', 'expired', 'removed'] as const
export type SupplyStatus = (typeof supplyStatuses)[number]

export type Mover = 'service' | 'partner' | 'clock' | 'owner'

/** Allowed transitions, with the parties that may make them; every other transition is forbidden. */
export const demandSteps: Record<DemandStatus, Partial<Record<DemandStatus, readonly Mover[]>>> = {
  open: { matched: ['service'], fulfilled: ['partner'], expired: ['clock'], removed: ['owner'] },
  matched: { fulfilled: ['partner'], expired: ['clock'], removed: ['owner'] },
  fulfilled: {},
  expired: { removed: ['owner'] },
  removed: {},
}

export const supplySteps: Record<SupplyStatus, Partial<Record<SupplyStatus, readonly Mover[]>>> = {
  available: { reserved: ['partner'], sold: ['partner'], expired: ['clock'], removed: ['partner'] },
  reserved: { available: ['partner'], sold: ['partner'], expired: ['clock'] },
  sold: {},
  expired: {},
  removed: {},
}

/** The values of `status_type` in the call that lists states. */
export const statusTypes = ['Demands', 'Supplys'] as const
export type StatusType = (typeof statusTypes)[number]

export interface ListedStatus<Code extends string = string> {
  /** The id never changes, because clients filter by it. */
  readonly id: number
  readonly code: Code
  readonly name: Pair
}

/** The states in the lists, in their order. */
export const listedStatuses: {
  readonly Demands: readonly ListedStatus<DemandStatus>[]
  readonly Supplys: readonly ListedStatus<SupplyStatus>[]
} = {
  Demands: [
    { id: 1, code: 'open', name: { ar: 'مفتوح', en: 'Open' } },
    { id: 2, code: 'matched', name: { ar: 'تمت المطابقة', en: 'Matched' } },
    { id: 3, code: 'fulfilled', name: { ar: 'منفذ', en: 'Fulfilled' } },
    { id: 4, code: 'expired', name: { ar: 'منتهي الصلاحية', en: 'Expired' } },
    { id: 5, code: 'removed', name: { ar: 'محذوف', en: 'Removed' } },
  ],
  Supplys: [
    { id: 11, code: 'available', name: { ar: 'متاح', en: 'Available' } },
    { id: 12, code: 'reserved', name: { ar: 'محجوز', en: 'Reserved' } },
    { id: 13, code: 'sold', name: { ar: 'مباع', en: 'Sold' } },
    { id: 14, code: 'expired', name: { ar: 'منتهي الصلاحية', en: 'Expired' } },
    { id: 15, code: 'removed', name: { ar: 'محذوف', en: 'Removed' } },
  ],
}

/** The state on a day, whether or not the sweep has written it: a waiting demand expires after its day. */
export function demandStatusOn(
  { status, neededBy }: { readonly status: DemandStatus; readonly neededBy: string },
  today: string,
): DemandStatus {
  const waits = status === 'open' || status === 'matched'
  return waits && neededBy < today ? 'expired' : status
}

/**
 * The state of a supply on a day, like {@link demandStatusOn}; a supply without a last day does not expire. Days are
 * `YYYY-MM-DD`.
 */
export function supplyStatusOn(
  { status, availableTo }: { readonly status: SupplyStatus; readonly availableTo: string | null },
  today: string,
): SupplyStatus {
  const waits = status === 'available' || status === 'reserved'
  return waits && availableTo !== null && availableTo < today ? 'expired' : status
}

/**
 * Why the owner cannot remove a demand; null when the owner can, or has already done so (contract 6,
 * demand/update/remove).
 */
export function removeProblem(status: DemandStatus): 'illegal_transition' | null {
  return status === 'removed' || demandSteps[status].removed?.includes('owner') ? null : 'illegal_transition'
}
