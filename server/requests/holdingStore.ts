import type { Sql } from '#platform/database/db.ts'
import type { Pair } from '#shared/base/locale.ts'
import type { OfferStatus, RequestStatus } from '#shared/requests/status.ts'

/** The people and the request to which an offer belongs. */
export interface OfferPlace {
  readonly id: number
  readonly request_id: number
  readonly seller_id: number
  readonly asker_id: number
}

/** Finds the people and the request of an offer. The columns never change, so they may be read without a lock. */
export async function findPlace(db: Sql, offerId: number): Promise<OfferPlace | undefined> {
  const [row] = await db.query<OfferPlace>({
    name: 'offers_place',
    text: `select o.id, o.request_id, o.seller_id, r.asker_id
           from offers o join requests r on r.id = o.request_id where o.id = $1`,
    values: [offerId],
  })
  return row
}

/** The asker and the sellers with open offers; undefined if the request does not exist. */
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

/** Locks people in order of id against concurrent removal or block (decisions 18, 53); returns those who may act. */
export async function lockPeople(tx: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'offers_lock_people',
    text: 'select id from users where id = any($1) and not blocked and deleted_at is null order by id for share',
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

/**
 * Locks people, like {@link lockPeople}, after a request is already locked. Locked rows are skipped, so that no deadlock
 * can occur.
 */
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

/** The columns of a request for rules and notifications. */
export interface HeldRow {
  readonly id: number
  readonly asker_id: number
  readonly status: RequestStatus
  readonly title: string
  readonly fish: Pair
  readonly quantity_grams: number
  readonly closes_at: Date
  readonly order_until: Date | null
}

export const heldColumns = `id, asker_id, status, title, quantity_grams, closes_at, order_until,
  (select json_build_object('ar', f.name_ar, 'en', f.name_en) from fish f where f.id = fish_id) as fish`

/** Locks a request; with `passed`, returns undefined if another transaction has locked the request. */
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

/** The open offers on a locked request. */
export function listOpenOffers(tx: Sql, requestId: number): Promise<OpenOffer[]> {
  return tx.query<OpenOffer>({
    name: 'offers_open',
    text: `select id, seller_id from offers where request_id = $1 and status = 'open' order by id`,
    values: [requestId],
  })
}

/** The status of an offer on a locked request. */
export async function findStatus(tx: Sql, offerId: number): Promise<OfferStatus> {
  const [row] = await tx.query<{ status: OfferStatus }>({
    name: 'offers_status',
    text: 'select status from offers where id = $1',
    values: [offerId],
  })
  if (!row) throw new RangeError(`offer ${offerId} does not exist`)
  return row.status
}
