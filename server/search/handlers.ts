import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { Page } from '#shared/base/page.ts'
import { countResults } from '#shared/search/contract.ts'
import { listAuctionsOf } from '../auctions/store.ts'
import type { Search } from '../products/search/search.ts'
import { listProducts, listSpecials } from '../products/store.ts'
import { listOpen } from '../requests/lists/lists.ts'

export const searchHandlers = (db: Database, search: Search) => [
  handle(countResults, async ({ query }, { locale, now, caller }) => {
    const first = { ...query, page: 1, limit: 1 }
    const fits = await search.filter(query.s)
    const load = (ids: readonly number[]) => search.load(db, ids, locale)
    const [local, imported, special, auctions, requests, corrected] = await Promise.all([
      listProducts(db, 'local', first, load, fits),
      listProducts(db, 'imported', first, load, fits),
      listSpecials(db, first, locale, fits),
      listAuctionsOf(db, first, locale, fits),
      listOpen({ db, search }, first, { locale, now, caller }),
      search.correct(query.s ?? ''),
    ])
    const counts = {
      local: countOf(local),
      imported: countOf(imported),
      special: countOf(special),
      auctions: countOf(auctions),
      requests: countOf(requests),
    }
    return { counts, corrected }
  }),
]

const countOf = ({ total, total_capped = false }: Page<unknown>) => ({ total, capped: total_capped })
