import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass, Play, RotateCcw, Send } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Services } from '#shared/operator/settings.ts'
import type { ContactToAnswer } from '#shared/operator/support/contacts.ts'
import { filledTemplate, isFilled } from '#shared/operator/support/filledTemplate.ts'
import { api } from '../../app/calls/api.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { listsText } from '../lists/messages.ts'
import { Moment } from '../table/Moment.tsx'
import { contactsText } from './messages.ts'

/** Changes a message: its answer, state or assignee. */
export function useContactChange() {
  const t = useText(contactsText)
  return useStaffCall('POST operator/contacts/{id}', {
    done: (_, { body = {} }) => (body.reply ? t.sent : body.assigned_to === undefined ? t.done : t.assigned),
  })
}

export type AnswerProps = {
  readonly contact: ContactToAnswer
  readonly change: ReturnType<typeof useContactChange>
  /** The state of the mail service. If it is off, no answer can be sent from here. */
  readonly mail: Services['mail']
}

/** The answers that were sent, oldest first, and the form for the next one. */
export function ContactAnswer({ contact, change, mail }: AnswerProps) {
  return (
    <>
      {contact.replies.length > 0 && <Replies contact={contact} />}
      <Answering contact={contact} change={change} mail={mail} />
    </>
  )
}

function Answering({ contact, change, mail }: AnswerProps) {
  const t = useText(contactsText)
  const words = useText(listsText)
  const may = useStaffMay('editor')
  const refusedBecause = may ? (mail === 'off' ? t.noMail : null) : words.editorsOnly
  const params = { id: contact.id }
  const set = (state: ContactToAnswer['state']) => void change.send({ params, body: { state } })
  const form = useForm(change, {
    start: { reply: '' },
    problems: ({ reply }) => {
      if (reply.trim() === '') return { reply: [{ code: 'required' }] }
      return isFilled(reply) ? {} : { reply: [{ code: 'unfilled' }] }
    },
    sent: ({ reply }) => ({ params, body: { reply, replies_seen: contact.replies_count } }),
    unsaved: ({ reply }) => reply.trim() !== '',
    refusedBecause,
    resets: true,
  })
  const most = limits.text.body
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex min-w-0 flex-col gap-3">
      {!refusedBecause && (
        <TemplateChoice
          contact={contact}
          typed={form.typed.reply}
          onChoose={(reply) => form.type({ reply })}
        />
      )}
      {may && (
        <TextAreaField
          label={contact.replies.length > 0 ? t.nextAnswer : t.answer}
          hint={(mail === 'on' ? t.answerHint : mail === 'sandbox' ? t.answerHintSandbox : t.answerHintOff)(
            form.typed.reply.length,
            most,
          )}
          dir="auto"
          maxLength={most}
          className="min-h-40"
          {...form.field('reply')}
        />
      )}
      <FormTrouble reason={form.reason} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" icon={Send} busy={change.busy} refusedBecause={refusedBecause}>
          {t.send}
        </Button>
        {may &&
          (contact.state === 'solved' ? (
            <Button kind="outlined" icon={RotateCcw} busy={change.busy} onClick={() => set('open')}>
              {t.reopen}
            </Button>
          ) : (
            <>
              <Button kind="outlined" icon={CircleCheck} busy={change.busy} onClick={() => set('solved')}>
                {contact.replies.length > 0 ? t.close : t.handle}
              </Button>
              <Button
                kind="outlined"
                icon={contact.state === 'open' ? Hourglass : Play}
                busy={change.busy}
                onClick={() => set(contact.state === 'open' ? 'waiting' : 'open')}
              >
                {contact.state === 'open' ? t.wait : t.goOn}
              </Button>
            </>
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

function Replies({ contact: { replies, replies_count } }: Pick<AnswerProps, 'contact'>) {
  const t = useText(contactsText)
  const headingId = useId()
  const hidden = replies_count - replies.length
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <h3 id={headingId} className="text-dense font-bold">
        {t.replies(replies_count)}
      </h3>
      {hidden > 0 && <p className="text-meta text-quiet">{t.olderReplies(hidden)}</p>}
      <ol className="flex flex-col gap-3">
        {replies.map(({ id, reply, author, at }) => (
          <li key={id} className="rounded-card bg-palm-tint p-4">
            <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
              {reply}
            </p>
            <p className="mt-2 text-meta text-quiet">
              {t.by(author.name)} <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
      <p className="text-dense">{t.senderReplies}</p>
    </section>
  )
}

type TemplateChoiceProps = {
  readonly contact: ContactToAnswer
  readonly typed: string
  readonly onChoose: (reply: string) => void
}

/**
 * Inserts a template into the answer: in the language of the message's sender, with the sender's name and
 * the order number.
 */
function TemplateChoice({ contact: { name, order, locale: reads }, typed, onChoose }: TemplateChoiceProps) {
  const t = useText(contactsText)
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['operator', 'templates', 'all'],
    queryFn: ({ signal }) => api('GET operator/templates', { query: { limit: 100 } }, { locale, signal }),
  })
  const templates = data?.data ?? []
  if (templates.length === 0) return null
  const choose = async (id: string) => {
    const template = templates.find((one) => String(one.id) === id)
    if (!template) return
    const question = { title: t.replaceReply, body: t.replaceBody, accept: t.replace, refuse: t.keepReply }
    if (typed.trim() !== '' && !(await ask(question))) return
    onChoose(filledTemplate(template.body, reads, { name, order: order?.number ?? null }))
  }
  return (
    <Select
      label={t.template}
      value=""
      options={[
        { value: '', label: t.noTemplate },
        ...templates.map((one) => ({ value: String(one.id), label: one.name[locale] })),
      ]}
      onChange={(id) => void choose(id)}
    />
  )
}
