import type { Database } from '#node/db.ts'
import { handle, handleStream } from '#node/http.ts'
import { followAuction, showRecord } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const liveHandlers = (_deps: { readonly db: Database }) => [
  handleStream(followAuction, async () => {
    throw new Refusal('unavailable')
  }),

  handle(showRecord, async () => {
    throw new Refusal('unavailable')
  }),
]
