import { createHash } from 'node:crypto'
import type { Database, Sql } from '#platform/database/db.ts'
import { markOf } from '#server/auctions/marks.ts'
import { stepAuction } from '#server/auctions/step.ts'
import type { OfferAnswer, PressAnswer } from '#shared/auctions/contract.ts'
import { type OfferEnd, offerText, termsText } from '#shared/auctions/record.ts'
import { halalas } from '#shared/base/money.ts'
import { type Asked, ask } from '../ask.ts'
import { ageLot, openLot } from '../trade/lots.ts'
import type { TestPerson } from '../trade/people.ts'

export interface DutchLot {
  readonly startsInS?: number
  /** SAR for the whole lot. */
  readonly starting?: number
  readonly floor?: number
  readonly step?: number
  readonly stepS?: number
}

/** Inserts a Dutch lot that started a moment ago, with one price for the next minute. */
export async function openDutch(db: Sql, seller: TestPerson, lot: DutchLot = {}): Promise<number> {
  const { startsInS = -1, starting = 1_000, floor = 500, step = 100, stepS = 60 } = lot
  const steps = Math.ceil((starting - floor) / step) + 1
  const endsInS = startsInS + steps * stepS
  const plain = { softCloseS: 0, softCapS: 0, autoAccept: true }
  const id = await openLot(db, seller, { ...plain, startsInS, endsInS, starting, step })
  await db.query({
    text: "update auctions set way = 'dutch', floor_halalas = $2, step_s = $3 where product_id = $1",
    values: [id, floor * 100, stepS],
  })
  return id
}

export interface Tender {
  readonly startsInS?: number
  readonly endsInS?: number
  readonly starting?: number
  readonly reserve?: number
}

/** Inserts a sealed tender that takes offers of SAR 1,000 and more for the next ten minutes. */
export async function openTender(db: Sql, seller: TestPerson, tender: Tender = {}): Promise<number> {
  const id = await openLot(db, seller, { softCloseS: 0, softCapS: 0, autoAccept: true, ...tender })
  await db.query({ text: "update auctions set way = 'sealed' where product_id = $1", values: [id] })
  return id
}

interface Sending {
  readonly key?: string
  readonly locale?: 'ar' | 'en'
}

const send = <Data>(
  { url }: { readonly url: string },
  call: `${'POST' | 'DELETE'} ${string}`,
  { token }: { readonly token?: string },
  body: object | undefined,
  { key, locale = 'en' }: Sending,
) => {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return ask<Data>({ url }, call, { token, headers, locale, ...(body ? { body } : {}) })
}

/** Buys a Dutch lot; `money` is the price that the person saw, in SAR. */
export const press = (
  market: { readonly url: string },
  id: number,
  person: { readonly token?: string },
  money: unknown,
  sending: Sending = {},
): Promise<Asked<PressAnswer>> => send(market, `POST auction/show/${id}/press`, person, { money }, sending)

/** Makes or replaces a sealed offer, in SAR. */
export const offer = (
  market: { readonly url: string },
  id: number,
  person: { readonly token?: string },
  money: unknown,
  sending: Sending = {},
): Promise<Asked<OfferAnswer>> => send(market, `POST auction/show/${id}/offer`, person, { money }, sending)

export const withdraw = (market: { readonly url: string }, id: number, person: { readonly token?: string }) =>
  send<{ offers_count: number }>(market, `DELETE auction/show/${id}/offer`, person, undefined, {})

/** Ages a tender whose offers are not opened yet: moves its times and those of its offers back, and recomputes the hash chain. */
export async function ageTender(db: Database, id: number, seconds: number): Promise<void> {
  await db.transaction(async (tx) => {
    await ageLot(tx, id, seconds)
    await tx.query({
      text: 'update sealed_offers set at = at - make_interval(secs => $2) where auction_id = $1',
      values: [id, seconds],
    })
    const [row] = await tx.query<TermsRow>({
      text: `select starting_halalas as starting, salt, (extract(epoch from starts_at) * 1000)::float8 as starts,
               (extract(epoch from first_ends_at) * 1000)::float8 as ends from auctions where product_id = $1`,
      values: [id],
    })
    if (!row) throw new Error(`no auction ${id}`)
    const terms = {
      way: 'sealed',
      starting: halalas(row.starting),
      startsAt: row.starts,
      firstEndsAt: row.ends,
    }
    const rest = { increment: halalas(100), softCloseS: 0, softCapS: 0 }
    let previous = sha256(termsText(id, { ...terms, ...rest, way: 'sealed' }))
    for (const link of await linksIn(tx, id)) {
      const mark = markOf(row.salt, link.bidder)
      previous = sha256(offerText(previous, { ...link, mark }))
      await tx.query({
        text: `update sealed_offers set hash = decode($3, 'hex') where auction_id = $1 and number = $2`,
        values: [id, link.number, previous],
      })
    }
  })
}

/** Opens a tender that has ended, as the worker does. */
export async function openOffersOf(db: Database, id: number): Promise<void> {
  await db.transaction((tx) => stepAuction(tx, id, { kind: 'tick' }))
}

interface TermsRow {
  readonly starting: number
  readonly salt: Buffer
  readonly starts: number
  readonly ends: number
}

/** A stored entry of the hash chain of a tender; times in milliseconds, amounts in halalas. */
export interface StoredLink {
  readonly number: number
  readonly bidder: number
  readonly amount: number | null
  readonly commitment: string | null
  readonly ended: OfferEnd | null
  readonly at: number
}

export function linksIn(db: Sql, id: number): Promise<StoredLink[]> {
  return db.query<StoredLink>({
    text: `select number, bidder_id as bidder, amount_halalas as amount, encode(commitment, 'hex') as commitment, ended,
             (extract(epoch from at) * 1000)::float8 as at from sealed_offers where auction_id = $1 order by number`,
    values: [id],
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
