import { CircleCheck, RotateCcw, Send, UserCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { ContactToAnswer } from '#shared/operator/contacts.ts'
import { useProfile } from '../account/profile.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextArea } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Select } from '../base/ui/Select.tsx'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { contactsText } from './contactsMessages.ts'
import { Moment } from './DataTable.tsx'
import { listsText } from './listsMessages.ts'
import { useStaffMay } from './staffMay.ts'
import { useDeed } from './useDeed.ts'

type Deed = ReturnType<typeof useDeed>

/** A message whole, who has it, and the answer: written here, or as it was sent. */
export function ContactDetails({
  contact,
  staff,
}: {
  readonly contact: ContactToAnswer
  readonly staff: readonly { readonly id: number; readonly name: string }[]
}) {
  const t = useText(contactsText)
  const deed = useDeed()
  const change = useChange(contact, deed)
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
        <Assignee {...{ contact, staff, deed, change }} />
      </section>
      {contact.reply === null ? (
        <Answering {...{ contact, deed, change }} />
      ) : (
        <Answered contact={contact} reply={contact.reply} />
      )}
    </div>
  )
}

type Change = ReturnType<typeof useChange>

function useChange({ id }: ContactToAnswer, { act }: Deed) {
  const locale = useLocale()
  return (body: { handled?: boolean; assigned_to?: number | ''; reply?: string }, said: string) =>
    act(() => api('POST operator/contacts/{id}', { params: { id }, body }, { locale }), said)
}

type PartProps = { readonly contact: ContactToAnswer; readonly deed: Deed; readonly change: Change }

function Assignee({
  contact: { assigned_to, handled_at },
  staff,
  deed,
  change,
}: PartProps & Pick<Parameters<typeof ContactDetails>[0], 'staff'>) {
  const t = useText(contactsText)
  const { id } = useProfile()
  if (!useStaffMay('editor')) return null
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
        onChange={(chosen) => void change({ assigned_to: chosen === '' ? '' : Number(chosen) }, t.assigned)}
      />
      {!handled_at && assigned_to?.id !== id && (
        <Button
          kind="text"
          icon={UserCheck}
          busy={deed.busy}
          onClick={() => void change({ assigned_to: id }, t.assigned)}
        >
          {t.take}
        </Button>
      )}
    </div>
  )
}

function Answering({ contact, deed, change }: PartProps) {
  const t = useText(contactsText)
  const words = useText(listsText)
  const refusedBecause = useStaffMay('editor') ? null : words.editorsOnly
  const [reply, setReply] = useState('')
  useUnsavedWarning(reply.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!refusedBecause && (await change({ reply }, t.sent))) setReply('')
  }
  const most = limits.text.body
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-3">
      <Field label={t.answer} hint={t.answerHint(reply.length, most)} errors={deed.errorsOf('reply')}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            maxLength={most}
            value={reply}
            className="min-h-40"
            onChange={(event) => setReply(event.target.value)}
          />
        )}
      </Field>
      <FormTrouble reason={deed.reason} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" icon={Send} busy={deed.busy} refusedBecause={refusedBecause}>
          {t.send}
        </Button>
        {!refusedBecause &&
          (contact.handled_at ? (
            <Button
              kind="outlined"
              icon={RotateCcw}
              busy={deed.busy}
              onClick={() => void change({ handled: false }, t.done)}
            >
              {t.reopen}
            </Button>
          ) : (
            <Button
              kind="outlined"
              icon={CircleCheck}
              busy={deed.busy}
              onClick={() => void change({ handled: true }, t.done)}
            >
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
