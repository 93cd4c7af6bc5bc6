import { type Grams, grams } from '../base/quantity.ts'
import { type DemandStatus, ownerMay, removeProblem, type SupplyStatus } from './status.ts'

/** The steps that the owner can take with a quantity of a supply (contract, section 6, supply/update). */
export const supplyMoves = ['reserve', 'release', 'sell'] as const
export type SupplyMove = (typeof supplyMoves)[number]

/**
 * The quantities of a supply. `quantity` is the quantity in the current state: the free part while the supply is
 * available or expired, the reserved part while it is reserved, and the whole quantity once it is sold.
 */
export interface SupplyParts {
  readonly status: SupplyStatus
  readonly quantity: Grams
  /** The whole reserved quantity. */
  readonly reserved: Grams
  /** The reserved part that belongs to deals. Only a step of the deal can move it. */
  readonly promised: Grams
  /** The whole sold quantity. */
  readonly sold: Grams
}

/**
 * The quantities of a demand. `quantity` is the quantity that is still needed; once the demand is fulfilled, the whole
 * quantity.
 */
export interface DemandParts {
  readonly status: DemandStatus
  readonly quantity: Grams
  readonly fulfilled: Grams
}

/** The reason why the owner cannot make a step with a supply; null when the owner can. The buttons and the service use it. */
export function supplyProblem(move: SupplyMove, supply: SupplyParts): 'illegal_transition' | null {
  const { status } = supply
  const may = {
    reserve: ownerMay(status, 'reserved'),
    release: ownerMay(status, 'available') || status === 'available',
    sell: ownerMay(status, 'sold'),
  }
  return may[move] && mostOf(move, supply) > 0 ? null : 'illegal_transition'
}

/** The reason why the owner cannot remove a supply: its state, or a quantity that is promised in a deal. */
export function removeSupplyProblem({
  status,
  promised,
}: Pick<SupplyParts, 'status' | 'promised'>): 'illegal_transition' | null {
  return promised > 0 && status !== 'removed' ? 'illegal_transition' : removeProblem(status)
}

/** The reason why the owner cannot mark a part of a demand as fulfilled. */
export function fulfillProblem({ status }: Pick<DemandParts, 'status'>): 'illegal_transition' | null {
  return ownerMay(status, 'fulfilled') ? null : 'illegal_transition'
}

/** Whether a step with the whole quantity is done already, so that its repetition changes nothing. */
export function isDone(move: SupplyMove, supply: SupplyParts): boolean {
  const { status } = supply
  if (move === 'reserve') return status === 'reserved'
  return move === 'release' ? status === 'available' && ownReserved(supply) === 0 : status === 'sold'
}

/** The maximum quantity that a step can move. A sale takes the reserved quantity first. */
export function mostOf(move: SupplyMove, supply: SupplyParts): Grams {
  if (move === 'release') return ownReserved(supply)
  return move === 'reserve' ? freeOf(supply) : grams(freeOf(supply) + ownReserved(supply))
}

/** The quantity that is reserved outside of deals. */
function ownReserved({ reserved, promised }: Pick<SupplyParts, 'reserved' | 'promised'>): Grams {
  return grams(Math.max(0, reserved - promised))
}

/** The quantity that is neither reserved nor sold. */
export function freeOf({ status, quantity }: Pick<SupplyParts, 'status' | 'quantity'>): Grams {
  return status === 'available' || status === 'expired' ? quantity : grams(0)
}

/** The supply after a step with at most {@link mostOf}. A sold supply has nothing left; an expired one stays expired. */
export function afterMove(move: SupplyMove, supply: SupplyParts, quantity: Grams): SupplyParts {
  const ofReserved = move === 'sell' ? Math.min(quantity, ownReserved(supply)) : 0
  return moved(move, supply, { quantity, ofReserved, ofPromised: 0 })
}

/** The steps that the seller can take with a quantity of a supply for a deal; `end` releases what the deal reserved. */
export type DealMove = 'reserve' | 'sell' | 'end'

/** The maximum that a deal can move: the quantity that is free or reserved for it, but not more than the demand needs. */
export function mostOfDeal(
  move: DealMove,
  {
    supply,
    reserved,
    needed,
  }: { readonly supply: SupplyParts; readonly reserved: Grams; readonly needed: Grams },
): Grams {
  if (move === 'end') return grams(Math.min(reserved, supply.reserved))
  const free = freeOf(supply)
  if (move === 'reserve') return grams(Math.max(0, Math.min(free, needed - reserved)))
  return grams(Math.min(free + Math.min(reserved, supply.reserved), needed))
}

/** The supply after a deal's step with `quantity`, at most {@link mostOfDeal}. `reserved` is the quantity that the deal reserved before the step. */
export function afterDealMove(
  move: DealMove,
  supply: SupplyParts,
  { quantity, reserved }: { readonly quantity: Grams; readonly reserved: Grams },
): SupplyParts {
  const ofPromised = move === 'reserve' ? quantity : Math.min(quantity, reserved)
  const ofReserved = Math.min(ofPromised, supply.reserved)
  return moved(move === 'end' ? 'release' : move, supply, { quantity, ofReserved, ofPromised })
}

interface Moved {
  readonly quantity: Grams
  /** The part of a sale that was reserved before. */
  readonly ofReserved: number
  /** The part that a deal reserves, sells or releases. */
  readonly ofPromised: number
}

function moved(
  move: SupplyMove,
  supply: SupplyParts,
  { quantity, ofReserved, ofPromised }: Moved,
): SupplyParts {
  const { status, reserved, promised, sold } = supply
  const free = freeOf(supply)
  if (move === 'reserve')
    return partsOf({
      free: free - quantity,
      reserved: reserved + quantity,
      promised: promised + ofPromised,
      sold,
      status,
    })
  const left = Math.max(0, promised - ofPromised)
  if (move === 'release')
    return partsOf({ free: free + quantity, reserved: reserved - quantity, promised: left, sold, status })
  return partsOf({
    free: free - (quantity - ofReserved),
    reserved: reserved - ofReserved,
    promised: left,
    sold: sold + quantity,
    status,
  })
}

interface Split {
  readonly free: number
  readonly reserved: number
  readonly promised: number
  readonly sold: number
  readonly status: SupplyStatus
}

function partsOf({ free, status, ...split }: Split): SupplyParts {
  const reserved = grams(split.reserved)
  const sold = grams(split.sold)
  const promised = grams(Math.min(split.promised, reserved))
  if (free + reserved === 0) return { status: 'sold', quantity: sold, reserved, promised, sold }
  // An expired supply is no longer offered, so its reservations have ended and the whole rest counts as free.
  if (status === 'expired')
    return { status, quantity: grams(free + reserved), reserved: grams(0), promised: grams(0), sold }
  if (free === 0) return { status: 'reserved', quantity: reserved, reserved, promised, sold }
  return { status: 'available', quantity: grams(free), reserved, promised, sold }
}

/** The demand after a part of at most its quantity was fulfilled. */
export function afterFulfilling({ status, quantity, fulfilled }: DemandParts, part: Grams): DemandParts {
  const whole = grams(fulfilled + part)
  return part === quantity
    ? { status: 'fulfilled', quantity: whole, fulfilled: whole }
    : { status, quantity: grams(quantity - part), fulfilled: whole }
}
