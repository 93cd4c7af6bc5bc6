import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listMatchingRequests } from '#shared/requests/contract.ts'
import { matchingRequests } from './matching.ts'

export const matchHandlers = ({ db }: { readonly db: Database }) => [
  handle(listMatchingRequests, ({ params }, { caller, locale, now }) => {
    if (!caller) throw new Refusal('unauthenticated')
    return matchingRequests(db, { caller, locale, now }, params.id)
  }),
]
