import { type BoardSearch, demandQuery, supplyQuery } from './boardSearch.ts'
import { type Masters, useDemands, useSupplies } from './useIntegration.ts'

/** The supplies that an address asks for; who asks for the same shares its answer. */
export function useBoardSupplies(search: BoardSearch, { statuses }: Masters) {
  return useSupplies(supplyQuery(search, statuses.Supplys))
}

export function useBoardDemands(search: BoardSearch, { statuses }: Masters) {
  return useDemands(demandQuery(search, statuses.Demands))
}
