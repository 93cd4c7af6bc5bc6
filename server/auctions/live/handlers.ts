import type { Database } from '#platform/database/db.ts'
import { handleStream } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { followAuction } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { auctionChannel } from './channel.ts'
import { isShown } from './store.ts'

export const liveHandlers = ({ db }: { readonly db: Database }) => {
  const channel = auctionChannel(db)
  // When a process ends, all of its clients reconnect at the same time; the cache limits their lookups.
  const shown = new ShortCache<boolean>({ worthKeeping: (is) => is })
  return [
    handleStream(followAuction, async ({ params: { id } }) => {
      if (!(await shown.get(String(id), () => isShown(db, id)))) throw new Refusal('not_found')
      return { channel, key: id }
    }),
  ]
}
