import { CircleCheck, Clock, RotateCcw, Undo2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { type StaffRole, staffRoles } from '#shared/base/access/permissions.ts'
import type { Invitation, IssuedInvitation } from '#shared/operator/invitations.ts'
import { confirmLeave } from '../../app/calls/unsaved.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { firstField } from '../../ui/overlay/firstField.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { frameText } from '../frame/messages.ts'
import { PersonLink } from '../frame/PersonLink.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Moment } from '../table/Moment.tsx'
import { recordChip } from '../table/recordChip.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { invitationsText } from './messages.ts'

/** Invitations of staff; open ones come first. Administrators invite, send again and withdraw (contract, section 8). */
export const InvitationsPage = defineTable('GET operator/invitations', {
  title: invitationsText.table,
  tabs: {
    name: 'status',
    label: invitationsText.state,
    options: optionsOf(invitationsText, ['pending', 'expired', 'accepted', 'withdrawn']),
  },
  search: invitationsText.search,
  chips: [recordChip],
  Tool: InviteButton,
  empty: invitationsText.none,
  emptyBody: invitationsText.noneBody,
  columns: [
    {
      id: 'to',
      title: invitationsText.to,
      phone: 'head',
      cell: ({ to, accepted_by, by_hand }, { locale }) => (
        <span className="block min-w-32">
          <Isolate className="block font-bold wrap-anywhere rtl:text-end">{to}</Isolate>
          {by_hand && !accepted_by && (
            <span className="block text-meta font-normal text-quiet">{invitationsText.byHand[locale]}</span>
          )}
          {accepted_by && (
            <span className="block text-meta font-normal">
              <PersonLink person={accepted_by} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'role',
      title: invitationsText.role,
      cell: ({ role }, { locale }) => frameText[role][locale],
    },
    {
      id: 'state',
      title: invitationsText.state,
      phone: 'badge',
      cell: ({ status }, { locale }) => (
        <Badge tone={looks[status].tone} {...(looks[status].icon && { icon: looks[status].icon })}>
          {invitationsText[status][locale]}
        </Badge>
      ),
    },
    {
      id: 'by',
      title: invitationsText.by,
      phone: 'none',
      cell: ({ invited_by }) => <Name>{invited_by.name}</Name>,
    },
    {
      id: 'sent',
      title: invitationsText.sentAt,
      sort: 'sent_at',
      cell: ({ sent_at }) => <Moment at={sent_at} />,
    },
    {
      id: 'expires',
      title: invitationsText.expiresAt,
      phone: 'none',
      cell: ({ status, expires_at }) => status === 'pending' && <Moment at={expires_at} />,
    },
    {
      id: 'actions',
      title: invitationsText.actions,
      phone: 'badge',
      cell: (row) => <Actions row={row} />,
    },
  ],
})

const looks = {
  pending: { tone: 'amber', icon: Clock },
  expired: { tone: 'coral', icon: undefined },
  accepted: { tone: 'palm', icon: CircleCheck },
  withdrawn: { tone: 'plain', icon: undefined },
} as const

/** The actions on an open invitation: send it again or show a new link, and withdraw it. */
function Actions({ row: { id, to, status, by_hand } }: { readonly row: Invitation }) {
  const t = useText(invitationsText)
  const may = useStaffMay('administrator')
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)
  const again = useStaffCall('POST operator/invitations/{id}/send', {
    done: ({ link }) => (link === null ? t.sentAgain : null),
    onDone: (answer) => setIssued(answer.link === null ? null : answer),
    toastRefusals: true,
  })
  const end = useStaffCall('POST operator/invitations/{id}/withdraw', {
    done: t.wasWithdrawn,
    toastRefusals: true,
  })
  if (!may || (status !== 'pending' && status !== 'expired')) return null
  const sent = { params: { id }, body: {} }
  const withdraw = async () => {
    const question = {
      title: t.sureWithdraw(to),
      body: t.sureWithdrawBody,
      accept: t.withdraw,
      refuse: t.keep,
    }
    if (await ask({ ...question, grave: true })) await end.send(sent)
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button kind="outlined" icon={RotateCcw} busy={again.busy} onClick={() => void again.send(sent)}>
        {by_hand ? t.newLink : t.sendAgain}
      </Button>
      <Button kind="text" icon={Undo2} busy={end.busy} onClick={() => void withdraw()}>
        {t.withdraw}
      </Button>
      {issued && <InvitationLink issued={issued} onClose={() => setIssued(null)} />}
    </span>
  )
}

function InviteButton() {
  const t = useText(invitationsText)
  const [open, setOpen] = useState(false)
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)
  const may = useStaffMay('administrator')
  const close = (answer?: IssuedInvitation) => {
    setOpen(false)
    setIssued(answer?.link ? answer : null)
  }
  return (
    <>
      <Button
        icon={UserPlus}
        refusedBecause={may ? null : t.administratorsOnly}
        onClick={() => setOpen(true)}
      >
        {t.invite}
      </Button>
      {open && <InviteSheet onClose={close} />}
      {issued && <InvitationLink issued={issued} onClose={() => setIssued(null)} />}
    </>
  )
}

function InviteSheet({ onClose }: { readonly onClose: (issued?: IssuedInvitation) => void }) {
  const t = useText(invitationsText)
  const roles = useText(frameText)
  const does: Readonly<Record<StaffRole, string>> = {
    viewer: t.viewerDoes,
    editor: t.editorDoes,
    finance: t.financeDoes,
    administrator: t.administratorDoes,
  }
  const start: { readonly to: string; readonly role: StaffRole } = { to: '', role: 'viewer' }
  const { ref, typed, field, busy, reason, submit } = useForm(
    useStaffCall('POST operator/invitations', { done: ({ link }) => (link === null ? t.sent : null) }),
    {
      start,
      labels: { to: t.receiver, role: t.role },
      sent: (body) => ({ body }),
      unsaved: true,
      onSent: onClose,
    },
  )
  const leave = async () => {
    if (await confirmLeave()) onClose()
  }
  return (
    <Sheet
      open
      side="end"
      title={t.invite}
      onClose={() => void leave()}
      focusFirst={() => firstField(ref.current)}
      footer={
        <Button type="submit" form="invite" wide busy={busy}>
          {t.send}
        </Button>
      }
    >
      <form ref={ref} id="invite" noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <FormTrouble reason={reason} />
        <TextField
          label={t.receiver}
          hint={t.receiverHint}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          {...field('to')}
        />
        <SelectField
          label={t.role}
          hint={does[typed.role]}
          options={staffRoles.map((value) => ({ value, label: roles[value] }))}
          {...field('role')}
        />
      </form>
    </Sheet>
  )
}
