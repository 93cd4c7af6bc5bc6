import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import type { Upgrade } from '#shared/auth/profile.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { PersonNames } from '#shared/base/text/masks.ts'
import type { UpgradeRow } from '../account/store.ts'
import { Where } from '../base/where.ts'
import { changesKey, changesTopic } from './changes/topic.ts'
import { peopleMatching } from './people/store.ts'
import { orderBy, pageRows, type TableSource } from './tables/store.ts'

/** An action of staff on a record (contract, section 8). */
export interface AuditAction {
  /** The staff member; null for an action at the server's terminal. */
  readonly actorId: number | null
  /** The record type and the verb: `upgrade.approve`. */
  readonly action: string
  readonly record: { readonly type: string; readonly id: number }
  readonly before: object | null
  readonly after: object | null
  readonly note: string | null
}

/** Adds an entry to the audit log. Call it in the transaction of the action. Entries are never changed or deleted. */
export async function insertAudit(
  tx: Sql,
  { actorId, action, record, before, after, note }: AuditAction,
): Promise<void> {
  await tx.query({
    name: 'operator_audit',
    text: `insert into audit (actor_id, action, record_type, record_id, before, after, note)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [actorId, action, record.type, record.id, before, after, note],
  })
  publishAfterCommit(tx, [`${changesTopic}:${changesKey}`])
}

export interface DecisionRow extends PersonNames {
  readonly actor_id: number
  readonly action: string
  /** For disputes: the refund in SAR. */
  readonly refund: number | null
  readonly verified: boolean | null
}

/**
 * The last decision of one kind on a record, from the audit log. Undefined if there is none, or if the last decision was
 * made at the terminal.
 */
export async function findDecision(
  db: Sql,
  kind: DecisionKind,
  id: number,
): Promise<DecisionRow | undefined> {
  const { record, actions, field = '' }: DecisionSource = decisions[kind]
  const [row] = await db.query<Omit<DecisionRow, 'actor_id'> & { readonly actor_id: number | null }>({
    name: 'operator_decision',
    text: `select d.actor_id, d.action, (d.after->>'refund')::float8 as refund, (d.after->>'verified')::boolean as verified,
             coalesce(u.f_name, '') as f_name, coalesce(u.l_name, '') as l_name
           from audit d left join users u on u.id = d.actor_id
           where d.record_type = $1 and d.record_id = $2
             and (d.action = any($3) or d.action = 'user.change' and d.after ? $4)
           order by d.id desc limit 1`,
    values: [record, id, actions, field],
  })
  return row && row.actor_id !== null ? { ...row, actor_id: row.actor_id } : undefined
}

interface DecisionSource {
  readonly record: string
  readonly actions: readonly string[]
  /** If an action changes several fields, the field that this decision changed. */
  readonly field?: string
}

const decisions = {
  block: { record: 'user', actions: ['user.block', 'user.unblock'], field: 'blocked' },
  confirmation: {
    record: 'confirmation',
    actions: ['confirmation.approve', 'confirmation.refuse', 'confirmation.reverse'],
  },
  dispute: { record: 'order', actions: ['order.decide'] },
  hiding: { record: 'product', actions: ['product.hide', 'product.show'] },
  payout: { record: 'payout', actions: ['payout.settle', 'payout.refuse'] },
  request: { record: 'request', actions: ['request.close'] },
  upgrade: { record: 'upgrade', actions: ['upgrade.approve', 'upgrade.refuse'] },
  verification: { record: 'user', actions: ['user.verify', 'user.refuse'], field: 'verified' },
  voiding: { record: 'auction', actions: ['auction.void'] },
} as const satisfies Record<string, DecisionSource>
export type DecisionKind = keyof typeof decisions

export interface UpgradeToDecideRow extends UpgradeRow {
  readonly document: string | null
  readonly f_name: string
  readonly l_name: string
  readonly user_type: UserType
  readonly mobile: string | null
}

/**
 * Lists upgrade requests: pending requests first, oldest first; then the others, newest first. A search text has the same
 * meaning as in the list of people, or it is the beginning of the register number in the request.
 */
export async function listUpgradesToDecide(
  db: Sql,
  {
    status,
    id,
    s,
    page,
    limit,
  }: Paging & {
    readonly status?: Upgrade['status'] | undefined
    readonly id?: number | undefined
    readonly s?: string | undefined
  },
): Promise<{ rows: UpgradeToDecideRow[]; count: number }> {
  const where = new Where().andIf(status, 'g.status = $?').andIf(id, 'g.id = $?')
  if (s !== undefined) {
    const people = `g.user_id in (select u.id from users u where ${await peopleMatching(db, where, s)})`
    const register = latinDigits(s).replace(/\s/g, '')
    where.and(
      /^\d{4,}$/.test(register) ? `(${people} or g.cr_number like ${where.put(`${register}%`)})` : people,
    )
  }
  // With a filter by state, all requests have the same order, which an index provides.
  const order =
    status === undefined
      ? "(g.status <> 'pending'), (case when g.status = 'pending' then g.id else -g.id end)"
      : orderBy(['g.id'], status === 'pending' ? 'asc' : 'desc')
  return pageRows(db, upgrades, where, { page, limit, order })
}

const upgrades: TableSource = {
  from: 'upgrades g',
  key: 'g.id',
  columns: `g.id, g.user_id, g.type, g.cr_number, g.status, g.note, g.created_at, i.path as document,
    u.f_name, u.l_name, u.type as user_type, u.mobile`,
  joins: `join upgrades g on g.id = picked.id join users u on u.id = g.user_id
    left join images i on i.id = g.document_id`,
}

/** The path of the document of an upgrade request, below /uploads/. */
export async function findUpgradeDocument(db: Sql, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ path: string }>({
    name: 'operator_upgrade_document',
    text: 'select i.path from upgrades g join images i on i.id = g.document_id where g.id = $1',
    values: [id],
  })
  return row?.path
}

export interface StaffRow {
  readonly id: number
  readonly staff_role: StaffRole | null
  readonly verified: boolean
  readonly blocked: boolean
}

/** The person with this mobile; locks the row until the end of the transaction. */
export async function lockByMobile(tx: Sql, mobile: string): Promise<StaffRow | undefined> {
  const [row] = await tx.query<StaffRow>({
    text: `select id, staff_role, mobile_verified_at is not null as verified, blocked from users
           where mobile = $1 for update`,
    values: [mobile],
  })
  return row
}

export async function setStaffRole(tx: Sql, userId: number, role: StaffRole): Promise<void> {
  await tx.query({ text: 'update users set staff_role = $2 where id = $1', values: [userId, role] })
}

export interface NewStaff {
  readonly mobile: string
  readonly role: StaffRole
  readonly f_name: string
  readonly l_name: string
  readonly passwordHash: string
}

/** The name of an account that a command created, until its owner enters a name. */
export const unnamedStaff = { f_name: 'إدارة', l_name: 'السوق' } as const

/** Inserts a staff account. Its mobile counts as verified, because the operator of the server vouches for it. */
export async function insertStaff(tx: Sql, staff: NewStaff): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    text: `insert into users (f_name, l_name, mobile, password_hash, staff_role, verified, mobile_verified_at)
           values ($1, $2, $3, $4, $5, true, now()) returning id`,
    values: [staff.f_name, staff.l_name, staff.mobile, staff.passwordHash, staff.role],
  })
  if (!row) throw new RangeError('the insert of a staff account returned no row')
  return row.id
}
