import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { voidAuction } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

export const voidHandlers = (_deps: { readonly db: Database }) => [
  handle(voidAuction, async () => {
    throw new Refusal('unavailable')
  }),
]
