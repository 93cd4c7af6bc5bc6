import { type Grams, grams, gramsOf } from '#shared/base/quantity.ts'
import type { Supply } from '#shared/behar/contract.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import { mostOfDeal, type SupplyParts } from '#shared/behar/quantities.ts'

/** The quantities of a supply in grams, for the rules that the service applies. */
export function supplyPartsOf({ status, quantity, reserved, promised, sold }: Supply): SupplyParts {
  return {
    status: status.code,
    quantity: gramsOf(quantity),
    reserved: gramsOf(reserved),
    promised: gramsOf(promised),
    sold: gramsOf(sold),
  }
}

/** The largest quantity that the seller can reserve or sell for a deal. */
export function mostForDeal(move: 'reserve' | 'sell', { supply, demand, reserved }: Deal): Grams {
  const { status, quantity } = supply
  const parts = {
    status,
    quantity: gramsOf(quantity),
    reserved: gramsOf(supply.reserved),
    promised: gramsOf(reserved),
    sold: grams(0),
  }
  return mostOfDeal(move, { supply: parts, reserved: gramsOf(reserved), needed: gramsOf(demand.quantity) })
}
