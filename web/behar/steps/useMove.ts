import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import { useWrite } from '../integration/useIntegration.ts'
import type { OpenStep } from './openStep.ts'

const base = 'platforms/behar-market'

/** The call of a step with a quantity; a repetition with the same key takes effect once. */
export function useMove(
  move: OpenStep['move'],
): (body: { id: number; quantity: number }, key: string) => Promise<Supply | Demand | Deal> {
  const writes = {
    reserve: useWrite(`POST ${base}/supply/update/reserve`),
    release: useWrite(`POST ${base}/supply/update/release`),
    sell: useWrite(`POST ${base}/supply/update/sell`),
    fulfill: useWrite(`POST ${base}/demand/update/fulfill`),
    reserveForDeal: useWrite(`POST ${base}/deals/reserve`),
    sellForDeal: useWrite(`POST ${base}/deals/sell`),
  } as const
  return (body, key) => writes[move]({ body }, key)
}
