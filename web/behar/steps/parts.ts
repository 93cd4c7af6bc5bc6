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

/**
 * The initial quantity of a step of a deal. A sale starts with the reserved quantity of the deal; other steps start with the rest
 * of the proposed quantity. If that is 0, the largest possible quantity is used.
 */
export function firstForDeal(move: 'reserve' | 'sell', deal: Deal): Grams {
  const most = mostForDeal(move, deal)
  const reserved = gramsOf(deal.reserved)
  const proposed = deal.quantity === null ? 0 : gramsOf(deal.quantity) - gramsOf(deal.sold) - reserved
  const first = move === 'sell' && reserved > 0 ? reserved : proposed
  return first > 0 ? grams(Math.min(first, most)) : most
}

type Reserving = Pick<Deal, 'side' | 'supply' | 'demand' | 'reserved'>

/** The deals of the user that have reserved a part of their supply, or a part for their demand. */
export function reservingDeals<Each extends Reserving>(
  side: Deal['side'],
  id: number,
  deals: readonly Each[],
): readonly Each[] {
  return deals.filter((deal) => deal.side === side && deal[side].id === id && deal.reserved > 0)
}

/** The quantity that sellers have reserved for a demand in the deals of its owner. */
export function promisedFor(demand: number, deals: readonly Reserving[]): Grams {
  const own = reservingDeals('demand', demand, deals)
  return grams(own.reduce((sum, { reserved }) => sum + gramsOf(reserved), 0))
}
