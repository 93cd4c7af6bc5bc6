import type { Sql } from '#platform/database/db.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import type { Paging } from '#shared/base/page.ts'
import { emailAddress, mobileE164 } from '#shared/base/text/identity.ts'
import type { InvitationState } from '#shared/operator/invitations.ts'
import { Where } from '../../base/where.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface InvitationRow {
  readonly id: number
  /** The receiver: a mobile (E.164) or an e-mail. Both are null after the person's account is removed. */
  readonly mobile: string | null
  readonly email: string | null
  readonly role: StaffRole
  readonly status: InvitationState
  /** Whether the link was shown to the sender, who hands it over. In this case, nothing was sent. */
  readonly by_hand: boolean
  readonly sent_at: Date
  readonly expires_at: Date
  readonly accepted_at: Date | null
  readonly invited_by: number
  readonly inviter_f: string
  readonly inviter_l: string
  readonly accepted_by: number | null
  readonly accepter_f: string | null
  readonly accepter_l: string | null
}

const isOpen = 'v.withdrawn_at is null and v.accepted_at is null'
const status = `case when v.accepted_at is not null then 'accepted' when v.withdrawn_at is not null then 'withdrawn'
  when v.expires_at <= clock_timestamp() then 'expired' else 'pending' end`

const invitations: TableSource = {
  from: 'staff_invitations v',
  key: 'v.id',
  columns: `v.id, v.mobile, v.email, v.role, ${status} as status, v.by_hand, v.sent_at, v.expires_at, v.accepted_at, v.invited_by,
    u.f_name as inviter_f, u.l_name as inviter_l, v.accepted_by, a.f_name as accepter_f, a.l_name as accepter_l`,
  joins: `join staff_invitations v on v.id = picked.id join users u on u.id = v.invited_by
    left join users a on a.id = v.accepted_by`,
}

export interface InvitationFilter {
  readonly id?: number | undefined
  readonly status?: InvitationState | undefined
  readonly s?: string | undefined
}

interface InvitationSort {
  readonly sort?: 'sent_at' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** Invitations; by default open ones first, each group newest first. */
export function listInvitationRows(
  db: Sql,
  query: InvitationFilter & InvitationSort & Paging,
): Promise<{ rows: InvitationRow[]; count: number }> {
  return pageRows(db, invitations, conditionsOf(query), { ...query, order: orderOf(query) })
}

/** Invitations in chunks, for the CSV export, in the order of {@link listInvitationRows}. */
export const readInvitations = (db: Sql, query: InvitationFilter & InvitationSort) =>
  readRows<InvitationRow>(db, invitations, () => conditionsOf(query), orderOf(query))

const orderOf = ({ sort, order }: InvitationSort) =>
  sort ? orderBy(['v.sent_at', 'v.id'], order) : `(not (${isOpen})), v.id desc`

function conditionsOf({ id, status: state, s }: InvitationFilter): Where {
  const where = new Where().andIf(id, 'v.id = $?').andIf(state, `${status} = $?`)
  if (s !== undefined)
    where.and('(v.mobile = $? or lower(v.email) = lower($?))', mobileE164(s) ?? '', emailAddress(s))
  return where
}

export interface NewInvitation {
  readonly mobile: string | null
  readonly email: string | null
  readonly role: StaffRole
  readonly tokenHash: Buffer
  readonly byHand: boolean
  readonly by: number
  readonly hours: number
}

/** Inserts an invitation; a unique index refuses a second open one for the same receiver. */
export async function insertInvitation(tx: Sql, invitation: NewInvitation): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'invitation_insert',
    text: `insert into staff_invitations (mobile, email, role, token_hash, by_hand, invited_by, expires_at)
           values ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(hours => $7)) returning id`,
    values: [
      ...[invitation.mobile, invitation.email, invitation.role, invitation.tokenHash],
      ...[invitation.byHand, invitation.by, invitation.hours],
    ],
  })
  if (!row) throw new RangeError('the insert of an invitation returned no row')
  return row.id
}

export interface OpenInvitation {
  readonly id: number
  readonly mobile: string | null
  readonly email: string | null
  readonly role: StaffRole
  readonly invited_by: number
}

/** Locks an invitation that was neither accepted nor withdrawn; undefined for every other one. */
export async function lockOpenInvitation(tx: Sql, id: number): Promise<OpenInvitation | undefined> {
  const [row] = await tx.query<OpenInvitation>({
    name: 'invitation_lock_open',
    text: `select v.id, v.mobile, v.email, v.role, v.invited_by from staff_invitations v where v.id = $1 and ${isOpen} for update`,
    values: [id],
  })
  return row
}

export async function invitationExists(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'invitation_exists',
    text: 'select id from staff_invitations where id = $1',
    values: [id],
  })
  return rows.length > 0
}

/** Replaces the secret of the link and restarts the time for which the link is valid. */
export async function renewInvitation(
  tx: Sql,
  {
    id,
    tokenHash,
    byHand,
    hours,
  }: Pick<NewInvitation, 'tokenHash' | 'byHand' | 'hours'> & { readonly id: number },
): Promise<void> {
  await tx.query({
    name: 'invitation_renew',
    text: `update staff_invitations set token_hash = $2, by_hand = $3, sent_at = clock_timestamp(),
             expires_at = clock_timestamp() + make_interval(hours => $4) where id = $1`,
    values: [id, tokenHash, byHand, hours],
  })
}

export async function setWithdrawn(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'invitation_withdraw',
    text: 'update staff_invitations set withdrawn_at = clock_timestamp() where id = $1',
    values: [id],
  })
}

export interface LinkedInvitation extends OpenInvitation {
  readonly by_hand: boolean
  readonly expires_at: Date
  readonly inviter_f: string
  readonly inviter_l: string
  /** Whether an account has the invited mobile. */
  readonly account: boolean
}

/**
 * The invitation of a link, locked until the end of the transaction. Undefined when it is over: expired, accepted,
 * withdrawn, or its sender is no longer an administrator.
 */
export async function lockByToken(tx: Sql, tokenHash: Buffer): Promise<LinkedInvitation | undefined> {
  const [row] = await tx.query<LinkedInvitation>({
    name: 'invitation_by_token',
    text: `select v.id, v.mobile, v.email, v.role, v.invited_by, v.by_hand, v.expires_at, u.f_name as inviter_f, u.l_name as inviter_l,
             exists (select from users m where m.mobile = v.mobile) as account
           from staff_invitations v join users u on u.id = v.invited_by
           where v.token_hash = $1 and ${isOpen} and v.expires_at > clock_timestamp()
             and u.staff_role = 'administrator' and not u.blocked and u.deleted_at is null
           for update of v`,
    values: [tokenHash],
  })
  return row
}

export async function setAccepted(tx: Sql, id: number, by: number): Promise<void> {
  await tx.query({
    name: 'invitation_accept',
    text: 'update staff_invitations set accepted_at = clock_timestamp(), accepted_by = $2 where id = $1',
    values: [id, by],
  })
}

/** Whether somebody with a staff role has this mobile or e-mail. */
export async function hasRole(
  tx: Sql,
  { mobile, email }: { readonly mobile: string | null; readonly email: string | null },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'invitation_has_role',
    text: `select id from users where staff_role is not null and deleted_at is null
             and (mobile = $1 or lower(email) = lower($2)) limit 1`,
    values: [mobile, email],
  })
  return rows.length > 0
}

/** Marks the mobile of an invited person as verified, because the inviting administrator vouches for it. */
export async function setVouched(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'invitation_vouch',
    text: `update users set mobile_verified_at = coalesce(mobile_verified_at, now()), verify_by = null where id = $1`,
    values: [userId],
  })
}

/** Locks the account that accepts an invitation. */
export async function lockAccepter(
  tx: Sql,
  id: number,
): Promise<{ readonly mobile: string | null; readonly staff_role: StaffRole | null } | undefined> {
  const [row] = await tx.query<{ mobile: string | null; staff_role: StaffRole | null }>({
    name: 'invitation_lock_accepter',
    text: 'select mobile, staff_role from users where id = $1 and deleted_at is null and not blocked for update',
    values: [id],
  })
  return row
}

export interface NewAccount {
  readonly f_name: string
  readonly l_name: string
  readonly mobile: string
  readonly email: string | null
  readonly passwordHash: string
  readonly termsVersion: string
  readonly verified: boolean
}

/**
 * Inserts the account of an invited person, still without a role; undefined when the mobile is taken. An account whose
 * mobile is not verified is deleted after `hours`; null means that it is kept.
 */
export async function insertInvited(
  tx: Sql,
  account: NewAccount,
  hours: number | null,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'invitation_insert_account',
    text: `insert into users (f_name, l_name, mobile, email, password_hash, terms_version, terms_agreed_at,
             mobile_verified_at, verify_by)
           values ($1, $2, $3, case when exists (select from users where lower(email) = lower($4)) then null else $4 end, $5, $6,
             now(), case when $7 then now() end, case when not $7 then coalesce(now() + make_interval(hours => $8), 'infinity') end)
           on conflict do nothing returning id`,
    values: [
      ...[account.f_name, account.l_name, account.mobile, account.email, account.passwordHash],
      ...[account.termsVersion, account.verified, hours],
    ],
  })
  return row?.id
}

/** Removes the mobile and the e-mail address from the invitations that a removed person has accepted. */
export async function blankInvitationsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'invitation_blank',
    text: 'update staff_invitations set mobile = null, email = null where accepted_by = $1',
    values: [userId],
  })
}
