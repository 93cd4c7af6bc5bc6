import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { acceptBid } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const awardingHandlers = (_deps: { readonly db: Database }) => [
  handle(acceptBid, async () => {
    throw new Refusal('unavailable')
  }),
]
