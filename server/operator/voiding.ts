import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { type AuctionState, statusOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { toRiyals } from '#shared/base/money.ts'
import { stateOf } from '../auctions/row.ts'
import { stepAuction } from '../auctions/step.ts'
import { hasPartIn } from '../auctions/store.ts'
import { insertAudit } from './store.ts'

/**
 * Stops an auction that is not ordered yet; its owner is told why, and who led or won it that it is over (contract,
 * section 8). A stopped one stays so. Refuses: not_found; forbidden, for who sells or bids in it; illegal_transition, once
 * it is ordered or unsold.
 */
export async function voidAuctionBy(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  if (await hasPartIn(tx, id, caller.id)) throw new Refusal('forbidden')
  const { row, state, effects, now } = await stepAuction(tx, id, { kind: 'void' }, { note })
  if (effects.length === 0) return
  await insertAudit(tx, {
    ...{ actorId: caller.id, action: 'auction.void', record: { type: 'auction', id }, note },
    before: standing(stateOf(row), now),
    after: standing(state, now),
  })
}

function standing(state: AuctionState, now: number) {
  const { leader, bidsCount } = state
  return {
    status: statusOf(state, now),
    current_price: leader && toRiyals(leader.amount),
    bids_count: bidsCount,
  }
}
