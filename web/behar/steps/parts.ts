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

/** The most that the seller can reserve or sell for a deal. */
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

/**
 * The quantity with which a step of a deal begins: a sale with what is reserved for the deal; else what is left of the
 * proposed quantity, or the most that is possible.
 */
export function firstForDeal(move: 'reserve' | 'sell', deal: Deal): Grams {
  const most = mostForDeal(move, deal)
  const reserved = gramsOf(deal.reserved)
  const proposed = deal.quantity === null ? 0 : gramsOf(deal.quantity) - gramsOf(deal.sold) - reserved
  const first = move === 'sell' && reserved > 0 ? reserved : proposed
  return first > 0 ? grams(Math.min(first, most)) : most
}

/** What sellers have reserved for a demand in the deals of its owner. */
export function promisedFor(
  demand: number,
  deals: readonly Pick<Deal, 'side' | 'demand' | 'reserved'>[],
): Grams {
  const own = deals.filter((deal) => deal.side === 'demand' && deal.demand.id === demand)
  return grams(own.reduce((sum, { reserved }) => sum + gramsOf(reserved), 0))
}
