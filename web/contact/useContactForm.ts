import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { api, Refusal, type Sent } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { useTypedAhead } from '../base/typedAhead.ts'
import { ask } from '../base/ui/questions.ts'
import { contactText } from './messages.ts'

export type Message = Sent<'POST contact/create'>['body']
export type MessageField = keyof Message

const blank: Message = { name: '', email: '', subject: '', message: '' }

/** Why a message was not taken: at its fields, or above the form. */
type Trouble = {
  readonly errors: Readonly<Partial<Record<MessageField, readonly string[]>>>
  readonly reason: string
}

/** What is being written, sending it once, and what came of it. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const t = useText(contactText)
  const locale = useLocale()
  const [typed, setTyped] = useState(blank)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ readonly id: number; readonly email: string } | null>(null)
  const underWay = useRef(false)
  useFocusOnFirstWrong(form, trouble)
  useTypedAhead(form, blank, (ahead) => setTyped((before) => ({ ...before, ...ahead })))
  useWarning(sent === null && Object.values(typed).some((text) => text.trim() !== ''))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A second press may come before the button is drawn as busy.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const { id } = await api('POST contact/create', { body: typed }, { locale })
      setTrouble(null)
      setSent({ id, email: typed.email.trim() })
      setTyped(blank)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setTrouble({ errors: error.errors, reason: reasonOf(error, t) })
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return {
    typed,
    type: (field: MessageField, text: string) => setTyped({ ...typed, [field]: text }),
    trouble,
    busy,
    sent,
    submit,
    again: () => setSent(null),
    goTo: (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  }
}

function reasonOf(
  { status, code, errors }: Refusal,
  t: ReturnType<typeof useText<typeof contactText>>,
): string {
  if (code === 'validation_failed') return t.wrongFields(Object.keys(errors).length)
  return status === 429 ? t.tooMany : t.notSent
}

function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, trouble: Trouble | null) {
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, trouble])
}

/** Unsent words are not lost without a question: by a link, by the browser's own buttons or by closing. */
function useWarning(unsent: boolean) {
  const t = useText(contactText)
  const { history } = useRouter()
  useEffect(() => {
    if (!unsent) return undefined
    const stays = async () =>
      !(await ask({
        title: t.leave,
        body: t.leaveBody,
        accept: t.leaveYes,
        refuse: t.leaveNo,
        grave: true,
      }))
    return history.block({ blockerFn: stays, enableBeforeUnload: true })
  }, [history, unsent, t])
}
