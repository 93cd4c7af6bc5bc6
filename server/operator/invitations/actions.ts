import type { Config } from '#platform/config.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { SignedIn } from '#shared/auth/contract.ts'
import { termsVersion } from '#shared/auth/rules.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { paths } from '#shared/base/paths.ts'
import { maskEmail, maskMobile } from '#shared/base/text/masks.ts'
import { type AuthDeps, type From, signInNew } from '../../auth/actions.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { deleteLapsed } from '../../auth/store.ts'
import { hashToken, newToken } from '../../auth/tokens.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import type { Outgoing } from '../../base/outgoing/outgoing.ts'
import { type AuditAction, insertAudit, setStaffRole } from '../store.ts'
import { invitationText } from './messages.ts'
import {
  hasRole,
  insertInvitation,
  insertInvited,
  invitationExists,
  type LinkedInvitation,
  lockAccepter,
  lockByToken,
  lockOpenInvitation,
  renewInvitation,
  setAccepted,
  setWithdrawn,
} from './store.ts'

export interface InvitationDeps extends Omit<AuthDeps, 'config'> {
  readonly db: Database
  readonly outgoing: Outgoing
  readonly config: AuthDeps['config'] & Pick<Config, 'PORT'>
}

type Receiver = { readonly mobile: string | null; readonly email: string | null }

/**
 * Invites a person to a staff role and sends the link after the commit. Refuses: unavailable where the channel is not
 * configured; validation_failed at `to` for a person with a role or an open invitation.
 */
export async function invite(
  deps: InvitationDeps,
  caller: Caller,
  { to, role }: { readonly to: string; readonly role: StaffRole },
): Promise<number> {
  const receiver = to.includes('@') ? { mobile: null, email: to } : { mobile: to, email: null }
  requireChannel(deps, receiver)
  const token = newToken()
  const id = await deps.db
    .transaction(async (tx) => {
      if (await hasRole(tx, receiver)) throw wrongReceiver('has_role')
      const id = await insertInvitation(tx, {
        ...receiver,
        role,
        tokenHash: hashToken(token),
        by: caller.id,
        hours: limits.invitationHours,
      })
      const after = { to: masked(receiver), staff_role: role }
      await insertAudit(tx, { ...about(caller, id, 'invitation.add'), after })
      return id
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'staff_invitations_open') ? wrongReceiver('invited') : error
    })
  send(deps, receiver, token)
  return id
}

/**
 * Sends a new link, which replaces the earlier one. Refuses: not_found; illegal_transition once the invitation was
 * accepted or withdrawn; unavailable.
 */
export async function sendAgain(deps: InvitationDeps, caller: Caller, id: number): Promise<void> {
  const token = newToken()
  const receiver = await deps.db.transaction(async (tx) => {
    const invitation = await requireOpen(tx, id)
    requireChannel(deps, invitation)
    await renewInvitation(tx, { id, tokenHash: hashToken(token), hours: limits.invitationHours })
    await insertAudit(tx, about(caller, id, 'invitation.send'))
    return invitation
  })
  send(deps, receiver, token)
}

/** Ends an invitation. Refuses: not_found; illegal_transition once it was accepted or withdrawn. */
export function withdraw(db: Database, caller: Caller, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await requireOpen(tx, id)
    await setWithdrawn(tx, id)
    await insertAudit(tx, about(caller, id, 'invitation.withdraw'))
  })
}

/** The invitation of a link. Refuses: not_found for a link that is unknown or over. */
export function findByLink(db: Database, token: string): Promise<LinkedInvitation> {
  return db.transaction((tx) => requireLink(tx, token))
}

export interface Joining {
  readonly token: string
  readonly f_name: string
  readonly l_name: string
  readonly mobile?: string | undefined
  readonly password: string
}

/**
 * Creates the account of an invited person and signs in; the role follows by {@link accept}. An invitation by SMS proves
 * its mobile. For an invitation by e-mail, the mobile is typed and gets a code first: otherwise its real owner could take
 * over the staff account by a reset code. Refuses: not_found; validation_failed at `mobile` where it is missing or taken.
 */
export async function join(deps: InvitationDeps, form: Joining, from: From): Promise<SignedIn> {
  const { db, config } = deps
  const { mobile: invited } = await findByLink(db, form.token)
  const mobile = invited ?? form.mobile
  if (mobile === undefined) throw new Refusal('validation_failed', { mobile: [{ code: 'required' }] })
  const passwordHash = await hashPassword(form.password, from.address)
  const verified = invited !== null || !config.VERIFY_MOBILE
  return signInNew(deps, { mobile, passwordHash, verified }, from, async (tx) => {
    const { email } = await requireLink(tx, form.token)
    if (config.VERIFY_MOBILE) await deleteLapsed(tx, { mobile, email: '', n_id: '' })
    const { f_name, l_name } = form
    const account = { f_name, l_name, mobile, email, passwordHash, termsVersion, verified }
    const id = await insertInvited(tx, account, limits.unverifiedHours)
    if (id === undefined) throw new Refusal('validation_failed', { mobile: [{ code: 'taken' }] })
    return id
  })
}

/**
 * Gives the caller the role of an invitation. Refuses: not_found; forbidden for another mobile than the invited one and
 * for the sender; conflict for a caller who has a role, because an invitation must not change the caller's own role.
 */
export function accept(db: Database, caller: Caller, token: string): Promise<{ readonly role: StaffRole }> {
  return db.transaction(async (tx) => {
    const { id, mobile, role, invited_by } = await requireLink(tx, token)
    const person = await lockAccepter(tx, caller.id)
    if (!person) throw new Refusal('forbidden')
    if (invited_by === caller.id) throw new Refusal('forbidden', undefined, { words: 'own_invitation' })
    if (mobile !== null && mobile !== person.mobile)
      throw new Refusal('forbidden', undefined, { words: 'other_mobile' })
    if (person.staff_role !== null) throw new Refusal('conflict', undefined, { words: 'has_role_already' })
    await setStaffRole(tx, caller.id, role)
    await setAccepted(tx, id, caller.id)
    await insertAudit(tx, {
      ...about(caller, caller.id, 'staff.accept'),
      record: { type: 'user', id: caller.id },
      before: { staff_role: null },
      after: { staff_role: role, invitation: id },
    })
    return { role }
  })
}

async function requireOpen(tx: Sql, id: number): Promise<Receiver> {
  const invitation = await lockOpenInvitation(tx, id)
  if (invitation) return invitation
  throw new Refusal((await invitationExists(tx, id)) ? 'illegal_transition' : 'not_found')
}

async function requireLink(tx: Sql, token: string): Promise<LinkedInvitation> {
  const invitation = await lockByToken(tx, hashToken(token))
  if (!invitation) throw new Refusal('not_found', undefined, { words: 'invitation_over' })
  return invitation
}

function requireChannel({ outgoing }: InvitationDeps, { email }: Receiver): void {
  if (email === null && !outgoing.sendsSms) throw new Refusal('unavailable', undefined, { words: 'no_sms' })
  if (email !== null && !outgoing.sendsMail) throw new Refusal('unavailable', undefined, { words: 'no_mail' })
}

function send({ outgoing, config }: InvitationDeps, { mobile, email }: Receiver, token: string): void {
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const { subject, text } = invitationText(new URL(paths.invitation(token), origin).href)
  if (email !== null) outgoing.mail({ to: email, subject, text })
  if (mobile !== null) outgoing.sms({ to: mobile, text })
}

const masked = ({ mobile, email }: Receiver) => (mobile ? maskMobile(mobile) : maskEmail(email ?? ''))

const about = ({ id: actorId }: Caller, id: number, action: string): AuditAction => ({
  actorId,
  action,
  record: { type: 'invitation', id },
  before: null,
  after: null,
  note: null,
})

const wrongReceiver = (code: 'has_role' | 'invited') => new Refusal('validation_failed', { to: [{ code }] })
