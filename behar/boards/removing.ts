import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { demandStatusOn, removeProblem } from '#shared/behar/status.ts'
import type { Reader } from './present.ts'
import { lockOwnDemand, setRemoved } from './store.ts'

/**
 * Removes the reader's own demand; removing it again changes nothing (contract, section 6, demand/update/remove).
 * Refuses: not_found for a missing demand or another person's demand; illegal_transition for a fulfilled demand.
 */
export function removeDemandOf(db: Database, reader: Reader, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockOwnDemand(tx, { id, owner: reader.id })
    if (!held) throw new Refusal('not_found')
    const problem = removeProblem(demandStatusOn(held, reader.today))
    if (problem) throw new Refusal(problem)
    if (held.status !== 'removed') await setRemoved(tx, id)
  })
}
