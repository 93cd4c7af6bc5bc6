import type { Pair } from '../base/locale.ts'

/**
 * The states of a demand (contract, section 6). The service sets `matched` when a supply matches at a price of at most the target price, and `open`
 * when there is no such supply any more. The clock sets `expired` after the day of need. The owner sets `fulfilled` and `removed`.
 */
export const demandStatuses = ['open', 'matched', 'fulfilled', 'expired', 'removed'] as const
export type DemandStatus = (typeof demandStatuses)[number]

/** The states of a supply. The owner sets reserved, sold and removed. */
export const supplyStatuses = ['available', 'reserved', 'sold', 'expired', 'removed'] as const
export type SupplyStatus = (typeof supplyStatuses)[number]

export type Mover = 'service' | 'clock' | 'owner'

/** The allowed transitions, with the parties that may make them; every other transition is forbidden. */
export const demandSteps: Record<DemandStatus, Partial<Record<DemandStatus, readonly Mover[]>>> = {
  open: { matched: ['service'], fulfilled: ['owner'], expired: ['clock'], removed: ['owner'] },
  matched: { open: ['service'], fulfilled: ['owner'], expired: ['clock'], removed: ['owner'] },
  fulfilled: {},
  expired: { fulfilled: ['owner'], removed: ['owner'] },
  removed: {},
}

export const supplySteps: Record<SupplyStatus, Partial<Record<SupplyStatus, readonly Mover[]>>> = {
  available: { reserved: ['owner'], sold: ['owner'], expired: ['clock'], removed: ['owner'] },
  reserved: { available: ['owner'], sold: ['owner'], expired: ['clock'], removed: ['owner'] },
  sold: {},
  expired: { sold: ['owner'], removed: ['owner'] },
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

/** The state on a day, whether or not the sweep has written it: an open or matched demand expires after its day. */
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

type Problem = 'illegal_transition' | null

/**
 * The reason why the owner cannot remove an entry; null when the owner can, or has already done so (contract 6, update/remove).
 */
export function removeProblem(status: DemandStatus | SupplyStatus): Problem {
  return status === 'removed' || ownerMay(status, 'removed') ? null : 'illegal_transition'
}

/** The reason why the owner cannot edit an entry; only an open entry can be edited (contract 6, supply/update). */
export function editProblem(status: DemandStatus | SupplyStatus): Problem {
  return (['available', 'reserved', 'open', 'matched'] as const).some((open) => open === status)
    ? null
    : 'illegal_transition'
}

/** Whether the table of steps lets the owner set a state. */
export function ownerMay(status: DemandStatus | SupplyStatus, to: DemandStatus | SupplyStatus): boolean {
  const steps: Partial<Record<string, Partial<Record<string, readonly Mover[]>>>> = {
    ...demandSteps,
    ...supplySteps,
    expired: { ...demandSteps.expired, ...supplySteps.expired },
  }
  return steps[status]?.[to]?.includes('owner') ?? false
}
