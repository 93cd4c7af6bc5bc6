import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import { grouped } from '#shared/base/text/digits.ts'
import { isolated } from '../app/texts/isolate.ts'
import { useText } from '../app/texts/text.ts'
import { EmptyScene } from '../ui/art/EmptyScene.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type Control, Field, TextArea, TextBox } from '../ui/form/Field.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { contactText } from './messages.ts'
import { type MessageField, useContactForm } from './useContactForm.ts'

/** The form for a message to staff (specification, section 3, Contact form). */
export function ContactForm() {
  const t = useText(contactText)
  const { ref, typed, type, errorsOf, wrong, reason, goTo, busy, submit, sent, again } = useContactForm()
  if (sent) return <Sent id={sent.id} email={sent.email} onAgain={again} />
  const box = (name: MessageField) => ({
    name,
    required: true,
    value: typed[name],
    maxLength: longest[name],
    // "auto" would make an empty box left to right.
    dir: typed[name] ? 'auto' : undefined,
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })
  const field = (name: MessageField, label: string, control: (given: Control) => ReactNode) => (
    <Field label={label} errors={errorsOf(name)}>
      {control}
    </Field>
  )
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-h3">
        {t.form}
      </h2>
      <FormTrouble reason={reason} fields={wrong} onField={goTo} />
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        {field('name', t.name, (control) => (
          <TextBox {...control} {...box('name')} autoComplete="name" />
        ))}
        {field('email', t.yourEmail, (control) => (
          <TextBox {...control} {...box('email')} type="email" autoComplete="email" dir="ltr" />
        ))}
        <div className="sm:col-span-2">
          {field('subject', t.subject, (control) => (
            <TextBox {...control} {...box('subject')} />
          ))}
        </div>
        <div className="sm:col-span-2">
          {field('message', t.message, (control) => (
            <TextArea {...control} {...box('message')} rows={5} />
          ))}
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

function Sent({
  id,
  email,
  onAgain,
}: {
  readonly id: number
  readonly email: string
  readonly onAgain: () => void
}) {
  const t = useText(contactText)
  return (
    <div role="status">
      <Empty
        picture={<EmptyScene kind="sent" />}
        title={t.sent}
        body={t.sentBody(isolated(email))}
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
