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

/** A request in somebody's hands until the end of the transaction. */
export interface Held {
  readonly request: HeldRow
  /** The offers that stand. */
  readonly offers: readonly OpenOffer[]
  /** Those of its people who are there, and held: who may act, and who can be told. */
  readonly people: ReadonlySet<number>
}

/**
 * Holds the people of a request, then the request, always in this order: who asked, whose offers stand, and `also`. Refuses:
 * not_found.
 */
export async function holdRequest(tx: Sql, id: number, also: readonly number[] = []): Promise<Held> {
  const held = await holdFree(tx, id, { also, passed: false })
  if (!held) throw new Refusal('not_found')
  return held
}

/** The same for who does not have to wait: nothing where another holds it, or where there is no such request. */
export async function holdFree(
  tx: Sql,
  id: number,
  { also = [], passed = true }: { readonly also?: readonly number[]; readonly passed?: boolean } = {},
): Promise<Held | undefined> {
  const sides = await findSides(tx, id)
  if (!sides) return undefined
  const asked = new Set([...also, sides.asker_id, ...sides.sellers])
  const people = new Set(await lockPeople(tx, [...asked]))
  const request = await lockRequest(tx, id, { passed })
  if (!request) return undefined
  const offers = await listOpenOffers(tx, id)
  // Who offered between the two looks.
  const late = offers.map(({ seller_id }) => seller_id).filter((seller) => !asked.has(seller))
  for (const seller of await lockFreePeople(tx, late)) people.add(seller)
  return { request, offers, people }
}
