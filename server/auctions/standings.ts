import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Auction } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'
import { listStandingsOf } from './store.ts'

/** A page of auctions, each with the caller's standing. Without a caller no standing is loaded. */
export async function withStandings(
  db: Sql,
  caller: Pick<Caller, 'id'> | undefined,
  page: Page<Auction>,
): Promise<Page<Auction>> {
  if (!caller || page.data.length === 0) return page
  const found = await listStandingsOf(
    db,
    caller.id,
    page.data.map(({ id }) => id),
  )
  const standings = new Map(found.map(({ id, leads }) => [id, leads ? 'leading' : 'outbid'] as const))
  return {
    ...page,
    data: page.data.map((one) => ({ ...one, my_standing: standings.get(one.id) ?? null })),
  }
}
