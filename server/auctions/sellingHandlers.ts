import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { createAuction, listMyAuctions } from '#shared/auctions/selling.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Files } from '../base/files.ts'

export const auctionSellingHandlers = (_deps: {
  readonly db: Database
  readonly files: Files
  readonly config: Config
}) => [
  handle(createAuction, async () => {
    throw new Refusal('unavailable')
  }),

  handle(listMyAuctions, async () => {
    throw new Refusal('unavailable')
  }),
]
