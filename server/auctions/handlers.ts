import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { listAuctions, showAuction } from '#shared/auctions/contract.ts'
import { pageWithFavorites } from '../products/favorites.ts'
import type { Search } from '../products/search/search.ts'
import { showTo } from './show.ts'
import { withStandings } from './standings.ts'
import { listAuctionsOf } from './store.ts'

export const auctionHandlers = (db: Database, search: Search) => [
  handle(listAuctions, async ({ query }, { locale, caller }) => {
    const found = await listAuctionsOf(db, query, locale, await search.filter(query.s))
    return withStandings(db, caller, await pageWithFavorites(db, caller, found))
  }),

  handle(showAuction, ({ params }, { locale, caller }) =>
    showTo(db, params.id, { locale, reader: caller?.id }),
  ),
]
