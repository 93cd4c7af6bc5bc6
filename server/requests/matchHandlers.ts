import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listMatchingRequests } from '#shared/requests/contract.ts'

export const matchHandlers = (_deps: { readonly db: Database }) => [handle(listMatchingRequests, missing)]

function missing(): never {
  throw new Refusal('unavailable')
}
