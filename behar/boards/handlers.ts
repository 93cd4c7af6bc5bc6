import type { Database } from '#node/db.ts'
import { type Handler, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { addDemand, addSupply, listDemands, listSupplies, removeDemand } from '#shared/behar/contract.ts'

export const boardHandlers = (_deps: { readonly db: Database }): Handler[] =>
  [listSupplies, addSupply, listDemands, addDemand, removeDemand].map((call) =>
    handle(call, () => Promise.reject(new Refusal('unavailable'))),
  )
