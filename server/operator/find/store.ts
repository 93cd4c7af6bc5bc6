import type { Sql } from '#platform/database/db.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { Wanted } from '#shared/operator/find.ts'
import { patternOf } from '../tables/searchStore.ts'

/** The maximum number of records of one kind that a search shows. */
export const mostOfKind = 5

interface Person {
  readonly f_name: string
  readonly l_name: string
}

export interface FoundOrderRow {
  readonly id: number
  readonly total_halalas: Halalas
  readonly created_at: Date
  readonly buyer_f: string
  readonly buyer_l: string
  readonly seller_f: string
  readonly seller_l: string
}

/**
 * Finds orders by their number, by the reference of their payment, or by the people who take part in them; newest
 * first.
 */
export function findOrders(
  db: Sql,
  { orderId, charge }: Wanted,
  people: readonly number[],
): Promise<FoundOrderRow[]> {
  return db.query<FoundOrderRow>({
    name: 'operator_find_orders',
    text: `with found as materialized (
             select $1::bigint as id
             union select o.id from charges c join orders o on o.charge_id = c.id where c.reference = $2
             union select o.id from unnest($3::bigint[]) p (id) cross join lateral (
               (select id from orders where buyer_id = p.id order by id desc limit ${mostOfKind})
               union all
               (select id from orders where seller_id = p.id order by id desc limit ${mostOfKind})) o)
           select o.id, o.total_halalas, o.created_at, b.f_name as buyer_f, b.l_name as buyer_l, s.f_name as seller_f,
             s.l_name as seller_l
           from found f join orders o on o.id = f.id join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
           order by o.id desc limit ${mostOfKind}`,
    values: [orderId, charge, people],
  })
}

export interface FoundPersonRow extends Person {
  readonly id: number
  readonly type: UserType
  readonly mobile: string | null
  readonly created_at: Date
}

/**
 * Finds the given people in the given order, then the people whose mobile or register number is, or ends with, the
 * typed digits, newest first.
 */
export function findPersons(
  db: Sql,
  { id, words }: Wanted,
  people: readonly number[],
): Promise<FoundPersonRow[]> {
  const digits = latinDigits(words)
  const ending = id !== null && /^\d{4,}$/.test(digits) ? `${[...digits].reverse().join('')}%` : null
  return db.query<FoundPersonRow>({
    text: `with found as materialized (
             select unnest($1::bigint[]) as id
             union (select id from users where reverse(mobile) like $2 limit ${mostOfKind})
             union (select id from users where reverse(cr_number) like $2 limit ${mostOfKind}))
           select u.id, u.f_name, u.l_name, u.type, u.mobile, u.created_at from found f join users u on u.id = f.id
           order by array_position($1::bigint[], u.id), u.id desc limit ${mostOfKind}`,
    values: [people, ending],
  })
}

export interface FoundTransferRow extends Person {
  readonly id: number
  readonly transfer_reference: string
  readonly bank_name: string
  readonly amount_halalas: Halalas
  readonly created_at: Date
}

/**
 * Finds reported transfers by id, by the beginning of their bank reference, by the reference of their payment, or by
 * the people who reported them.
 */
export function findTransfers(
  db: Sql,
  { id, reference, charge }: Wanted,
  people: readonly number[],
): Promise<FoundTransferRow[]> {
  return db.query<FoundTransferRow>({
    text: `with found as materialized (
             select $1::bigint as id
             union (select id from confirmations where folded_reference like $2 order by id desc limit ${mostOfKind})
             union select b.id from charges c join confirmations b on b.charge_id = c.id where c.reference = $3
             union select b.id from unnest($4::bigint[]) p (id) cross join lateral (
               select id from confirmations where user_id = p.id order by id desc limit ${mostOfKind}) b)
           select b.id, b.transfer_reference, b.bank_name, b.amount_halalas, b.created_at, u.f_name, u.l_name
           from found f join confirmations b on b.id = f.id join users u on u.id = b.user_id
           order by b.id desc limit ${mostOfKind}`,
    values: [id, reference === null ? null : `${reference}%`, charge, people],
  })
}

export interface FoundPayoutRow extends Person {
  readonly id: number
  readonly iban: string | null
  readonly bank_reference: string | null
  readonly amount_halalas: Halalas
  readonly created_at: Date
}

/**
 * Finds payouts by id, by the end of their IBAN (not if `iban` is null), by their bank reference, or by the people who
 * requested them.
 */
export function findPayouts(
  db: Sql,
  { id, iban, reference }: Wanted,
  people: readonly number[],
): Promise<FoundPayoutRow[]> {
  const ending = iban === null ? null : `${[...iban].reverse().join('')}%`
  return db.query<FoundPayoutRow>({
    text: `with found as materialized (
             select $1::bigint as id
             union (select id from payouts where reverse(iban) like $2 limit ${mostOfKind})
             union select id from payouts where folded_bank_reference = $3
             union select b.id from unnest($4::bigint[]) p (id) cross join lateral (
               select id from payouts where user_id = p.id order by id desc limit ${mostOfKind}) b)
           select b.id, b.iban, b.bank_reference, b.amount_halalas, b.created_at, u.f_name, u.l_name
           from found f join payouts b on b.id = f.id join users u on u.id = b.user_id
           order by b.id desc limit ${mostOfKind}`,
    values: [id, ending, reference, people],
  })
}

export interface FoundLineRow {
  readonly id: number
  readonly reference: string
  readonly details: string
  readonly amount_halalas: Halalas
  readonly at: Date
}

/** Lines of bank statements that name this reference. */
export function findLines(db: Sql, { reference }: Wanted): Promise<FoundLineRow[]> {
  return db.query<FoundLineRow>({
    name: 'operator_find_lines',
    text: `select l.id, l.reference, l.details, l.amount_halalas, s.at
           from statement_lines l join statements s on s.id = l.statement_id
           where l.reference_keys @> array[$1::text] limit ${mostOfKind}`,
    values: [reference],
  })
}

export interface FoundGoodsRow extends Person {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly sale_type: 'normal' | 'auction'
  readonly price_halalas: Halalas
  readonly created_at: Date
}

/** Goods or lots by id, or by words of their name, newest first. */
export function findGoods(
  db: Sql,
  { id, words }: Wanted,
  saleType: FoundGoodsRow['sale_type'],
): Promise<FoundGoodsRow[]> {
  return db.query<FoundGoodsRow>({
    name: 'operator_find_goods',
    text: `with named as materialized (
             select product_id as id from product_names where signs like trigram_signs($2) limit ${mostNamed}),
           found as materialized (
             select $1::bigint as id union (select p.id from named join products p on p.id = named.id and p.sale_type = $3
                                            order by p.id desc limit ${mostOfKind}))
           select p.id, p.name_ar, p.name_en, p.sale_type, p.price_halalas, p.created_at, u.f_name, u.l_name
           from found f join products p on p.id = f.id and p.sale_type = $3 join users u on u.id = p.seller_id
           order by p.id desc limit ${mostOfKind}`,
    values: [id, patternOf(words) ?? null, saleType],
  })
}

/** The maximum number of matches of a word that a search reads, because a frequent word has very many. */
const mostNamed = 500

export interface FoundRequestRow extends Person {
  readonly id: number
  readonly title: string
  readonly created_at: Date
}

/** Requests by id, or by words of their title, newest first. */
export function findRequests(db: Sql, { id, words }: Wanted): Promise<FoundRequestRow[]> {
  return db.query<FoundRequestRow>({
    name: 'operator_find_requests',
    text: `with found as materialized (
             select $1::bigint as id union
             (select id from requests where signs like trigram_signs($2) limit ${mostNamed}))
           select r.id, r.title, r.created_at, u.f_name, u.l_name
           from found f join requests r on r.id = f.id join users u on u.id = r.asker_id
           order by r.id desc limit ${mostOfKind}`,
    values: [id, patternOf(words) ?? null],
  })
}

export interface FoundContactRow {
  readonly id: number
  readonly name: string
  readonly subject: string
  readonly created_at: Date
}

/** Messages by id, or by words of sender, e-mail, subject and text, newest first. */
export function findContacts(db: Sql, { id, words }: Wanted): Promise<FoundContactRow[]> {
  return db.query<FoundContactRow>({
    name: 'operator_find_contacts',
    text: `with found as materialized (
             select $1::bigint as id union
             (select id from contacts where signs like trigram_signs($2) limit ${mostNamed}))
           select c.id, c.name, c.subject, c.created_at from found f join contacts c on c.id = f.id
           order by c.id desc limit ${mostOfKind}`,
    values: [id, patternOf(words) ?? null],
  })
}
