import type { Database, Sql } from '#platform/database/db.ts'
import type { AddressForm } from '#shared/addresses/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  type AddressRow,
  type AddressValues,
  deleteAddress,
  findAddressOf,
  findSame,
  insertAddress,
  isDelivered,
  listAddressesOf,
  lockAddressesOf,
  markDefault,
  updateAddress,
} from './store.ts'

/**
 * Adds an address to the book of a person. If the book contains an equal address, returns that one. Refuses: validation_failed for
 * a city without deliveries; conflict for a full book.
 */
export function addAddressOf(db: Database, userId: number, form: AddressForm): Promise<AddressRow> {
  return change(db, userId, async (tx) => {
    const values = await valuesOf(tx, form)
    const id = (await findSame(tx, userId, values)) ?? (await insertAddress(tx, userId, values))
    if (id === undefined) throw new Refusal('conflict', undefined, { words: 'addresses_full' })
    if (form.is_default) await markDefault(tx, userId, id)
    return found(tx, userId, id)
  })
}

/**
 * Replaces an address of a person. Refuses: not_found; validation_failed for a city without deliveries; already_exists if
 * another address of the person has this content.
 */
export function changeAddressOf(
  db: Database,
  userId: number,
  id: number,
  form: AddressForm,
): Promise<AddressRow> {
  return change(db, userId, async (tx) => {
    await found(tx, userId, id)
    const values = await valuesOf(tx, form)
    const same = await findSame(tx, userId, values)
    if (same !== undefined && same !== id)
      throw new Refusal('already_exists', undefined, { words: 'address_known' })
    await updateAddress(tx, id, values)
    if (form.is_default) await markDefault(tx, userId, id)
    return found(tx, userId, id)
  })
}

/** Removes an address; if it was the default, the newest other address becomes the default. Refuses: not_found. */
export function removeAddressOf(db: Database, userId: number, id: number): Promise<void> {
  return change(db, userId, async (tx) => {
    if (!(await deleteAddress(tx, userId, id))) throw new Refusal('not_found')
    const [first] = await listAddressesOf(tx, userId)
    if (first && !first.is_default) await markDefault(tx, userId, first.id)
  })
}

/** Refuses: not_found. */
export function setDefaultOf(db: Database, userId: number, id: number): Promise<AddressRow> {
  return change(db, userId, async (tx) => {
    await found(tx, userId, id)
    await markDefault(tx, userId, id)
    return found(tx, userId, id)
  })
}

/**
 * Adds the address of an order to the buyer's address book, unless the book contains it or is full. The order holds a shared
 * lock on the buyer's row. Calls that change the book wait for it, but a second order of the buyer does not. If both orders add
 * the same address, the unique indexes accept one copy.
 */
export async function keepAddress(tx: Sql, userId: number, values: AddressValues): Promise<void> {
  await insertAddress(tx, userId, values)
}

/** Runs a change of the address book, one at a time for each person. */
function change<Result>(db: Database, userId: number, run: (tx: Sql) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await lockAddressesOf(tx, userId))) throw new Refusal('unauthenticated')
    return run(tx)
  })
}

async function found(tx: Sql, userId: number, id: number): Promise<AddressRow> {
  const row = await findAddressOf(tx, userId, id)
  if (!row) throw new Refusal('not_found')
  return row
}

async function valuesOf(tx: Sql, form: AddressForm): Promise<AddressValues> {
  const { recipient_name, city_id, address, street = '', zip_code = '', short_address = '' } = form
  if (!(await isDelivered(tx, city_id)))
    throw new Refusal('validation_failed', { city_id: [{ code: 'choice' }] })
  return { recipient_name, city_id, address, street, zip_code, short_address }
}
