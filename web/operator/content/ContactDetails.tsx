import { CircleCheck, RotateCcw, Send, UserCheck } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import type { ContactToAnswer } from '#shared/operator/contacts.ts'
import { useProfile } from '../../account/profile.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { listsText } from '../lists/messages.ts'
import { Moment } from '../table/Moment.tsx'
import { contactsText } from './messages.ts'

/** A whole message, its assignee, and the answer: a form, or the text that was already sent. */
export function ContactDetails({
  contact,
  staff,
}: {
  readonly contact: ContactToAnswer
  readonly staff: readonly { readonly id: number; readonly name: string }[]
}) {
  const t = useText(contactsText)
  const change = useChange()
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
        <Assignee contact={contact} staff={staff} change={change} />
      </section>
      {contact.reply === null ? (
        <Answering contact={contact} change={change} />
      ) : (
        <Answered contact={contact} reply={contact.reply} />
      )}
    </div>
  )
}

type Change = ReturnType<typeof useChange>

function useChange() {
  const t = useText(contactsText)
  return useStaffCall('POST operator/contacts/{id}', {
    done: (_, { body = {} }) => (body.reply ? t.sent : body.handled === undefined ? t.assigned : t.done),
  })
}

type PartProps = { readonly contact: ContactToAnswer; readonly change: Change }

function Assignee({
  contact: { id: contactId, assigned_to, handled_at },
  staff,
  change,
}: PartProps & Pick<Parameters<typeof ContactDetails>[0], 'staff'>) {
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

function Answering({ contact, change }: PartProps) {
  const t = useText(contactsText)
  const words = useText(listsText)
  const refusedBecause = useStaffMay('editor') ? null : words.editorsOnly
  const params = { id: contact.id }
  const handle = (handled: boolean) => void change.send({ params, body: { handled } })
  const form = useForm(change, {
    start: { reply: '' },
    sent: (body) => ({ params, body }),
    unsaved: ({ reply }) => reply.trim() !== '',
    refusedBecause,
    resets: true,
  })
  const most = limits.text.body
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex min-w-0 flex-col gap-3">
      <TextAreaField
        label={t.answer}
        hint={t.answerHint(form.typed.reply.length, most)}
        dir="auto"
        maxLength={most}
        className="min-h-40"
        {...form.field('reply')}
      />
      <FormTrouble reason={form.reason} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" icon={Send} busy={change.busy} refusedBecause={refusedBecause}>
          {t.send}
        </Button>
        {!refusedBecause &&
          (contact.handled_at ? (
            <Button kind="outlined" icon={RotateCcw} busy={change.busy} onClick={() => handle(false)}>
              {t.reopen}
            </Button>
          ) : (
            <Button kind="outlined" icon={CircleCheck} busy={change.busy} onClick={() => handle(true)}>
              {t.handle}
            </Button>
          ))}
      </div>
      {contact.handled_by && contact.handled_at && (
        <p className="text-meta text-quiet">
          {t.handled} {t.by(contact.handled_by.name)} <Moment at={contact.handled_at} />
        </p>
      )}
    </form>
  )
}

function Answered({
  contact: { replied_at, replied_by },
  reply,
}: {
  readonly contact: ContactToAnswer
  readonly reply: string
}) {
  const t = useText(contactsText)
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-card bg-palm-tint p-4">
      <h3 className="text-dense font-bold">{t.answer}</h3>
      <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
        {reply}
      </p>
      {replied_by && replied_at && (
        <p className="text-meta text-quiet">
          {t.by(replied_by.name)} <Moment at={replied_at} />
        </p>
      )}
    </section>
  )
}
