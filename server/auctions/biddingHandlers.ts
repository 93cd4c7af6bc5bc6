import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { placeBid } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const biddingHandlers = (_deps: { readonly db: Database; readonly config: Config }) => [
  handle(placeBid, async () => {
    throw new Refusal('unavailable')
  }),
]
