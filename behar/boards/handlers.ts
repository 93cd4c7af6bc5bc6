import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Handler, handle, type SignedInContext } from '#platform/http/http.ts'
import {
  addDemand,
  addSupply,
  fulfillDemand,
  listDemands,
  listSupplies,
  releaseSupply,
  removeDemand,
  removeSupply,
  reserveSupply,
  sellSupply,
  updateDemand,
  updateSupply,
} from '#shared/behar/contract.ts'
import type { SupplyMove } from '#shared/behar/quantities.ts'
import type { Notices } from '../deals/notices.ts'
import { openMasters } from '../masters/masters.ts'
import type { MainSession } from '../people/mainPeople.ts'
import { addDemandOf, addSupplyOf, showDemand, showSupply } from './adding.ts'
import { removeDemandOf, removeSupplyOf, updateDemandOf, updateSupplyOf } from './changes/editing.ts'
import { fulfillDemandOf, moveSupply, type Part } from './changes/stepping.ts'
import { listDemandsFor, listSuppliesFor } from './lists/lists.ts'
import { readerOf } from './present.ts'

export interface BoardHandlerDeps {
  readonly db: Database
  readonly notices: Notices
  /** The main session of a caller, which gives the token for notices. */
  readonly sessionOf: (caller: Caller) => MainSession
}

/** The boards of supplies and demands of international sellers (contract, section 6). */
export function boardHandlers({ db, notices, sessionOf }: BoardHandlerDeps): Handler[] {
  const masters = openMasters(db)
  const deps = async () => ({ db, masters: await masters.load() })
  const shownSupply = async (id: number, context: SignedInContext) =>
    showSupply(await deps(), readerOf(context), id)
  const shownDemand = async (id: number, context: SignedInContext) =>
    showDemand(await deps(), readerOf(context), id)
  /** Sends the caller's waiting notices, such as those to the owners of demands that the changed supply matches. */
  const sendNotices = ({ caller }: SignedInContext) => notices.send(caller.id, sessionOf(caller).token)
  const moved = async (move: SupplyMove, part: Part, context: SignedInContext) => {
    await moveSupply(db, addingOf(context), move, part)
    await sendNotices(context)
    return shownSupply(part.id, context)
  }
  return [
    handle(listSupplies, async ({ body }, context) =>
      listSuppliesFor(db, await masters.load(), body, readerOf(context)),
    ),

    handle(addSupply, async ({ body }, context) => {
      const supply = await addSupplyOf(await deps(), addingOf(context), body)
      await sendNotices(context)
      return supply
    }),

    handle(listDemands, async ({ body }, context) =>
      listDemandsFor(db, await masters.load(), body, readerOf(context)),
    ),

    handle(addDemand, async ({ body }, context) => addDemandOf(await deps(), addingOf(context), body)),

    handle(updateSupply, async ({ body }, context) => {
      await updateSupplyOf(await deps(), readerOf(context), body)
      await sendNotices(context)
      return shownSupply(body.id, context)
    }),

    handle(removeSupply, async ({ body: { id } }, context) => {
      await removeSupplyOf(db, readerOf(context), id)
      return shownSupply(id, context)
    }),

    handle(reserveSupply, async ({ body }, context) => moved('reserve', body, context)),
    handle(releaseSupply, async ({ body }, context) => moved('release', body, context)),
    handle(sellSupply, async ({ body }, context) => moved('sell', body, context)),

    handle(updateDemand, async ({ body }, context) => {
      await updateDemandOf(await deps(), readerOf(context), body)
      return shownDemand(body.id, context)
    }),

    handle(fulfillDemand, async ({ body }, context) => {
      await fulfillDemandOf(db, addingOf(context), body)
      return shownDemand(body.id, context)
    }),

    handle(removeDemand, async ({ body: { id } }, context) => {
      await removeDemandOf(db, readerOf(context), id)
      return shownDemand(id, context)
    }),
  ]
}

function addingOf(context: SignedInContext) {
  return { reader: readerOf(context), repeat: context.repeat }
}
