import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'

export interface AddressRow {
  readonly id: number
  readonly recipient_name: string
  readonly city_id: number
  readonly city_ar: string
  readonly city_en: string
  readonly region_ar: string
  readonly region_en: string
  readonly address: string
  readonly street: string
  readonly zip_code: string
  readonly short_address: string
  readonly is_default: boolean
  /** False for a hidden city, to which nothing is delivered now. */
  readonly delivered: boolean
}

/** The text fields of an address, and its city. */
export type AddressValues = Pick<
  AddressRow,
  'recipient_name' | 'city_id' | 'address' | 'street' | 'zip_code' | 'short_address'
>

/** The address book of a person: the default first, then the newest first. */
export function listAddressesOf(db: Sql, userId: number): Promise<AddressRow[]> {
  return db.query<AddressRow>({
    name: 'addresses_of_person',
    text: `select ${columns} ${joins} where a.user_id = $1
           order by a.is_default desc, a.id desc limit ${limits.addresses}`,
    values: [userId],
  })
}

/** One address of a person; undefined for an address of somebody else. */
export async function findAddressOf(db: Sql, userId: number, id: number): Promise<AddressRow | undefined> {
  const [row] = await db.query<AddressRow>({
    name: 'addresses_find',
    text: `select ${columns} ${joins} where a.user_id = $1 and a.id = $2`,
    values: [userId, id],
  })
  return row
}

const columns = `a.id, a.recipient_name, a.city_id, c.name_ar as city_ar, c.name_en as city_en,
  r.name_ar as region_ar, r.name_en as region_en, a.address, a.street, a.zip_code, a.short_address, a.is_default,
  not c.hidden as delivered`

const joins = 'from addresses a join cities c on c.id = a.city_id join regions r on r.id = c.region_id'

/** Serializes the changes of a person's address book; false if the person was removed. */
export async function lockAddressesOf(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'addresses_lock',
    text: 'select id from users where id = $1 and deleted_at is null for no key update',
    values: [userId],
  })
  return found.length > 0
}

/** The id of the person's address with this content. */
export async function findSame(tx: Sql, userId: number, values: AddressValues): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'addresses_same',
    text: 'select id from addresses where user_id = $1 and key = address_key($2, $3, $4, $5, $6, $7)',
    values: [userId, ...listOf(values)],
  })
  return row?.id
}

/**
 * Adds an address in the lowest free slot; the first address of a person becomes the default. Returns undefined and adds
 * nothing if the address is in the book already or the book is full.
 */
export async function insertAddress(
  tx: Sql,
  userId: number,
  values: AddressValues,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'addresses_add',
    text: `insert into addresses (user_id, slot, city_id, recipient_name, address, street, zip_code, short_address, is_default)
           select $1, min(n), $2, $3, $4, $5, $6, $7,
             not exists (select from addresses where user_id = $1 and is_default)
           from generate_series(1, ${limits.addresses}) n
           where n not in (select slot from addresses where user_id = $1)
           having count(*) > 0
           on conflict do nothing
           returning id`,
    values: [userId, ...listOf(values)],
  })
  return row?.id
}

/** Whether goods are delivered to a city. */
export async function isDelivered(tx: Sql, cityId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'addresses_city',
    text: 'select id from cities where id = $1 and not hidden',
    values: [cityId],
  })
  return found.length > 0
}

export async function updateAddress(tx: Sql, id: number, values: AddressValues): Promise<void> {
  await tx.query({
    name: 'addresses_change',
    text: `update addresses set city_id = $2, recipient_name = $3, address = $4, street = $5, zip_code = $6,
             short_address = $7 where id = $1`,
    values: [id, ...listOf(values)],
  })
}

/** Makes one address of a person the default. */
export async function markDefault(tx: Sql, userId: number, id: number): Promise<void> {
  // Two statements are needed, because the unique index never allows two defaults, not even within one statement.
  await tx.query({
    name: 'addresses_no_default',
    text: 'update addresses set is_default = false where user_id = $1 and is_default and id <> $2',
    values: [userId, id],
  })
  await tx.query({
    name: 'addresses_default',
    text: 'update addresses set is_default = true where user_id = $1 and id = $2',
    values: [userId, id],
  })
}

/** Deletes an address of a person; false for an address of somebody else. */
export async function deleteAddress(tx: Sql, userId: number, id: number): Promise<boolean> {
  const deleted = await tx.query({
    name: 'addresses_remove',
    text: 'delete from addresses where user_id = $1 and id = $2 returning id',
    values: [userId, id],
  })
  return deleted.length > 0
}

/** Deletes all addresses of a person. */
export async function deleteAddressesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'addresses_remove_all',
    text: 'delete from addresses where user_id = $1',
    values: [userId],
  })
}

function listOf({ city_id, recipient_name, address, street, zip_code, short_address }: AddressValues) {
  return [city_id, recipient_name, address, street, zip_code, short_address]
}
