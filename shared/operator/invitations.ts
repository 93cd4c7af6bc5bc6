import * as z from 'zod/mini'
import { newPassword, SignedIn, samePassword } from '../auth/contract.ts'
import { staffRoles } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { id, mobile, nameText, optional, password, sentAsText, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { emailAddress, isEmail, mobileE164 } from '../base/text/identity.ts'
import { Named } from './lists/listFields.ts'
import { table } from './table.ts'

/** Invitations of staff (contract, section 8). */

/** `pending`: the link is valid. `expired`: it can be sent again. */
export const invitationStates = ['pending', 'expired', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

export const Invitation = z.object({
  id: z.number(),
  /** The masked mobile or e-mail; blank after the account of the invited person is removed. */
  to: z.string(),
  by_email: z.boolean(),
  /** Whether the link was shown to the sender, who hands it over. In this case, nothing was sent. */
  by_hand: z.boolean(),
  role: z.enum(staffRoles),
  status: z.enum(invitationStates),
  invited_by: Named,
  sent_at: z.string(),
  expires_at: z.string(),
  accepted_by: z.nullable(Named),
  accepted_at: z.nullable(z.string()),
})
export type Invitation = z.output<typeof Invitation>

/** `link` is shown once to the sender, who hands it over; null if it was sent by SMS or e-mail. */
export const IssuedInvitation = z.extend(Invitation, { link: z.nullable(z.string()) })
export type IssuedInvitation = z.output<typeof IssuedInvitation>

const from = 'contract 8, operator/invitations; an addition'

/** The invitations, open ones first, each group newest first. `s` is a whole mobile or e-mail. */
export const listInvitations = call('GET operator/invitations', {
  who: 'staff',
  from,
  query: z.object({ status: optional(z.enum(invitationStates)), id: optional(id()), ...table(['sent_at']) }),
  answer: pageOf(Invitation),
})

/** A mobile in E.164, or an e-mail address. */
const receiver = (typed: string) => {
  const address = emailAddress(typed)
  return mobileE164(typed) ?? (isEmail(address) ? address : undefined)
}

/**
 * Sends a link by SMS or e-mail. If this channel is not configured, the answer contains the link. Refuses a person who has a
 * role or an open invitation.
 */
export const inviteStaff = call('POST operator/invitations', {
  who: 'administrator',
  from,
  body: z.object({ to: sentAsText(receiver, { code: 'receiver' }), role: z.enum(staffRoles) }),
  answer: IssuedInvitation,
  status: 201,
  refuses: ['unavailable'],
})

const one = {
  who: 'administrator',
  from,
  params: z.object({ id: id() }),
  body: z.object({}),
} as const

/** Creates a new link, which replaces the earlier one and restarts its time, and sends or returns it. */
export const sendInvitation = call('POST operator/invitations/{id}/send', {
  ...one,
  answer: IssuedInvitation,
  refuses: ['not_found', 'illegal_transition', 'unavailable'],
})

/** Ends an invitation that was not accepted. */
export const withdrawInvitation = call('POST operator/invitations/{id}/withdraw', {
  ...one,
  answer: Invitation,
  refuses: ['not_found', 'illegal_transition'],
})

/** The secret of the link. */
const token = () => text(limits.text.code)

/** The data that the receiver of a link sees. `account`: whether an account with the invited mobile exists. */
export const showInvitation = call('POST staff-invitations/show', {
  who: 'anyone',
  from,
  reads: true,
  limit: limits.invitationLinks,
  body: z.object({ token: token() }),
  answer: z.object({
    role: z.enum(staffRoles),
    invited_by: z.string(),
    expires_at: z.string(),
    /** The invited mobile in E.164; null for an invitation by e-mail. */
    mobile: z.nullable(z.string()),
    account: z.boolean(),
  }),
  refuses: ['not_found'],
})

/**
 * Creates the account of an invited person and signs in. The mobile of an invitation by SMS counts as verified. For an
 * invitation by e-mail, the body contains the mobile, which gets a code. The mobile of a link that was handed over gets a code
 * too; while no SMS can be sent, the sender of the link vouches for the mobile.
 */
export const joinByInvitation = call('POST staff-invitations/join', {
  who: 'anyone',
  from,
  logged: true,
  limit: limits.invitationLinks,
  body: z
    .object({
      token: token(),
      f_name: nameText(),
      l_name: nameText(),
      mobile: optional(mobile()),
      password: newPassword(),
      password_confirmation: password(),
    })
    .check(samePassword),
  answer: SignedIn,
  status: 201,
  refuses: ['not_found'],
})

/**
 * Gives the caller the role of the invitation. A caller with a role, with another mobile or with an unverified one is
 * refused; while no SMS can be sent, the sender of a link that was handed over vouches for the invited mobile.
 */
export const acceptInvitation = call('POST staff-invitations/accept', {
  who: 'signed_in',
  from,
  logged: true,
  body: z.object({ token: token() }),
  answer: z.object({ role: z.enum(staffRoles) }),
  refuses: ['not_found', 'forbidden', 'conflict', 'mobile_unverified'],
})
