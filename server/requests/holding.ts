import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  findSides,
  type HeldRow,
  listOpenOffers,
  lockFreePeople,
  lockPeople,
  lockRequest,
  type OpenOffer,
} from './holdingStore.ts'

/** A request that is locked until the end of the transaction. */
export interface Held {
  readonly request: HeldRow
  /** The open offers on the request. */
  readonly offers: readonly OpenOffer[]
  /** The locked people who exist and are not blocked. They may act and can be notified. */
  readonly people: ReadonlySet<number>
}

/**
 * Locks the people of a request, then the request (lock order). The people are the asker, the sellers with open offers,
 * and `also`. Refuses: not_found.
 */
export async function holdRequest(tx: Sql, id: number, also: readonly number[] = []): Promise<Held> {
  const held = await holdFree(tx, id, { also, passed: false })
  if (!held) throw new Refusal('not_found')
  return held
}

/** Locks a request without waiting; undefined if another transaction has locked the request, or if it does not exist. */
export async function holdFree(
  tx: Sql,
  id: number,
  { also = [], passed = true }: { readonly also?: readonly number[]; readonly passed?: boolean } = {},
): Promise<Held | undefined> {
  const sides = await findSides(tx, id)
  if (!sides) return undefined
  const wanted = new Set([...also, sides.asker_id, ...sides.sellers])
  const people = new Set(await lockPeople(tx, [...wanted]))
  const request = await lockRequest(tx, id, { passed })
  if (!request) return undefined
  const offers = await listOpenOffers(tx, id)
  // The sellers who made an offer between the two reads.
  const late = offers.map(({ seller_id }) => seller_id).filter((seller) => !wanted.has(seller))
  for (const seller of await lockFreePeople(tx, late)) people.add(seller)
  return { request, offers, people }
}
