import type { Sql } from '#platform/database/db.ts'
import type { Upgrade } from '#shared/auth/profile.ts'
import type { SellerType, UserType } from '#shared/base/access/permissions.ts'
import { limits } from '#shared/base/limits.ts'
import { exportedRows } from '../base/accountPart.ts'

/** The columns of a profile that are not part of the person's row. */
export interface ProfileRow {
  readonly marketing: boolean
  readonly terms_version: string | null
  readonly second_factor: 'off' | 'on' | 'missing'
  readonly unverified_goods: number | null
  readonly in_hall: boolean
  readonly notifications: number
  readonly favorites: number
}

/** Consents and counts of a person; hidden products do not count as favourites. */
export async function findProfile(db: Sql, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await db.query<ProfileRow>({
    name: 'account_profile',
    text: `select u.marketing_at is not null as marketing, u.terms_version,
             case when u.second_factor_at is not null then 'on'
               when u.staff_role is not null and (select second_factor_required from trade_settings) then 'missing'
               else 'off' end as second_factor,
             case when u.type <> 'local_buyer' and not u.verified then (select unverified_goods from trade_settings) end as unverified_goods,
             exists (select from hall_staff s join halls h on h.market_id = s.market_id and h.active where s.user_id = u.id) as in_hall,
             (select count(*) from (select from notifications where user_id = u.id and read_at is null
                                    limit ${limits.page.totalCap}) n) as notifications,
             (select count(*) from favorites h join products p on p.id = h.product_id
              where h.user_id = u.id and p.status <> 'hidden') as favorites
           from users u where u.id = $1`,
    values: [userId],
  })
  return row
}

/** The columns that checks read before a person is changed. */
export interface LockedPerson {
  readonly type: UserType
  readonly email: string | null
  readonly cr_number: string | null
  readonly avatar_id: number | null
  readonly password_hash: string | null
  readonly verified: boolean
}

/** Locks a person until the end of the transaction. Meanwhile nobody can insert a row that references the person. */
export async function lockPerson(tx: Sql, userId: number): Promise<LockedPerson | undefined> {
  const [row] = await tx.query<LockedPerson>({
    name: 'account_lock_person',
    text: `select type, email, cr_number, avatar_id, password_hash, verified from users
           where id = $1 and deleted_at is null for update`,
    values: [userId],
  })
  return row
}

export async function findPassword(
  db: Sql,
  userId: number,
): Promise<{ readonly mobile: string; readonly password_hash: string | null } | undefined> {
  const [row] = await db.query<{ mobile: string; password_hash: string | null }>({
    name: 'account_password',
    text: 'select mobile, password_hash from users where id = $1 and deleted_at is null',
    values: [userId],
  })
  return row
}

/** The changed fields of a person; undefined leaves a field as it is. */
export interface PersonChange {
  readonly f_name?: string | undefined
  readonly l_name?: string | undefined
  readonly email?: string | undefined
  readonly address?: string | undefined
  /** Null removes the VAT number. */
  readonly vat_number?: string | null | undefined
  readonly avatarId?: number | undefined
  readonly marketing?: boolean | undefined
  readonly passwordHash?: string | undefined
}

export async function updatePerson(tx: Sql, userId: number, change: PersonChange): Promise<void> {
  await tx.query({
    name: 'account_update_person',
    text: `update users set f_name = coalesce($2, f_name), l_name = coalesce($3, l_name), email = coalesce($4, email),
             address = coalesce($5, address), avatar_id = coalesce($6, avatar_id),
             password_hash = coalesce($7, password_hash),
             marketing_at = case $8::boolean when true then coalesce(marketing_at, now()) when false then null
                            else marketing_at end,
             vat_number = case when $9::boolean then $10 else vat_number end
           where id = $1`,
    values: [
      ...[userId, change.f_name, change.l_name, change.email, change.address, change.avatarId],
      ...[change.passwordHash, change.marketing],
      ...[change.vat_number !== undefined, change.vat_number ?? null],
    ],
  })
}

export interface UpgradeRow {
  readonly id: number
  readonly user_id: number
  readonly type: SellerType
  readonly cr_number: string | null
  readonly status: Upgrade['status']
  readonly note: string | null
  readonly created_at: Date
}

const upgradeColumns = 'id, user_id, type, cr_number, status, note, created_at'

/** The newest upgrade request of a person. */
export async function findNewestUpgrade(db: Sql, userId: number): Promise<UpgradeRow | undefined> {
  const [row] = await db.query<UpgradeRow>({
    name: 'account_newest_upgrade',
    text: `select ${upgradeColumns} from upgrades where user_id = $1 order by id desc limit 1`,
    values: [userId],
  })
  return row
}

export interface NewUpgrade {
  readonly userId: number
  readonly type: SellerType
  readonly crNumber: string | null
  readonly documentId: number | null
}

/** Inserts a pending request; undefined when the person has one already. */
export async function insertUpgrade(tx: Sql, upgrade: NewUpgrade): Promise<UpgradeRow | undefined> {
  const [row] = await tx.query<UpgradeRow>({
    name: 'account_insert_upgrade',
    text: `insert into upgrades (user_id, type, cr_number, document_id) values ($1, $2, $3, $4)
           on conflict (user_id) where status = 'pending' do nothing returning ${upgradeColumns}`,
    values: [upgrade.userId, upgrade.type, upgrade.crNumber, upgrade.documentId],
  })
  return row
}

/** Locks an upgrade request and its person, the person first (lock order). */
export async function lockUpgrade(
  tx: Sql,
  id: number,
): Promise<{ upgrade: UpgradeRow; person: LockedPerson } | undefined> {
  const [found] = await tx.query<{ user_id: number }>({
    name: 'account_upgrade_person',
    text: 'select user_id from upgrades where id = $1',
    values: [id],
  })
  const person = found && (await lockPerson(tx, found.user_id))
  if (!person) return undefined
  const [upgrade] = await tx.query<UpgradeRow>({
    name: 'account_lock_upgrade',
    text: `select ${upgradeColumns} from upgrades where id = $1 for update`,
    values: [id],
  })
  return upgrade && { upgrade, person }
}

export interface Decision {
  readonly id: number
  readonly status: 'approved' | 'refused'
  readonly note: string | null
  readonly decidedBy: number
}

export async function decideUpgrade(tx: Sql, decision: Decision): Promise<UpgradeRow> {
  const [row] = await tx.query<UpgradeRow>({
    name: 'account_decide_upgrade',
    text: `update upgrades set status = $2, note = $3, decided_by = $4, decided_at = now() where id = $1
           returning ${upgradeColumns}`,
    values: [decision.id, decision.status, decision.note, decision.decidedBy],
  })
  if (!row) throw new RangeError(`no request ${decision.id}`)
  return row
}

/** Makes a person a verified seller, with the register number of the approved request, if any. */
export async function setSellerType(
  tx: Sql,
  userId: number,
  { type, cr_number }: Pick<UpgradeRow, 'type' | 'cr_number'>,
): Promise<void> {
  await tx.query({
    name: 'account_set_seller_type',
    text: `update users set type = $2, cr_number = coalesce($3, cr_number), verified = true, verify_refused_at = null
           where id = $1`,
    values: [userId, type, cr_number],
  })
}

/** Stores that staff refused to verify a seller, so the seller no longer waits for a decision. */
export async function refuseVerification(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'account_refuse_verification',
    text: 'update users set verify_refused_at = now() where id = $1',
    values: [userId],
  })
}

/** The owner of a document, by its path below /uploads/. */
export async function findDocumentOwner(db: Sql, path: string): Promise<number | undefined> {
  const [row] = await db.query<{ user_id: number }>({
    name: 'account_document_owner',
    text: `select g.user_id from upgrades g join images i on i.id = g.document_id where i.path = $1`,
    values: [path],
  })
  return row?.user_id
}

/** All upgrade requests of a person, newest first. */
export function listUpgradesOf(db: Sql, userId: number): Promise<UpgradeRow[]> {
  return db.query<UpgradeRow>({
    name: 'account_upgrades_of_person',
    text: `select ${upgradeColumns} from upgrades where user_id = $1 order by id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/** Deletes the upgrade requests of a person; returns the ids of the documents. */
export async function deleteUpgrades(tx: Sql, userId: number): Promise<number[]> {
  const rows = await tx.query<{ document_id: number | null }>({
    name: 'account_delete_upgrades',
    text: 'delete from upgrades where user_id = $1 returning document_id',
    values: [userId],
  })
  return rows.flatMap(({ document_id }) => document_id ?? [])
}

/**
 * Blanks a person's row, which trade records reference. No identifying data is left, and another account may use the
 * mobile, the e-mail address and the identity numbers. Returns the id of the person's avatar, if any.
 */
export async function blankPerson(tx: Sql, userId: number): Promise<number | null> {
  const [row] = await tx.query<{ avatar_id: number | null }>({
    name: 'account_blank_person',
    text: `with person as (select id, avatar_id from users where id = $1)
           update users u set f_name = '', l_name = '', mobile = null, email = null, address = '', n_id = null,
             cr_number = null, vat_number = null, password_hash = null, avatar_id = null, city_id = null, staff_role = null,
             terms_version = null, terms_agreed_at = null, marketing_at = null, deleted_at = now()
           from person where u.id = person.id
           returning person.avatar_id`,
    values: [userId],
  })
  return row?.avatar_id ?? null
}
