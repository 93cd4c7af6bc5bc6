import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { grouped } from '#shared/base/text/digits.ts'
import type { Sent as SentCall } from '../app/calls/api.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useForm } from '../app/calls/useForm.ts'
import { isolated } from '../app/texts/isolate.ts'
import { useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { TextAreaField, TextField } from '../ui/form/TextField.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { contactText } from './messages.ts'
import { senderOf } from './sender.ts'

type MessageField = keyof SentCall<'POST contact/create'>['body']

/** The form for a message to staff (specification, section 3, Contact form). */
export function ContactForm() {
  const t = useText(contactText)
  const { ref, typed, field, wrong, reason, goTo, busy, submit, sent, again } = useContactForm()
  if (sent) return <Sent {...sent} onAgain={again} />
  const box = (name: MessageField) => ({
    name,
    required: true,
    maxLength: longest[name],
    // "auto" would make an empty box left-to-right.
    dir: typed[name] ? 'auto' : undefined,
    ...field(name),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-h3">
        {t.form}
      </h2>
      <FormTrouble reason={reason} fields={wrong} onField={goTo} />
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <TextField label={t.name} {...box('name')} autoComplete="name" />
        <TextField label={t.yourEmail} {...box('email')} type="email" autoComplete="email" dir="ltr" />
        <div className="sm:col-span-2">
          <TextField label={t.subject} {...box('subject')} />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField label={t.message} {...box('message')} rows={5} />
          <p className="mt-1 text-meta text-quiet">
            {t.length(grouped(typed.message.length), grouped(longest.message))}
          </p>
        </div>
      </div>
      <Button type="submit" size="main" icon={Send} busy={busy} className="mt-4 max-sm:w-full">
        {busy ? t.sending : t.send}
      </Button>
    </form>
  )
}

/** The limits of the API. */
const longest = {
  name: limits.text.name,
  email: limits.text.email,
  subject: limits.text.line,
  message: limits.text.body,
} as const satisfies Record<MessageField, number>

function useContactForm() {
  const t = useText(contactText)
  const [sent, setSent] = useState<SentMessage | null>(null)
  const call = useCall('POST contact/create', { unsure: t.notSent })
  const form = useForm(call, {
    start: { name: '', email: '', subject: '', message: '' },
    sent: (body) => ({ body }),
    labels: { name: t.name, email: t.yourEmail, subject: t.subject, message: t.message },
    summary: t.wrongFields,
    reasonFor: ({ status }) => (status === 429 ? t.tooMany : undefined),
    unsaved: ({ subject, message }) => `${subject}${message}`.trim() !== '',
    resets: true,
    onSent: ({ id, by_mail }, { email }) => setSent({ id, email: by_mail ? email.trim() : null }),
  })
  const { profile } = useSession()
  const { typed, type } = form
  const fillsIn = useRef(true)
  useEffect(() => {
    if (!profile || !fillsIn.current) return
    fillsIn.current = false
    type(senderOf(profile, typed))
  }, [profile, typed, type])
  return {
    ...form,
    sent,
    again: () => {
      fillsIn.current = true
      setSent(null)
    },
  }
}

interface SentMessage {
  readonly id: number
  /** The e-mail address to which the answer is sent; null if the market sends no mail. */
  readonly email: string | null
}

function Sent({ id, email, onAgain }: SentMessage & { readonly onAgain: () => void }) {
  const t = useText(contactText)
  return (
    <div role="status">
      <Empty
        scene="sent"
        title={t.sent}
        body={email === null ? t.sentWithoutMail : t.sentBody(isolated(email))}
        actions={
          <>
            <ButtonLink to="/local-market">{t.toMarket}</ButtonLink>
            <Button kind="outlined" onClick={onAgain}>
              {t.another}
            </Button>
          </>
        }
        note={t.sentNumber(isolated(String(id)))}
      />
    </div>
  )
}
