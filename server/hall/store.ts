import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { HallRole, HallTerms } from '#shared/hall/rules.ts'

export interface HallRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly active: boolean
  readonly dallal_id: number | null
  /** The dallal's name; empty after the account is deleted. */
  readonly dallal_name: string
  readonly region_id: number
  readonly terms: readonly HallTerms[]
}

const hallColumns = `m.id, m.name_ar, m.name_en, h.active, h.dallal_id,
  coalesce(d.f_name || ' ' || d.l_name, '') as dallal_name, c.region_id,
  coalesce((select json_agg(json_build_object('from', t.starts_on::text, 'hall_bp', t.hall_bp, 'say_bp', t.say_bp,
              'vat_number', t.vat_number) order by t.starts_on)
            from hall_terms t where t.market_id = m.id), '[]') as terms`

/** The open halls in which a person is a clerk or a chief. */
export function listHallsOf(db: Sql, userId: number): Promise<(HallRow & { readonly role: HallRole })[]> {
  return db.query<HallRow & { readonly role: HallRole }>({
    name: 'hall_list_of',
    text: `select ${hallColumns}, s.role
           from hall_staff s join halls h on h.market_id = s.market_id join markets m on m.id = h.market_id
           join cities c on c.id = m.city_id left join users d on d.id = h.dallal_id
           where s.user_id = $1 and h.active order by m.position, m.id limit 100`,
    values: [userId],
  })
}

/** The hall of a market and the person's role in it; undefined if the person has none or the hall is closed. */
export async function findHallFor(
  db: Sql,
  { hallId, userId }: { readonly hallId: number; readonly userId: number },
): Promise<(HallRow & { readonly role: HallRole }) | undefined> {
  return (await listHallsOf(db, userId)).find(({ id }) => id === hallId)
}

export interface PersonRow {
  readonly id: number
  readonly number: number
  readonly name: string
  readonly mobile: string | null
  readonly user_id: number | null
  readonly wallet: boolean
  /** Whether the person has bought in this hall. */
  readonly buys: boolean
}

/** A person with an account is shown under the name of the account. */
const personColumns = `p.id, p.number, coalesce(nullif(trim(u.f_name || ' ' || u.l_name), ''), p.name) as name, p.mobile,
  p.user_id, p.wallet_since is not null as wallet, exists (select from hall_sales b where b.buyer_id = p.id) as buys`
const personTables = 'hall_people p left join users u on u.id = p.user_id'

/** Lists the sellers and buyers of a hall, the most recent trade first. */
export function listPeople(db: Sql, hallId: number): Promise<PersonRow[]> {
  return db.query<PersonRow>({
    name: 'hall_people',
    text: `select ${personColumns} from ${personTables}
           where p.market_id = $1
           order by greatest((select max(s.id) from hall_sales s where s.seller_id = p.id),
             (select max(s.id) from hall_sales s where s.buyer_id = p.id)) desc nulls last, p.number desc
           limit ${mostPeople}`,
    values: [hallId],
  })
}

/** The maximum number of people that a device loads. Others are found by number or mobile when the sale arrives. */
const mostPeople = 500

export async function findPerson(
  db: Sql,
  hallId: number,
  by:
    | { readonly id: number }
    | { readonly number: number }
    | { readonly mobile: string }
    | { readonly userId: number },
): Promise<PersonRow | undefined> {
  const [row] = await db.query<PersonRow>({
    name: 'hall_person',
    text: `select ${personColumns} from ${personTables}
           where p.market_id = $1 and ($2::bigint is null or p.id = $2) and ($3::int is null or p.number = $3)
             and ($4::text is null or p.mobile = $4) and ($5::bigint is null or p.user_id = $5)
           order by p.id limit 1`,
    values: [
      hallId,
      'id' in by ? by.id : null,
      'number' in by ? by.number : null,
      'mobile' in by ? by.mobile : null,
      'userId' in by ? by.userId : null,
    ],
  })
  return row
}

/** Locks the card numbers of a hall until the end of the transaction, so that each number is given only once. */
export async function lockNumbers(tx: Sql, hallId: number): Promise<void> {
  await tx.query({
    name: 'hall_lock_numbers',
    text: 'select from halls where market_id = $1 for no key update',
    values: [hallId],
  })
}

/** The card numbers of a hall begin here, so that they have four digits. */
const firstNumber = 1_001

export async function insertPerson(
  tx: Sql,
  person: {
    readonly hallId: number
    readonly name: string
    readonly mobile: string | null
    readonly userId: number | null
    readonly now: Date
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'hall_insert_person',
    text: `insert into hall_people (market_id, number, name, mobile, user_id, created_at)
           select $1, greatest((select max(number) + 1 from hall_people where market_id = $1), ${firstNumber}),
             $2, $3, $4, $5
           returning id`,
    values: [person.hallId, person.name, person.mobile, person.userId, person.now],
  })
  if (!row) throw new RangeError('the insert of a person returned no row')
  return row.id
}

export async function linkPerson(tx: Sql, id: number, userId: number): Promise<void> {
  await tx.query({
    name: 'hall_link_person',
    text: 'update hall_people set user_id = $2 where id = $1 and user_id is null',
    values: [id, userId],
  })
}

/** Finds an account by its id, or by a mobile that its owner has verified. */
export async function findAccount(
  db: Sql,
  by: { readonly mobile: string } | { readonly id: number },
): Promise<{ readonly id: number; readonly mobile: string | null; readonly name: string } | undefined> {
  const [row] = await db.query<{ id: number; mobile: string | null; name: string }>({
    name: 'hall_account',
    text: `select id, mobile, trim(f_name || ' ' || l_name) as name from users
           where deleted_at is null and ($1::text is null or mobile = $1 and mobile_verified_at is not null)
             and ($2::bigint is null or id = $2) limit 1`,
    values: ['mobile' in by ? by.mobile : null, 'id' in by ? by.id : null],
  })
  return row
}

export interface LotRow {
  readonly product_id: number
  readonly name_ar: string
  readonly name_en: string
  readonly fish_id: number
  readonly quantity_grams: Grams
  readonly f_name: string
  readonly l_name: string
}

/** Local goods on sale in the hall's market, newest first. */
export function listLots(db: Sql, hallId: number): Promise<LotRow[]> {
  return db.query<LotRow>({
    name: 'hall_lots',
    text: `select p.id as product_id, p.name_ar, p.name_en, p.fish_id, p.quantity_grams, u.f_name, u.l_name
           from products p join users u on u.id = p.seller_id
           where p.market_id = $1 and p.sale_type = 'normal' and p.status = 'active' and p.origin = 'local'
             and p.quantity_grams > 0 order by p.id desc limit ${limits.page.most}`,
    values: [hallId],
  })
}

export interface UsualRow {
  readonly fish_id: number
  /** The weight of a tub and the hammer price of a kilogram in the last sale of the species. */
  readonly tub: Grams
  readonly price: Halalas
}

/** The species of the newest sales of a hall, most frequent first. */
export function listUsual(db: Sql, hallId: number): Promise<UsualRow[]> {
  return db.query<UsualRow>({
    name: 'hall_usual',
    text: `select fish_id, (array_agg(quantity_grams / coalesce(tubs, 1) order by id desc))[1]::bigint as tub,
             (array_agg(price_halalas order by id desc))[1]::bigint as price
           from (select * from hall_sales where market_id = $1 and reversed_at is null order by id desc limit 500) s
           group by fish_id order by count(*) desc, fish_id limit 24`,
    values: [hallId],
  })
}

export interface CardRow {
  readonly id: number
  readonly hall_id: number
  readonly name_ar: string
  readonly name_en: string
  readonly number: number
  readonly wallet: boolean
}

/** The cards of a person in open halls. */
export function listCards(db: Sql, userId: number): Promise<CardRow[]> {
  return db.query<CardRow>({
    name: 'hall_cards',
    text: `select p.id, m.id as hall_id, m.name_ar, m.name_en, p.number, p.wallet_since is not null as wallet
           from hall_people p join halls h on h.market_id = p.market_id and h.active join markets m on m.id = p.market_id
           where p.user_id = $1 order by m.position, m.id limit 100`,
    values: [userId],
  })
}

/** Allows or forbids the hall to charge the wallet; false if the card is not this person's. */
export async function setCardWallet(
  tx: Sql,
  {
    id,
    userId,
    wallet,
    now,
  }: { readonly id: number; readonly userId: number; readonly wallet: boolean; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'hall_card_wallet',
    text: `update hall_people set wallet_since = case when $3 then coalesce(wallet_since, $4::timestamptz) end
           where id = $1 and user_id = $2 returning id`,
    values: [id, userId, wallet, now],
  })
  return rows.length > 0
}

/**
 * Removes the name and mobile of a person from the halls without changing sales. The card number stays, so that slips
 * remain readable.
 */
export async function blankPeopleOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'hall_blank_people',
    text: `update hall_people set name = '', mobile = null, wallet_since = null where user_id = $1`,
    values: [userId],
  })
}

export async function endStaffOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'hall_end_staff',
    text: 'delete from hall_staff where user_id = $1',
    values: [userId],
  })
}
