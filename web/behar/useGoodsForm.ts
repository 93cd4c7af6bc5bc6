import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldProblems, fieldMessage } from '#shared/base/errors.ts'
import { refreshSession } from '../auth/session.ts'
import { Refusal } from '../base/api.ts'
import { useKept } from '../base/keeping.ts'
import { useLocale, useText } from '../base/text.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { useFirstWrong } from '../products/useFirstWrong.ts'
import { formText } from './formMessages.ts'
import { dropGoodsDraft, findGoodsDraft, type GoodsDraftId, keepGoodsDraft } from './goodsDraft.ts'
import type { GoodsField, TypedGoods } from './goodsForm.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

type GoodsFormProps<Typed extends TypedGoods> = {
  readonly id: GoodsDraftId
  /** With what the form begins where this device kept nothing. */
  readonly start: () => Typed
  /** Names on the wire of what the form shows. */
  readonly fields: readonly GoodsField[]
  readonly problems: (typed: Typed, now: Date) => FieldProblems
  /** Sends it once and says so; throws a Refusal. */
  readonly send: (typed: Typed) => Promise<void>
}

/** A supply or demand as it is typed: kept on this device, held against the service's own rules, sent once. */
export function useGoodsForm<Typed extends TypedGoods>(props: GoodsFormProps<Typed>) {
  const { id, fields, problems, send } = props
  const t = useText(formText)
  const locale = useLocale()
  const { start, typed, setTyped, restored, ready, startAnew } = useTyped(props)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goToWrong = useFirstWrong(form)
  const [touched, setTouched] = useState(false)
  const changed = textOf(typed) !== textOf(start)
  // What is back as it began is kept no more.
  const keeping = useKept(touched ? textOf(typed) : null, () =>
    changed ? keepGoodsDraft(id, typed) : dropGoodsDraft(id),
  )
  useUnsavedWarning(touched && changed && keeping !== 'kept')

  const refuse = (refusal: Refusal) => {
    const placed = Object.entries(refusal.errors).filter(([name]) => fields.some((field) => field === name))
    setErrors(Object.fromEntries(placed))
    setTrouble(placed.length > 0 ? undefined : reasonOf(refusal, t))
    // This page was opened before it was known: the session tells it, with the way.
    if (refusal.code === 'mobile_unverified') void refreshSession(locale)
    goToWrong()
  }
  const sendIt = async () => {
    underWay.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      await send(typed)
      setTouched(false)
      startAnew()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(error)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A second press may come before the button is drawn as busy.
    if (underWay.current) return
    const wrong = inWords(problems(typed, new Date()), locale)
    setErrors(wrong)
    setTrouble(undefined)
    if (Object.keys(wrong).length > 0) return goToWrong()
    void sendIt()
  }
  return {
    ...{ form, typed, errors, trouble, busy, keeping, restored, ready, submit },
    wrong: fields.filter((name) => errors[name]),
    startAnew: () => {
      setErrors({})
      setTrouble(undefined)
      setTouched(false)
      startAnew()
    },
    /** What was wrong with a field is told until it is typed in again. */
    type: (part: Partial<Typed>, name: GoodsField) => {
      setTouched(true)
      setTyped((before) => ({ ...before, ...part }))
      setErrors(({ [name]: _, ...others }) => others)
    },
    /** Marked controls stand in the order of the fields, one for each. */
    goTo: (name: string) => {
      const place = fields.filter((field) => errors[field]).indexOf(name as GoodsField)
      const box = form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]')[place]
      const control = box?.querySelector<HTMLElement>('input:checked, input') ?? box
      control?.focus()
    },
  }
}
export type GoodsFormState<Typed extends TypedGoods> = ReturnType<typeof useGoodsForm<Typed>>

/** What is typed, from where it was left on this device. */
function useTyped<Typed extends TypedGoods>({ id, start: begin }: GoodsFormProps<Typed>) {
  const [start, setStart] = useState(begin)
  const [typed, setTyped] = useState(start)
  const [restored, setRestored] = useState(false)
  const [ready, setReady] = useState(false)
  const { userId, side, from } = id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is looked for once.
  useEffect(() => {
    let gone = false
    const settle = (found: Typed | undefined) => {
      if (gone) return
      if (found) setTyped(found)
      setRestored(found !== undefined && textOf(found) !== textOf(start))
      setReady(true)
    }
    findGoodsDraft({ userId, side, from }, start).then(settle, () => settle(undefined))
    return () => {
      gone = true
    }
  }, [userId, side, from])
  const startAnew = () => {
    const blank = begin()
    setStart(blank)
    setTyped(blank)
    setRestored(false)
    // What could not be kept cannot be dropped either.
    void dropGoodsDraft(id).catch(() => undefined)
  }
  return { start, typed, setTyped, restored, ready, startAnew }
}

const textOf = (typed: TypedGoods) => JSON.stringify(typed)

function inWords(problems: FieldProblems, locale: 'ar' | 'en'): FieldErrors {
  const words = Object.entries(problems).map(([name, found]) => [
    name,
    found.map((problem) => fieldMessage(problem, locale)),
  ])
  return Object.fromEntries(words)
}

type Words = { readonly notSent: string; readonly sentBefore: string }

function reasonOf({ status, code, errors, message }: Refusal, t: Words): string {
  if (code === 'idempotency_mismatch') return t.sentBefore
  if (status === 0 || status >= 500) return t.notSent
  return Object.values(errors)[0]?.[0] ?? message
}
