import type { Database } from '#platform/database/db.ts'
import { type Handler, handle, type SignedInContext } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { addDemand, addSupply, listDemands, listSupplies, removeDemand } from '#shared/behar/contract.ts'
import { openMasters } from '../masters/masters.ts'
import { addDemandOf, addSupplyOf } from './adding.ts'
import { listDemandsFor, listSuppliesFor } from './lists/lists.ts'
import type { Reader } from './present.ts'
import { removeDemandOf } from './removing.ts'

/** The boards of supplies and demands of international sellers (contract, section 6). */
export function boardHandlers({ db }: { readonly db: Database }): Handler[] {
  const masters = openMasters(db)
  const deps = async () => ({ db, masters: await masters.load() })
  return [
    handle(listSupplies, async ({ body }, context) =>
      listSuppliesFor(db, await masters.load(), body, readerOf(context)),
    ),

    handle(addSupply, async ({ body }, context) => addSupplyOf(await deps(), addingOf(context), body)),

    handle(listDemands, async ({ body }, context) =>
      listDemandsFor(db, await masters.load(), body, readerOf(context)),
    ),

    handle(addDemand, async ({ body }, context) => addDemandOf(await deps(), addingOf(context), body)),

    handle(removeDemand, async ({ body }, context) =>
      removeDemandOf(await deps(), readerOf(context), body.id),
    ),
  ]
}

function readerOf({ caller, locale, now }: SignedInContext): Reader {
  return { id: caller.id, locale, today: riyadhDay(now) }
}

function addingOf(context: SignedInContext) {
  return { reader: readerOf(context), repeat: context.repeat }
}
