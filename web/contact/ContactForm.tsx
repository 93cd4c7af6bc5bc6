import { Send } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { grouped } from '#shared/base/digits.ts'
import { limits } from '#shared/base/limits.ts'
import { EmptyScene } from '../base/art/EmptyScene.tsx'
import { useText } from '../base/text.ts'
import { Button, ButtonLink } from '../base/ui/Button.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { type Control, Field, TextArea, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { contactText } from './messages.ts'
import { type MessageField, useContactForm } from './useContactForm.ts'

/** The message to the people who run the market (specification, section 3, Contact form). */
export function ContactForm() {
  const t = useText(contactText)
  const formRef = useRef<HTMLFormElement>(null)
  const form = useContactForm(formRef)
  const { typed, trouble, busy, sent } = form
  if (sent) return <Sent id={sent.id} email={sent.email} onAgain={form.again} />
  const fields = [
    { name: 'name', label: t.name },
    { name: 'email', label: t.yourEmail },
    { name: 'subject', label: t.subject },
    { name: 'message', label: t.message },
  ] as const
  const box = (name: MessageField) => ({
    name,
    required: true,
    value: typed[name],
    maxLength: longest[name],
    // An empty box of direction "auto" would be written from left to right.
    dir: typed[name] ? 'auto' : undefined,
    onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
  })
  const field = (name: MessageField, label: string, control: (given: Control) => ReactNode) => (
    <Field label={label} errors={trouble?.errors[name]}>
      {control}
    </Field>
  )
  return (
    <form ref={formRef} noValidate onSubmit={form.submit} aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-h3">
        {t.form}
      </h2>
      <FormTrouble
        reason={trouble?.reason}
        fields={fields.filter(({ name }) => trouble?.errors[name])}
        onField={form.goTo}
      />
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

/** The call's own limits; a box does not take more. */
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
  const isolated = (text: string) => `\u2066${text}\u2069`
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
