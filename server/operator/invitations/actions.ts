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
import { accountsLapse } from '../../auth/lapsing.ts'
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
  setVouched,
  setWithdrawn,
} from './store.ts'

export interface InvitationDeps extends Omit<AuthDeps, 'config'> {
  readonly db: Database
  readonly outgoing: Outgoing
  readonly config: AuthDeps['config'] & Pick<Config, 'PORT'>
}

type Receiver = { readonly mobile: string | null; readonly email: string | null }

/** An invitation. `link` is the link that the sender has to hand over; null if the link was sent. */
export interface Issued {
  readonly id: number
  readonly link: string | null
}

/**
 * Invites a person to a staff role and sends the link after the commit. If SMS or mail is not configured, the link is
 * returned once instead. Refuses: unavailable if the person could not verify a mobile; validation_failed at `to` for a
 * person with a role or an open invitation.
 */
export async function invite(
  deps: InvitationDeps,
  caller: Caller,
  { to, role }: { readonly to: string; readonly role: StaffRole },
): Promise<Issued> {
  const receiver = to.includes('@') ? { mobile: null, email: to } : { mobile: to, email: null }
  const byHand = isByHand(deps, receiver)
  const token = newToken()
  const id = await deps.db
    .transaction(async (tx) => {
      if (await hasRole(tx, receiver)) throw wrongReceiver('has_role')
      const id = await insertInvitation(tx, {
        ...receiver,
        role,
        tokenHash: hashToken(token),
        byHand,
        by: caller.id,
        hours: limits.invitationHours,
      })
      const after = { to: masked(receiver), staff_role: role, ...(byHand && { by_hand: true }) }
      await insertAudit(tx, { ...about(caller, id, 'invitation.add'), after })
      return id
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'staff_invitations_open') ? wrongReceiver('invited') : error
    })
  return { id, link: deliver(deps, receiver, token, byHand) }
}

/**
 * Makes a new link, which replaces the earlier one, and sends or returns it as {@link invite} does. Refuses: not_found;
 * illegal_transition once the invitation was accepted or withdrawn; unavailable.
 */
export async function sendAgain(deps: InvitationDeps, caller: Caller, id: number): Promise<Issued> {
  const token = newToken()
  const { receiver, byHand } = await deps.db.transaction(async (tx) => {
    const receiver = await requireOpen(tx, id)
    const byHand = isByHand(deps, receiver)
    await renewInvitation(tx, { id, tokenHash: hashToken(token), byHand, hours: limits.invitationHours })
    await insertAudit(tx, {
      ...about(caller, id, 'invitation.send'),
      after: byHand ? { by_hand: true } : null,
    })
    return { receiver, byHand }
  })
  return { id, link: deliver(deps, receiver, token, byHand) }
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
 * Creates the account of an invited person and signs in; {@link accept} gives the role afterwards. An invitation by SMS proves
 * the mobile. For an invitation by e-mail, the person types a mobile, which gets a code first: otherwise the real owner of the
 * mobile could take over the staff account by a reset code. If the sender handed the link over, the invited mobile gets a code
 * too, as soon as codes can be sent. Refuses: not_found; validation_failed at `mobile` where it is missing or taken.
 */
export async function join(deps: InvitationDeps, form: Joining, from: From): Promise<SignedIn> {
  const { db, config } = deps
  const invitation = await findByLink(db, form.token)
  const mobile = invitation.mobile ?? form.mobile
  if (mobile === undefined) throw new Refusal('validation_failed', { mobile: [{ code: 'required' }] })
  const passwordHash = await hashPassword(form.password, from.address)
  const verified = !config.VERIFY_MOBILE || provesMobile(invitation) || isVouched(deps, invitation)
  return signInNew(deps, { mobile, passwordHash, verified }, from, async (tx) => {
    const { email } = await requireLink(tx, form.token)
    if (accountsLapse(config)) await deleteLapsed(tx, { mobile, email: '', n_id: '' })
    const { f_name, l_name } = form
    const account = { f_name, l_name, mobile, email, passwordHash, termsVersion, verified }
    const id = await insertInvited(tx, account, accountsLapse(config) ? limits.unverifiedHours : null)
    if (id === undefined) throw new Refusal('validation_failed', { mobile: [{ code: 'taken' }] })
    return id
  })
}

/**
 * Gives the caller the role of an invitation. Refuses: not_found; mobile_unverified; forbidden for the sender, and for
 * a caller whose mobile is not the invited one; conflict for a caller who has a role, because an invitation must not
 * change the caller's own role.
 */
export function accept(
  deps: InvitationDeps,
  caller: Caller,
  token: string,
): Promise<{ readonly role: StaffRole }> {
  return deps.db.transaction(async (tx) => {
    const invitation = await requireLink(tx, token)
    const { id, mobile, role, invited_by } = invitation
    const person = await lockAccepter(tx, caller.id)
    if (!person) throw new Refusal('forbidden')
    if (invited_by === caller.id) throw new Refusal('forbidden', undefined, { words: 'own_invitation' })
    if (mobile !== null && mobile !== person.mobile)
      throw new Refusal('forbidden', undefined, { words: 'other_mobile' })
    if (person.staff_role !== null) throw new Refusal('conflict', undefined, { words: 'has_role_already' })
    const vouched = !caller.trades && isVouched(deps, invitation)
    if (!caller.trades && !vouched) throw new Refusal('mobile_unverified')
    if (vouched) await setVouched(tx, caller.id)
    await setStaffRole(tx, caller.id, role)
    await setAccepted(tx, id, caller.id)
    await insertAudit(tx, {
      ...about(caller, caller.id, 'staff.accept'),
      record: { type: 'user', id: caller.id },
      before: { staff_role: null },
      after: { staff_role: role, invitation: id, ...(vouched && { mobile_vouched: true }) },
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

/**
 * Whether the sender hands the link over, because its channel is not configured. Without mail and SMS, an invitation to
 * an e-mail address is refused in a market that verifies mobiles, because its receiver could not verify a mobile.
 */
function isByHand({ outgoing, config }: InvitationDeps, { email }: Receiver): boolean {
  if (email === null) return !outgoing.sendsSms
  if (outgoing.sendsMail) return false
  if (outgoing.sendsSms || !config.VERIFY_MOBILE) return true
  throw new Refusal('unavailable', undefined, { words: 'no_mail_invitation' })
}

/** Whether the link proves the mobile, because it was sent to the mobile by SMS. */
const provesMobile = ({ mobile, by_hand }: LinkedInvitation) => mobile !== null && !by_hand

/**
 * Whether the administrator vouches for the mobile: the administrator typed it and handed the link over, and no code
 * can be sent.
 */
const isVouched = ({ outgoing }: InvitationDeps, { mobile, by_hand }: LinkedInvitation) =>
  mobile !== null && by_hand && !outgoing.sendsSms

/** Sends the link; returns it where the sender hands it over. */
function deliver(
  { outgoing, config }: InvitationDeps,
  { mobile, email }: Receiver,
  token: string,
  byHand: boolean,
): string | null {
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const link = new URL(paths.invitation(token), origin).href
  if (byHand) return link
  const { subject, text } = invitationText(link)
  if (email !== null) outgoing.mail({ to: email, subject, text })
  if (mobile !== null) outgoing.sms({ to: mobile, text })
  return null
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
