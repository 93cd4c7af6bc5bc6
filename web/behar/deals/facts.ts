import type { Deal } from '#shared/behar/dealContract.ts'
import type { DealFacts } from '#shared/behar/deals.ts'

/** The facts by which the service decides a step too. */
export function factsOf({ status, sent, side, supply, demand }: Deal): DealFacts {
  return { status, sent, side, supply: supply.status, demand: demand.status }
}
