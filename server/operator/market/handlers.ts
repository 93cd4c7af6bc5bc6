import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import { voidAuction } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  type AuctionBehind,
  closeRequestBy,
  listAllAuctions,
  listAllRequests,
  showAuctionBehind,
} from '#shared/operator/orders.ts'
import { showTo } from '../../auctions/show.ts'
import { findDecider, namingColleague } from '../decider.ts'
import { handleRows } from '../tables/handlers.ts'
import { closeRequestOfOthers } from './closing.ts'
import { auctionsFile, listedAuction, listedRequest, requestsFile, voidedBy } from './present.ts'
import {
  findAuctionBy,
  findVoiding,
  listAuctionsBy,
  listRequestsBy,
  readAuctions,
  readRequests,
} from './store.ts'
import { voidAuctionBy } from './voiding.ts'

/** All auctions and requests, for staff. */
export const marketHandlers = ({ db }: { readonly db: Database }) => [
  handleRows(db, listAllAuctions, {
    list: (_db, query, { caller }) => listAuctionsBy(db, query, caller.id),
    read: (_db, query, { caller }) => readAuctions(db, query, caller.id),
    show: (row, context) => listedAuction(row, readingOf(context)),
    file: auctionsFile,
  }),

  handle(showAuctionBehind, ({ params: { id } }, context) => auctionBehind(db, id, readingOf(context))),

  handleRows(db, listAllRequests, {
    list: (_db, query, context) => listRequestsBy(db, query, readingOf(context)),
    read: (_db, query, context) => readRequests(db, query, readingOf(context)),
    show: (row, context) => listedRequest(row, readingOf(context)),
    file: requestsFile,
  }),

  handle(closeRequestBy, async ({ params: { id }, body: { note } }, context) => {
    const { caller, locale, now } = context
    return {
      ...(await closeRequestOfOthers(db, { caller, locale, now }, { id, note })),
      decided_by: await findDecider(db, 'request', id, locale),
    }
  }),

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

async function auctionBehind(
  db: Database,
  id: number,
  { reader, locale }: ReturnType<typeof readingOf>,
): Promise<AuctionBehind> {
  const row = await findAuctionBy(db, id, reader)
  if (!row) throw new Refusal('not_found')
  return {
    row: listedAuction(row, { reader, locale }),
    auction: await showTo(db, id, { locale, reader, hidden: true }),
    voided: voidedBy(await findVoiding(db, id), locale),
  }
}

function readingOf({ caller, locale, now }: SignedInContext) {
  return { reader: caller.id, locale, now }
}
