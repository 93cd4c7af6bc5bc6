import { hash } from 'node:crypto'
import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import { type OfferEnd, offerText, openedText, termsText } from '#shared/auctions/record.ts'
import type { OpenedOffer } from '#shared/auctions/ways/sealed.ts'
import { topicOf } from '../live/topic.ts'
import { markOf } from '../marks.ts'
import { stateOf } from '../row.ts'
import type { StepRow } from '../stepStore.ts'
import {
  findChain,
  insertLink,
  insertOpened,
  type LinkToWrite,
  listDueOffers,
  type SecretRow,
} from './offersStore.ts'

/** The valid offers of a locked tender that has ended and is not opened yet; null for every other auction. */
export async function offersDue(tx: Sql, row: StepRow): Promise<readonly SecretRow[] | null> {
  const due =
    row.way === 'sealed' && row.closed_at === null && row.voided_at === null && row.ends_at <= row.clock
  return due ? listDueOffers(tx, row.id) : null
}

/** Records the opened offers as bids of the chain. Returns the hash of the last link. */
export async function saveOpened(
  tx: Sql,
  row: StepRow,
  bids: readonly OpenedOffer[],
  secrets: readonly SecretRow[],
): Promise<string | null> {
  if (bids.length === 0) return row.last_hash
  const salts = new Map(secrets.map(({ number, salt }) => [number, salt]))
  let { last_hash: last } = await findChain(tx, row.id, 0)
  const chained = bids.map((bid) => {
    const salt = salts.get(bid.offer)
    if (last === null || salt === undefined)
      throw new RangeError(`tender ${row.id} has offers without a chain`)
    last = hash('sha256', openedText(last, { ...bid, salt, mark: markOf(row.salt, bid.bidder) }))
    return { ...bid, hash: last }
  })
  await insertOpened(tx, row.id, chained)
  return last
}

/** Ends the valid offers of these bidders before the opening, as links of the chain. Returns the number of these links. */
export async function endOffers(
  tx: Sql,
  row: StepRow,
  bidders: readonly number[],
  { at, ended }: { readonly at: number; readonly ended: OfferEnd },
): Promise<number> {
  let count = row.offers_count
  for (const bidder of bidders) {
    const { offers } = await findChain(tx, row.id, bidder)
    if (!offers) continue
    count -= 1
    await appendLink(tx, row, { bidder, secret: null, ended, at, count })
  }
  return row.offers_count - count
}

/**
 * Appends a link of a bidder to the chain of a locked tender and returns the number and the hash of the link. Raises the version
 * of the auction by one, so that the stream reports the number of offers after the commit.
 */
export async function appendLink(
  tx: Sql,
  row: StepRow,
  link: Omit<LinkToWrite, 'auctionId' | 'number' | 'hash'>,
): Promise<{ readonly number: number; readonly hash: string }> {
  const chain = await findChain(tx, row.id, link.bidder)
  const previous = chain.last_hash ?? hash('sha256', termsText(row.id, stateOf(row).terms))
  const number = chain.links + 1
  const mark = markOf(row.salt, link.bidder)
  const commitment = link.secret?.commitment ?? null
  const text = offerText(previous, { number, mark, at: link.at, commitment, ended: link.ended })
  const linked = { ...link, auctionId: row.id, number, hash: hash('sha256', text) }
  await insertLink(tx, linked)
  publishAfterCommit(tx, [topicOf(row.id)])
  return linked
}
