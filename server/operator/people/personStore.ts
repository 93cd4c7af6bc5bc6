import type { Sql } from '#platform/database/db.ts'
import type { Upgrade } from '#shared/auth/profile.ts'
import type { SellerType, StaffRole, UserType } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type IdleRules, isUnexpired } from '../../auth/store.ts'
import type { AuditActionRow } from '../audit/store.ts'

/** The details of a person. */
export interface PersonFactsRow {
  readonly email: string | null
  readonly n_id: string | null
  readonly cr_number: string | null
  readonly vat_number: string | null
  readonly verified: boolean
  readonly blocked: boolean
  readonly second_factor: boolean
  readonly bought: number
  readonly sold: number
  readonly cancelled_sales: number
  readonly held_halalas: Halalas
  readonly frozen_halalas: Halalas
  readonly sign_ins: number
  readonly last_used_at: Date | null
  /** The number of other people with the same name. */
  readonly namesakes: number
}

export async function findPersonFacts(
  db: Sql,
  id: number,
  { idleDays, staffIdleHours }: IdleRules,
): Promise<PersonFactsRow | undefined> {
  const [row] = await db.query<PersonFactsRow>({
    name: 'operator_person',
    text: `select u.email, u.n_id, u.cr_number, u.vat_number, u.verified, u.blocked,
             u.second_factor_at is not null as second_factor,
             (select count(*) from orders where buyer_id = u.id) as bought,
             (select count(*) from orders where seller_id = u.id) as sold,
             (select count(*) from seller_cancellations where seller_id = u.id) as cancelled_sales,
             coalesce(a.held_halalas, 0) as held_halalas, t.sign_ins, t.last_used_at,
             (select coalesce(sum(h.amount_halalas), 0)::bigint from holds h
              where h.account_id = a.id and h.ended_at is null and h.frozen_by_block) as frozen_halalas,
             (select count(*) from (select from users o where trigram_signs(o.found_by) = trigram_signs(u.found_by) and o.id <> u.id
                                      and o.deleted_at is null and u.deleted_at is null limit 100) same) as namesakes
           from users u left join accounts a on a.user_id = u.id,
             lateral (select count(*) as sign_ins, max(t.last_used_at) as last_used_at from tokens t
                      where t.user_id = u.id and ${isUnexpired('t', 'u', '$2', '$3')}) t
           where u.id = $1`,
    values: [id, idleDays, staffIdleHours],
  })
  return row
}

export interface PersonUpgradeRow {
  readonly id: number
  readonly type: SellerType
  readonly cr_number: string | null
  readonly status: Upgrade['status']
  readonly note: string | null
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly document: string | null
}

/** The last twenty upgrade requests of a person with their deciders, newest first. */
export function listPersonUpgrades(db: Sql, userId: number): Promise<PersonUpgradeRow[]> {
  return db.query<PersonUpgradeRow>({
    name: 'operator_person_upgrades',
    text: `select g.id, g.type, g.cr_number, g.status, g.note, g.created_at, g.decided_at, d.f_name, d.l_name,
             i.path as document
           from upgrades g left join users d on d.id = g.decided_by left join images i on i.id = g.document_id
           where g.user_id = $1 order by g.id desc limit 20`,
    values: [userId],
  })
}

/** The last audit actions about a person and their upgrade requests. */
export function listPersonAuditActions(db: Sql, userId: number): Promise<AuditActionRow[]> {
  return db.query<AuditActionRow>({
    name: 'operator_person_audit',
    text: `select d.id, d.at, d.actor_id, u.f_name, u.l_name, d.action, d.record_type, d.record_id, d.note
           from audit d left join users u on u.id = d.actor_id
           where d.id = any(array(
             (select id from audit where record_type = 'user' and record_id = $1 order by id desc limit 20)
             union all
             (select id from audit where record_type = 'upgrade'
                and record_id = any(array(select id from upgrades where user_id = $1)) order by id desc limit 20)))
           order by d.id desc limit 20`,
    values: [userId],
  })
}

/** Whether somebody else has this register number, or a pending request with it. */
export async function isRegisterShared(db: Sql, userId: number, crNumber: string): Promise<boolean> {
  const [row] = await db.query<{ shared: boolean }>({
    name: 'operator_register_shared',
    text: `select exists (select from users where cr_number = $2 and id <> $1)
             or exists (select from upgrades where cr_number = $2 and user_id <> $1 and status = 'pending') as shared`,
    values: [userId, crNumber],
  })
  return row?.shared === true
}

/** The fields of a person that staff may change. */
export interface ChangeablePerson {
  readonly id: number
  readonly type: UserType
  readonly mobile: string
  readonly mobile_verified: boolean
  readonly cr_number: string | null
  readonly blocked: boolean
  readonly verified: boolean
  readonly refused: boolean
  readonly staff_role: StaffRole | null
  readonly second_factor: boolean
}

/**
 * Locks a person until the end of the transaction. With `administratorsToo` also locks every administrator, in order of
 * id, so that two administrators who revoke each other's role are serialized. The lock mode does not block inserts that
 * reference the row.
 */
export function lockPeople(tx: Sql, id: number, administratorsToo: boolean): Promise<ChangeablePerson[]> {
  return tx.query<ChangeablePerson>({
    name: 'operator_lock_people',
    text: `select id, type, mobile, mobile_verified_at is not null as mobile_verified, cr_number, blocked, verified,
             verify_refused_at is not null as refused, staff_role,
             second_factor_at is not null as second_factor
           from users
           where deleted_at is null and (id = $1 or ($2 and staff_role = 'administrator' and not blocked))
           order by id for no key update`,
    values: [id, administratorsToo],
  })
}

/** The changed columns of a person; undefined leaves a column as it is. */
export interface PersonColumns {
  readonly type?: UserType | undefined
  readonly mobile?: string | undefined
  /** True confirms the stored mobile. */
  readonly mobile_verified?: true | undefined
  readonly cr_number?: string | undefined
  readonly blocked?: boolean | undefined
  readonly verified?: boolean | undefined
  readonly refused?: boolean | undefined
  readonly staff_role?: StaffRole | null | undefined
}

/** A new mobile is stored as verified, because staff vouch for it. */
export async function updatePersonColumns(tx: Sql, id: number, to: PersonColumns): Promise<void> {
  await tx.query({
    name: 'operator_update_person',
    text: `update users set type = coalesce($2, type), mobile = coalesce($3, mobile), cr_number = coalesce($4, cr_number),
             blocked = coalesce($5, blocked), verified = coalesce($6, verified),
             verify_refused_at = case $7::boolean when true then now() when false then null else verify_refused_at end,
             staff_role = case when $8 then $9 else staff_role end,
             mobile_verified_at = case when $3 is not null or $10 then now() else mobile_verified_at end,
             verify_by = case when $3 is not null or $10 then null else verify_by end
           where id = $1`,
    values: [
      ...[id, to.type, to.mobile, to.cr_number, to.blocked, to.verified, to.refused],
      ...[to.staff_role !== undefined, to.staff_role, to.mobile_verified === true],
    ],
  })
}

/** Whether a person has goods on sale, running auctions or open orders. */
export async function hasOpenSales(tx: Sql, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean }>({
    name: 'operator_open_sales',
    text: `select exists (select from products where seller_id = $1 and status = 'active')
             or exists (select from orders where seller_id = $1
                          and status in ('pending', 'accepted', 'in_progress', 'return_requested', 'disputed')) as open`,
    values: [userId],
  })
  return row?.open === true
}

/** Deletes the codes that were sent to a person. */
export async function deleteCodesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'operator_delete_codes',
    text: 'delete from codes where user_id = $1',
    values: [userId],
  })
}

/** The number of other administrators who may sign in; locks their rows. */
export async function countOtherAdministrators(tx: Sql, userId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'operator_other_administrators',
    text: `select count(*) from (select from users where staff_role = 'administrator' and not blocked
             and deleted_at is null and id <> $1 order by id for update) others`,
    values: [userId],
  })
  return row?.count ?? 0
}

export async function findStaffRole(db: Sql, userId: number): Promise<StaffRole | null> {
  const [row] = await db.query<{ staff_role: StaffRole | null }>({
    name: 'operator_staff_role',
    text: 'select staff_role from users where id = $1',
    values: [userId],
  })
  return row?.staff_role ?? null
}

/** Whether a person is blocked; locks the row until the end of the transaction, so that the result stays true. */
export async function isBlocked(tx: Sql, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ blocked: boolean }>({
    name: 'operator_is_blocked',
    text: 'select blocked from users where id = $1 for share',
    values: [userId],
  })
  return row?.blocked ?? false
}
