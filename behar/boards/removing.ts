import { Refusal } from '#shared/base/errors.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { demandStatusOn, removeProblem } from '#shared/behar/status.ts'
import type { BoardDeps } from './adding.ts'
import { demandOf, type Reader } from './present.ts'
import { loadDemands, lockOwnDemand, setRemoved } from './store.ts'

/**
 * Removes the reader's own demand; removing it again changes nothing (contract, section 6, demand/update/remove).
 * Refuses: not_found for a missing demand or another person's demand; illegal_transition for a fulfilled demand.
 */
export async function removeDemandOf(
  { db, masters }: BoardDeps,
  reader: Reader,
  id: number,
): Promise<Demand> {
  await db.transaction(async (tx) => {
    const held = await lockOwnDemand(tx, { id, owner: reader.id })
    if (!held) throw new Refusal('not_found')
    const problem = removeProblem(demandStatusOn(held, reader.today))
    if (problem) throw new Refusal(problem)
    if (held.status !== 'removed') await setRemoved(tx, id)
  })
  const [row] = await loadDemands(db, [id], reader.today)
  const [shown] = row ? demandOf(row, masters, reader) : []
  if (!shown) throw new RangeError('the removed demand cannot be shown')
  return shown
}
