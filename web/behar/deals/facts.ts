import type { Deal } from '#shared/behar/dealContract.ts'
import type { DealFacts } from '#shared/behar/deals.ts'

/** The facts of a deal that decide which steps are allowed, the same as in the service. */
export function factsOf({ status, sent, side, supply, demand }: Deal): DealFacts {
  return { status, sent, side, supply: supply.status, demand: demand.status }
}
