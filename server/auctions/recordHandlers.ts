import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { showRecord } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const recordHandlers = (_deps: { readonly db: Database }) => [
  handle(showRecord, async () => {
    throw new Refusal('unavailable')
  }),
]
