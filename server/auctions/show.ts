import type { Sql } from '#platform/database/db.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { withFavorites } from '../products/favorites.ts'
import { awardedNumber, detailsOf } from './present.ts'
import { findAuction, findHighestOf, listBids } from './store.ts'
import { findOwnOffer } from './ways/offersStore.ts'

/** One auction for a reader. Refuses: not_found; a hidden auction is also not found unless `hidden` is set. */
export async function showTo(
  db: Sql,
  id: number,
  { locale, reader, hidden = false }: Reading,
): Promise<AuctionDetails> {
  const row = await findAuction(db, id, { hidden })
  if (!row) throw new Refusal('not_found')
  const sealed = row.way === 'sealed' && row.closed_at === null
  const [bids, highest, offer] = await Promise.all([
    listBids(db, row, awardedNumber(row)),
    reader === undefined ? null : findHighestOf(db, row.id, reader),
    reader === undefined || !sealed ? null : findOwnOffer(db, row.id, reader),
  ])
  const shown = detailsOf(row, bids, { locale, reader, highest, offer })
  const [auction = shown] = await withFavorites(db, reader === undefined ? undefined : { id: reader }, [
    shown,
  ])
  return auction
}

interface Reading {
  readonly locale: Locale
  readonly reader: number | undefined
  readonly hidden?: boolean
}
