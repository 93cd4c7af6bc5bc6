import type { Sql } from '#platform/database/db.ts'
import type { OfferStatus, RequestStatus } from '#shared/requests/status.ts'

/** Whose an offer is, and on whose request. */
export interface OfferPlace {
  readonly id: number
  readonly request_id: number
  readonly seller_id: number
  readonly asker_id: number
}

/** None of this ever changes, so that it may be read before anything is held. */
export async function findPlace(db: Sql, offerId: number): Promise<OfferPlace | undefined> {
  const [row] = await db.query<OfferPlace>({
    name: 'offers_place',
    text: `select o.id, o.request_id, o.seller_id, r.asker_id
           from offers o join requests r on r.id = o.request_id where o.id = $1`,
    values: [offerId],
  })
  return row
}

/** Who asked, and whose offers stand now; undefined where there is no such request. */
export async function findSides(
  db: Sql,
  requestId: number,
): Promise<{ readonly asker_id: number; readonly sellers: readonly number[] } | undefined> {
  const [row] = await db.query<{ asker_id: number; sellers: number[] }>({
    name: 'offers_sides',
    text: `select asker_id, coalesce((select json_agg(seller_id) from offers
             where request_id = r.id and status = 'open'), '[]') as sellers
           from requests r where id = $1`,
    values: [requestId],
  })
  return row
}

/** Holds people, by id, against a removal or a block at the same time (decisions 18, 53); those who may still act. */
export async function lockPeople(tx: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'offers_lock_people',
    text: 'select id from users where id = any($1) and not blocked and deleted_at is null order by id for share',
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

/** The same of people who are taken after a request: nobody is waited for, so that no two wait for each other. */
export async function lockFreePeople(tx: Sql, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<{ id: number }>({
    name: 'offers_lock_free_people',
    text: `select id from users where id = any($1) and deleted_at is null
           order by id for key share skip locked`,
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

/** What of a request the rules look at, and what is said of it. */
export interface HeldRow {
  readonly id: number
  readonly asker_id: number
  readonly status: RequestStatus
  readonly title: string
  readonly quantity_grams: number
  readonly closes_at: Date
}

export const heldColumns = 'id, asker_id, status, title, quantity_grams, closes_at'

/** A request with its lock; of one that another holds, nothing where it may be `passed`. */
export async function lockRequest(
  tx: Sql,
  id: number,
  { passed = false }: { readonly passed?: boolean } = {},
): Promise<HeldRow | undefined> {
  const [row] = await tx.query<HeldRow>({
    name: passed ? 'offers_lock_free_request' : 'offers_lock_request',
    text: `select ${heldColumns} from requests where id = $1 for update${passed ? ' skip locked' : ''}`,
    values: [id],
  })
  return row
}

export interface OpenOffer {
  readonly id: number
  readonly seller_id: number
}

/** The offers that stand on a request whose lock the caller holds. */
export function listOpenOffers(tx: Sql, requestId: number): Promise<OpenOffer[]> {
  return tx.query<OpenOffer>({
    name: 'offers_open',
    text: `select id, seller_id from offers where request_id = $1 and status = 'open' order by id`,
    values: [requestId],
  })
}

/** An offer's state, in the hands of whoever holds its request. */
export async function findStatus(tx: Sql, offerId: number): Promise<OfferStatus> {
  const [row] = await tx.query<{ status: OfferStatus }>({
    name: 'offers_status',
    text: 'select status from offers where id = $1',
    values: [offerId],
  })
  if (!row) throw new RangeError(`offer ${offerId} is gone`)
  return row.status
}
