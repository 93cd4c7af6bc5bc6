import { useState } from 'react'
import type { Sent } from '../app/calls/api.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useForm } from '../app/calls/useForm.ts'
import { useText } from '../app/texts/text.ts'
import { contactText } from './messages.ts'

export type Message = Sent<'POST contact/create'>['body']
export type MessageField = keyof Message

const blank: Message = { name: '', email: '', subject: '', message: '' }

/** The form state of the contact page. */
export function useContactForm() {
  const t = useText(contactText)
  const [sent, setSent] = useState<{ readonly id: number; readonly email: string } | null>(null)
  const call = useCall('POST contact/create', { unsure: t.notSent })
  const form = useForm(call, {
    start: blank,
    sent: (body) => ({ body }),
    labels: { name: t.name, email: t.yourEmail, subject: t.subject, message: t.message },
    summary: t.wrongFields,
    reasonFor: ({ status }) => (status === 429 ? t.tooMany : undefined),
    unsaved: true,
    onSent: ({ id }, { email }) => {
      setSent({ id, email: email.trim() })
      form.begin(blank)
    },
  })
  return { ...form, sent, again: () => setSent(null) }
}
