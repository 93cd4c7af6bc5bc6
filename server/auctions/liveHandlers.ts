import type { Database } from '#node/db.ts'
import { handleStream } from '#node/http.ts'
import { followAuction } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const liveHandlers = (_deps: { readonly db: Database }) => [
  handleStream(followAuction, async () => {
    throw new Refusal('unavailable')
  }),
]
