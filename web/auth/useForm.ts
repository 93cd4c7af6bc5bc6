import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Refusal, type RefusalFacts } from '../base/api.ts'
import { useTypedAhead } from '../base/typedAhead.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What was refused: the server's answer, whose field errors go as their fields are typed in again. */
type Trouble = Pick<RefusalFacts, 'status' | 'code' | 'message' | 'retryAfterS'>

const none: FieldErrors = {}

/**
 * A form that keeps what is typed, sends once at a time, and puts what the server refuses at its fields, the focus on
 * the first. `send` answers field errors of its own instead of sending, or null when it is done.
 */
export function useForm<Typed extends object>(
  blank: Typed,
  send: (typed: Typed) => Promise<FieldErrors | null>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(blank)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [errors, setErrors] = useState(none)
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const underWay = useRef(false)
  useFocusOnFirstWrong(form, attempts)
  useTypedAhead(form, blank, (ahead) => setTyped((before) => ({ ...before, ...ahead })))

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    // A second press may come before the button is drawn as busy.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const own = await send(typed)
      setTrouble(null)
      setErrors(own ?? none)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setTrouble(error)
      setErrors(error.errors)
    } finally {
      underWay.current = false
      setBusy(false)
      setAttempts((made) => made + 1)
    }
  }

  const type = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }))
    setErrors((before) => without(before, Object.keys(change)))
  }

  // "Check the marked fields" goes with the last mark.
  const marked = trouble?.code !== 'validation_failed' || Object.keys(errors).length > 0
  return { form, typed, type, trouble: marked ? trouble : null, errors, busy, attempts, submit }
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  if (!names.some((name) => name in errors)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, attempts])
}
