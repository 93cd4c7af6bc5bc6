import { grams } from '#shared/base/quantity.ts'
import type { DemandParts, SupplyParts } from '#shared/behar/quantities.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** The columns with the quantities of a supply; `reserved` and `sold` leave out the quantity in the present state. */
export interface SupplyColumns {
  readonly status: SupplyStatus
  readonly quantity: number
  readonly reserved: number
  /** The part of the reserved quantity that belongs to deals. */
  readonly promised: number
  readonly sold: number
}

export function supplyParts({ status, quantity, reserved, promised, sold }: SupplyColumns): SupplyParts {
  return {
    status,
    quantity: grams(quantity),
    reserved: grams(status === 'reserved' ? quantity + reserved : reserved),
    promised: grams(promised),
    sold: grams(status === 'sold' ? quantity + sold : sold),
  }
}

export function supplyColumns({ status, quantity, reserved, promised, sold }: SupplyParts): SupplyColumns {
  return {
    status,
    quantity,
    reserved: status === 'reserved' ? 0 : reserved,
    promised,
    sold: status === 'sold' ? 0 : sold,
  }
}

/** The columns with the quantities of a demand. */
export interface DemandColumns {
  readonly status: DemandStatus
  readonly quantity: number
  readonly fulfilled: number
}

export function demandParts({ status, quantity, fulfilled }: DemandColumns): DemandParts {
  return {
    status,
    quantity: grams(quantity),
    fulfilled: grams(status === 'fulfilled' ? quantity + fulfilled : fulfilled),
  }
}

export function demandColumns({ status, quantity, fulfilled }: DemandParts): DemandColumns {
  return { status, quantity, fulfilled: status === 'fulfilled' ? 0 : fulfilled }
}
