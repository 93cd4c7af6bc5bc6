import { handle, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { maskEmail, maskMobile, personName } from '#shared/base/text/masks.ts'
import { invitationNames, roleNames } from '#shared/operator/codeNames.ts'
import {
  acceptInvitation,
  type Invitation,
  inviteStaff,
  joinByInvitation,
  listInvitations,
  sendInvitation,
  showInvitation,
  withdrawInvitation,
} from '#shared/operator/invitations.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'
import { handleRows } from '../tables/handlers.ts'
import { accept, findByLink, type InvitationDeps, invite, join, sendAgain, withdraw } from './actions.ts'
import { type InvitationRow, listInvitationRows, readInvitations } from './store.ts'

/** Invitations of staff: list, send, withdraw, accept (contract, section 8). */
export function invitationsHandlers(deps: InvitationDeps) {
  const { db } = deps
  const show = async (id: number, { locale }: SignedInContext) => {
    const [row] = (await listInvitationRows(db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new Refusal('not_found')
    return invitationOf(row, locale)
  }
  return [
    handleRows(db, listInvitations, {
      list: listInvitationRows,
      read: readInvitations,
      show: (row, { locale }) => invitationOf(row, locale),
      file: invitationsFile,
    }),

    handle(inviteStaff, async ({ body }, context) => {
      const { id, link } = await invite(deps, context.caller, body)
      return { ...(await show(id, context)), link }
    }),

    handle(sendInvitation, async ({ params: { id } }, context) => {
      const { link } = await sendAgain(deps, context.caller, id)
      return { ...(await show(id, context)), link }
    }),

    handle(withdrawInvitation, async ({ params: { id } }, context) => {
      await withdraw(db, context.caller, id)
      return show(id, context)
    }),

    handle(showInvitation, async ({ body: { token } }, { locale }) => {
      const { role, expires_at, mobile, account, inviter_f, inviter_l } = await findByLink(db, token)
      return {
        role,
        invited_by: personName({ f_name: inviter_f, l_name: inviter_l }, locale),
        expires_at: expires_at.toISOString(),
        mobile,
        account,
      }
    }),

    handle(joinByInvitation, ({ body }, context) => join(deps, body, context)),

    handle(acceptInvitation, ({ body: { token } }, { caller }) => accept(deps, caller, token)),
  ]
}

function invitationOf(row: InvitationRow, locale: Locale): Invitation {
  const { id, mobile, email, role, status, by_hand, invited_by, accepted_by } = row
  return {
    id,
    to: mobile ? maskMobile(mobile) : email ? maskEmail(email) : '',
    by_email: email !== null,
    by_hand,
    role,
    status,
    invited_by: {
      id: invited_by,
      name: personName({ f_name: row.inviter_f, l_name: row.inviter_l }, locale),
    },
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    accepted_by:
      accepted_by === null
        ? null
        : {
            id: accepted_by,
            name: personName({ f_name: row.accepter_f ?? '', l_name: row.accepter_l ?? '' }, locale),
          },
  }
}

const invitationsFile: FileShape<Invitation> = {
  headings: {
    ar: ['الرقم', 'المدعو', 'الدور', 'الحالة', 'دعاه', 'أُرسلت', 'صالحة حتى', 'قبلها', 'وقت القبول'],
    en: [
      'Number',
      'Invited',
      'Role',
      'State',
      'Invited by',
      'Sent',
      'Valid until',
      'Accepted by',
      'Accepted',
    ],
  },
  cells: (row, locale) => [
    ...[
      row.id,
      row.to,
      roleNames[row.role][locale],
      invitationNames[row.status][locale],
      row.invited_by.name,
    ],
    ...[
      fileMoment(row.sent_at),
      fileMoment(row.expires_at),
      row.accepted_by?.name,
      fileMoment(row.accepted_at),
    ],
  ],
}
