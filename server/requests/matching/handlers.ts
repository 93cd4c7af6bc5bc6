import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { listMatchingRequests } from '#shared/requests/contract.ts'
import { matchingRequests } from './matching.ts'

export const matchHandlers = ({ db }: { readonly db: Database }) => [
  handle(listMatchingRequests, ({ params }, { caller, locale, now }) => {
    return matchingRequests(db, { caller, locale, now }, params.id)
  }),
]
