import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { SentSale } from '#shared/hall/contract.ts'
import { findAccount, findPerson, insertPerson, linkPerson, lockNumbers, type PersonRow } from '../store.ts'
import { findSellerOf } from './store.ts'

/** The hall in which people are found or added, and the time of the call. */
interface Place {
  readonly hallId: number
  readonly now: Date
}

/**
 * Finds the seller of a sent sale: the owner of the goods, the person with the id, or the person with the mobile. Adds
 * the person if the hall does not know them. Refuses: validation_failed.
 */
export async function sellerOf(tx: Sql, place: Place, sent: SentSale): Promise<PersonRow> {
  const { product_id, seller_id, seller_mobile, seller_name } = sent
  if (product_id !== undefined) {
    const owner = await findSellerOf(tx, product_id)
    if (owner === undefined) throw new Refusal('validation_failed', { product_id: [{ code: 'gone' }] })
    return personOfAccount(tx, place, owner)
  }
  if (seller_id !== undefined) {
    const person = await findPerson(tx, place.hallId, { id: seller_id })
    if (!person) throw new Refusal('validation_failed', { seller_id: [{ code: 'choice' }] })
    return linked(tx, place, person)
  }
  if (seller_mobile === undefined)
    throw new Refusal('validation_failed', { seller_id: [{ code: 'required' }] })
  return personOfMobile(tx, place, { mobile: seller_mobile, name: seller_name ?? '' })
}

/**
 * Finds the buyer of a sent sale by card number or by mobile; null for a walk-in buyer. Adds the owner of an unknown
 * mobile. Refuses: validation_failed.
 */
export async function buyerOf(
  tx: Sql,
  place: Place,
  { buyer_number, buyer_mobile }: SentSale,
): Promise<PersonRow | null> {
  if (buyer_number !== undefined) {
    const person = await findPerson(tx, place.hallId, { number: buyer_number })
    if (!person) throw new Refusal('validation_failed', { buyer_number: [{ code: 'choice' }] })
    return linked(tx, place, person)
  }
  return buyer_mobile === undefined ? null : personOfMobile(tx, place, { mobile: buyer_mobile, name: '' })
}

/** The person of a hall with this mobile; adds the person if the hall does not know them. */
export async function personOfMobile(
  tx: Sql,
  place: Place,
  { mobile, name }: { readonly mobile: string; readonly name: string },
): Promise<PersonRow> {
  await lockNumbers(tx, place.hallId)
  const known = await findPerson(tx, place.hallId, { mobile })
  if (known) return linked(tx, place, known)
  const account = await findAccount(tx, { mobile })
  if (account) return personOfAccount(tx, place, account.id)
  return added(tx, place, { name, mobile, userId: null })
}

/** Adds a person without a mobile. */
export async function addNamed(tx: Sql, place: Place, name: string): Promise<PersonRow> {
  await lockNumbers(tx, place.hallId)
  return added(tx, place, { name, mobile: null, userId: null })
}

async function personOfAccount(tx: Sql, place: Place, userId: number): Promise<PersonRow> {
  await lockNumbers(tx, place.hallId)
  const known = await findPerson(tx, place.hallId, { userId })
  if (known) return known
  const account = await findAccount(tx, { id: userId })
  if (!account) throw new Refusal('validation_failed', { seller_id: [{ code: 'gone' }] })
  const byMobile =
    account.mobile === null ? undefined : await findPerson(tx, place.hallId, { mobile: account.mobile })
  if (byMobile?.user_id === null) {
    await linkPerson(tx, byMobile.id, userId)
    return found(tx, place, byMobile.id)
  }
  // The mobile may still belong to a person of the hall whose account was removed; the new person is then added without a mobile.
  return added(tx, place, { name: account.name, mobile: byMobile ? null : account.mobile, userId })
}

/** Links a person of the hall to the account that has verified the same mobile in the meantime. */
async function linked(tx: Sql, place: Place, person: PersonRow): Promise<PersonRow> {
  if (person.user_id !== null || person.mobile === null) return person
  const account = await findAccount(tx, { mobile: person.mobile })
  if (!account || (await findPerson(tx, place.hallId, { userId: account.id }))) return person
  await linkPerson(tx, person.id, account.id)
  return found(tx, place, person.id)
}

async function added(
  tx: Sql,
  place: Place,
  person: { readonly name: string; readonly mobile: string | null; readonly userId: number | null },
): Promise<PersonRow> {
  return found(tx, place, await insertPerson(tx, { ...place, ...person }))
}

async function found(tx: Sql, { hallId }: Place, id: number): Promise<PersonRow> {
  const person = await findPerson(tx, hallId, { id })
  if (!person) throw new RangeError(`person ${id} of hall ${hallId} is gone`)
  return person
}
