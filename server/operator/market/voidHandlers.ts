import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { voidAuction } from '#shared/auctions/contract.ts'
import { showTo } from '../../auctions/show.ts'
import { findDecider, namingColleague } from '../decider.ts'
import { voidAuctionBy } from './voiding.ts'

export const voidHandlers = ({ db }: { readonly db: Database }) => [
  handle(voidAuction, async ({ params: { id }, body: { note } }, { locale, caller }) => {
    await namingColleague(db, { kind: 'voiding', id, caller }, () =>
      db.transaction((tx) => voidAuctionBy(tx, caller, { id, note })),
    )
    return {
      ...(await showTo(db, id, { locale, reader: caller.id, hidden: true })),
      decided_by: await findDecider(db, 'voiding', id, locale),
    }
  }),
]
