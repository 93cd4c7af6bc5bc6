import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { voidAuction } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { showTo } from '../auctions/show.ts'
import { voidAuctionBy } from './voiding.ts'

export const voidHandlers = ({ db }: { readonly db: Database }) => [
  handle(voidAuction, async ({ params: { id }, body: { note } }, { locale, caller }) => {
    // The edge has turned away everybody else.
    if (!caller) throw new Refusal('unauthenticated')
    await db.transaction((tx) => voidAuctionBy(tx, caller, { id, note }))
    return showTo(db, id, { locale, reader: caller.id, hidden: true })
  }),
]
