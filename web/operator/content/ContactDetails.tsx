import { Phone, StickyNote, TriangleAlert, UserCheck } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import type { ContactToAnswer } from '#shared/operator/support/contacts.ts'
import { useProfile } from '../../account/profile.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { Moment } from '../table/Moment.tsx'
import { type AnswerProps, ContactAnswer, useContactChange } from './ContactAnswer.tsx'
import { contactsText } from './messages.ts'

/** A whole message, its assignee, the answers that were sent, and the form for the next one. */
export function ContactDetails({
  contact,
  staff,
  mail,
}: {
  readonly contact: ContactToAnswer
  readonly mail: AnswerProps['mail']
  readonly staff: readonly { readonly id: number; readonly name: string }[]
}) {
  const t = useText(contactsText)
  const change = useContactChange()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-3">
        <h3 className="text-dense font-bold">{t.message}</h3>
        <p dir="auto" className="text-body font-bold wrap-anywhere">
          {contact.subject}
        </p>
        <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
          {contact.message}
        </p>
        <p className="text-meta text-quiet">{contact.locale === 'ar' ? t.readsArabic : t.readsEnglish}</p>
        <About contact={contact} />
        <Assignee contact={contact} staff={staff} change={change} />
      </section>
      <div className="flex min-w-0 flex-col gap-6">
        <ContactAnswer contact={contact} change={change} mail={mail} />
        <Notes contact={contact} />
      </div>
    </div>
  )
}

/**
 * The sender's account, and the order that the message is about. The server finds the order in the text; staff can
 * remove it or type another number.
 */
function About({ contact }: { readonly contact: ContactToAnswer }) {
  const t = useText(contactsText)
  const may = useStaffMay('editor')
  const params = { id: contact.id }
  const { user, order } = contact
  const link = useStaffCall('POST operator/contacts/{id}', { done: t.linked })
  const { ref, field, busy, submit } = useForm(link, {
    start: { order: '' },
    problems: ({ order }) => (order.trim() === '' ? { order: [{ code: 'required' }] } : {}),
    labels: { order: t.orderNumber },
    sent: (body) => ({ params, body }),
    resets: true,
  })
  return (
    <dl className="flex flex-col gap-2 text-dense">
      <div className="flex flex-wrap items-center gap-x-3">
        <dt className="text-quiet">{t.who}</dt>
        <dd>{user ? <PersonLink person={user} /> : <span className="text-quiet">{t.noUser}</span>}</dd>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <dt className="text-quiet">{t.order}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          {order && (
            <RecordLink record={{ type: 'order', id: order.id }}>
              <Isolate>{`#${order.number}`}</Isolate>
            </RecordLink>
          )}
          {order?.of_others && (
            <Badge tone="amber" icon={TriangleAlert}>
              {t.orderOfOthers}
            </Badge>
          )}
          {order && may && (
            <Button kind="text" busy={busy} onClick={() => void link.send({ params, body: { order: '' } })}>
              {t.unlinkOrder}
            </Button>
          )}
          {!order && !may && <span className="text-quiet">{t.noOrder}</span>}
          {!order && may && (
            <form ref={ref} noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
              <TextField
                label={t.orderNumber}
                dir="ltr"
                autoComplete="off"
                maxLength={limits.text.code}
                {...field('order')}
              />
              <Button type="submit" kind="outlined" busy={busy}>
                {t.linkOrder}
              </Button>
            </form>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** The notes of colleagues, and the form for a note or a call. */
function Notes({ contact: { id, notes } }: { readonly contact: ContactToAnswer }) {
  const t = useText(contactsText)
  const may = useStaffMay('editor')
  const call = useStaffCall('POST operator/contacts/{id}/note', { done: t.noted })
  const start: { readonly note: string; readonly kind: 'note' | 'call' } = { note: '', kind: 'note' }
  const { ref, type, field, busy, reason, submit } = useForm(call, {
    start,
    labels: { note: t.newNote },
    sent: (body) => ({ params: { id }, body }),
    unsaved: ({ note }) => note.trim() !== '',
    resets: true,
  })
  if (!may && notes.length === 0) return null
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-dense font-bold">{t.notes}</h3>
      <ul className="divide-y divide-hairline text-dense empty:hidden">
        {notes.map((one) => (
          <li key={one.id} className="py-2">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {one.kind === 'call' && (
                <Phone aria-label={t.call} size={16} className="me-2 inline text-primary" />
              )}
              {one.note}
            </p>
            <p className="text-meta text-quiet">
              <Name>{one.author.name}</Name> · <Moment at={one.at} />
            </p>
          </li>
        ))}
      </ul>
      {may && (
        <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
          <TextAreaField
            label={t.newNote}
            hint={t.noteHint}
            dir="auto"
            maxLength={limits.text.note}
            {...field('note')}
          />
          <FormTrouble reason={reason} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              kind="outlined"
              icon={StickyNote}
              busy={busy}
              onClick={() => type({ kind: 'note' })}
            >
              {t.addNote}
            </Button>
            <Button
              type="submit"
              kind="outlined"
              icon={Phone}
              busy={busy}
              onClick={() => type({ kind: 'call' })}
            >
              {t.addCall}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function Assignee({
  contact: { id: contactId, assigned_to, handled_at },
  staff,
  change,
}: Omit<AnswerProps, 'mail'> & Pick<Parameters<typeof ContactDetails>[0], 'staff'>) {
  const t = useText(contactsText)
  const { id } = useProfile()
  if (!useStaffMay('editor')) return null
  const assign = (assigned_to: number | '') =>
    void change.send({ params: { id: contactId }, body: { assigned_to } })
  const others = staff.map((one) => ({ value: String(one.id), label: one.name }))
  const gone = assigned_to && !staff.some((one) => one.id === assigned_to.id)
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t.whose}
        value={assigned_to ? String(assigned_to.id) : ''}
        options={[
          { value: '', label: t.nobody },
          ...(gone ? [{ value: String(assigned_to.id), label: assigned_to.name }] : []),
          ...others,
        ]}
        onChange={(chosen) => assign(chosen === '' ? '' : Number(chosen))}
      />
      {!handled_at && assigned_to?.id !== id && (
        <Button kind="text" icon={UserCheck} busy={change.busy} onClick={() => assign(id)}>
          {t.take}
        </Button>
      )}
    </div>
  )
}
