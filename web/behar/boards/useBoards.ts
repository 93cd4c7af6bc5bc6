import { type Masters, useDemands, useSupplies } from '../integration/useIntegration.ts'
import { type BoardSearch, demandQuery, supplyQuery, withKnownIds } from './search.ts'

/** The supplies for the search of a board; equal searches share one query. */
export function useBoardSupplies(search: BoardSearch, masters: Masters) {
  return useSupplies(supplyQuery(withKnownIds(search, masters), masters.statuses.Supplys))
}

export function useBoardDemands(search: BoardSearch, masters: Masters) {
  return useDemands(demandQuery(withKnownIds(search, masters), masters.statuses.Demands))
}
