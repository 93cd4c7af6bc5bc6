import type { Pair } from '../base/locale.ts'

/**
 * The states of what somebody asks for in the behar market (contract, section 6). Who moves it: `service` when a supply is
 * found that fits in everything, `partner` when the two have dealt, `clock` when its day is over, `owner`.
 */
export const demandStatuses = ['open', 'matched', 'fulfilled', 'expired', 'removed'] as const
export type DemandStatus = (typeof demandStatuses)[number]

/** The states of what somebody supplies. Reserved and sold are told by the partner. */
export const supplyStatuses = ['available', 'reserved', 'sold', 'expired', 'removed'] as const
export type SupplyStatus = (typeof supplyStatuses)[number]

export type Mover = 'service' | 'partner' | 'clock' | 'owner'

/** From a state to those it may become, with who may move it there; what is not listed stays as it is. */
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

/** `Demands` or `Supplys`, as the call for the list of states names the two. */
export const statusTypes = ['Demands', 'Supplys'] as const
export type StatusType = (typeof statusTypes)[number]

export interface ListedStatus<Code extends string = string> {
  /** Stable: clients filter by it. */
  readonly id: number
  readonly code: Code
  readonly name: Pair
}

/** The states as the lists tell them, in the order in which they are chosen from. */
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

/** The state that holds on a day, whether or not it has been written: what nobody came for by its day has expired. */
export function demandStatusOn(
  { status, neededBy }: { readonly status: DemandStatus; readonly neededBy: string },
  today: string,
): DemandStatus {
  const waits = status === 'open' || status === 'matched'
  return waits && neededBy < today ? 'expired' : status
}

/** The same of a supply; one without a last day stays. Days are `YYYY-MM-DD`. */
export function supplyStatusOn(
  { status, availableTo }: { readonly status: SupplyStatus; readonly availableTo: string | null },
  today: string,
): SupplyStatus {
  const waits = status === 'available' || status === 'reserved'
  return waits && availableTo !== null && availableTo < today ? 'expired' : status
}

/** Why its owner cannot remove a demand; null where they can, or did before (contract 6, demand/update/remove). */
export function removeProblem(status: DemandStatus): 'illegal_transition' | null {
  return status === 'removed' || demandSteps[status].removed?.includes('owner') ? null : 'illegal_transition'
}
