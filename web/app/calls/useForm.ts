import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { useLocale } from '../texts/text.ts'
import type { Refusal } from './api.ts'
import {
  begin,
  type FormState,
  formState,
  inWords,
  isIn,
  type Problems,
  placedAt,
  shownErrors,
} from './formState.ts'
import { useKept } from './keeping.ts'
import { textOf } from './onceKey.ts'
import { useTypedAhead } from './typedAhead.ts'
import { useUnsavedWarning } from './unsaved.ts'
import type { CallState } from './useCall.ts'

export interface FormOptions<Typed extends object, Input, Result> {
  readonly start: Typed | (() => Typed)
  /** What is sent of what was typed, once there are no problems. */
  readonly sent: (typed: Typed, saved: Typed) => Input
  /** What is wrong before anything is sent, by the names of the wire: nothing is sent while there is any. */
  readonly problems?: (typed: Typed, saved: Typed) => Problems
  /** Asked before it is sent; false sends nothing. */
  readonly before?: (typed: Typed) => Promise<boolean>
  /** The fields that the form shows, by the names of the wire, in their order. A refusal at none of them becomes the `reason`. */
  readonly labels?: Readonly<Record<string, string>>
  /** The fields of the wire that a part of the form becomes, where they are not those of its name. */
  readonly wire?: { readonly [name in keyof Typed]?: readonly string[] }
  /** The field of the pictures: one that is too large, or none at all, is told there. */
  readonly picture?: string
  /** Where a refusal belongs that names no field. */
  readonly place?: (refusal: Refusal) => Problems | undefined
  /** The `reason` while fields are wrong: how many. */
  readonly summary?: (wrong: number) => string
  /** Asks before what was typed is left: wherever it is not sent yet, or as it says. */
  readonly unsaved?: boolean | ((typed: Typed) => boolean)
  /** What stands already is changed: the question says so. */
  readonly edits?: boolean
  /** Keeps what is typed on this device, a moment after each change. What is kept is left without a question. */
  readonly draft?: (typed: Typed) => Promise<void>
  /** The `reason` of some refusals, in words of its own. */
  readonly says?: (refusal: Refusal) => string | undefined
  /** Why nothing can be sent now. */
  readonly refusedBecause?: string | null | undefined
  /** Once it is sent, and no question holds the reader back any more. */
  readonly onSent?: (answer: Result, typed: Typed) => unknown
}

/**
 * The one form: keeps what is typed, also ahead of hydration, checks it, sends it once at a time through a call, shows what was
 * wrong at its fields until they are typed in again, and moves the focus to the first of them.
 */
export function useForm<Typed extends object, Input, Result>(
  call: CallState<Input, Result>,
  options: FormOptions<Typed, Input, Result>,
) {
  const {
    start,
    sent,
    problems,
    before,
    labels,
    wire,
    summary,
    says,
    unsaved = false,
    draft,
    onSent,
  } = options
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [state, dispatch] = useReducer(formState<Typed>, start, (given) =>
    begin(typeof given === 'function' ? given() : given),
  )
  const { typed } = state
  useTypedAhead(ref, typed, (change) => dispatch({ kind: 'typed', change, fields: [] }))
  useFocusOnFirstWrong(ref, state.attempts)
  const dirty = isDirty(state)
  const asks = typeof unsaved === 'function' ? unsaved(typed) : unsaved
  const keeping = useKept(draft && typed !== state.saved ? textOf(typed) : null, async () => draft?.(typed))
  const release = useUnsavedWarning(dirty && asks && keeping !== 'kept', options.edits)

  const refused = call.refusal ? inWords(placedAt(call.refusal, options), locale) : {}
  const errors = shownErrors(state, refused)
  const errorsIn = (field: string) =>
    Object.entries(errors).flatMap(([name, words]) => (isIn(name, field) ? words : []))
  const names = labels ? Object.keys(labels) : [...new Set(Object.keys(errors))]
  const wrong = names.filter((name) => errorsIn(name).length > 0)
  // A field that was typed in again was still to blame.
  const blamed = (labels ? names : Object.keys(refused)).some((field) =>
    Object.keys(refused).some((name) => isIn(name, field)),
  )

  const said = (call.refusal && says?.(call.refusal)) ?? call.words

  const refuse = (found: Problems): boolean => {
    const told = inWords(found, locale)
    if (Object.keys(told).length === 0) return false
    call.forget()
    dispatch({ kind: 'wrong', errors: told })
    return true
  }
  const send = async (): Promise<Result | null> => {
    if (before && !(await before(typed))) return null
    dispatch({ kind: 'sending' })
    const done = await call.send(sent(typed, state.saved))
    if (!done) {
      dispatch({ kind: 'refused' })
      return null
    }
    release()
    dispatch({ kind: 'sent', typed })
    await onSent?.(done.answer, typed)
    return done.answer
  }
  /** Null where nothing was sent or it was refused. */
  const submit = async (event?: { preventDefault: () => void }): Promise<Result | null> => {
    event?.preventDefault()
    // A second press may come before the button is drawn as busy.
    if (options.refusedBecause || underWay.current) return null
    if (problems && refuse(problems(typed, state.saved))) return null
    underWay.current = true
    try {
      return await send()
    } finally {
      underWay.current = false
    }
  }
  return {
    ref,
    typed,
    dirty,
    busy: call.busy,
    errors,
    /** Of a field alone; undefined where nothing is wrong with it. */
    errorsOf: (field: string): readonly string[] | undefined => errors[field],
    /** Of a field and of everything inside it. */
    errorsIn,
    wrong: wrong.map((name) => ({ name, label: labels?.[name] ?? name })),
    reason: wrong.length > 0 && summary ? summary(wrong.length) : blamed ? undefined : said,
    /** Of the draft. */
    keeping,
    /** The last refusal; "check the marked fields" goes with the last mark. */
    refusal:
      call.refusal?.code === 'validation_failed' && Object.keys(errors).length === 0 ? null : call.refusal,
    attempts: state.attempts,
    submit,
    /** What was wrong with a field is told until it is typed in again. */
    type: (change: Partial<Typed>) =>
      dispatch({ kind: 'typed', change, fields: Object.keys(change).flatMap(fieldsOf(wire)) }),
    forgive: (fields: readonly string[]) => dispatch({ kind: 'typed', change: {}, fields }),
    /** Takes the question before leaving away. */
    release,
    /** Begins anew: nothing of it is unsaved or wrong. */
    begin: (anew: Typed) => {
      call.forget()
      dispatch({ kind: 'begun', start: anew })
    },
    /** Moves the focus to a field of `wrong`. */
    goTo: (name: string) => fieldIn(ref.current, name, wrong.indexOf(name))?.focus(),
  }
}
export type Form<Typed extends object> = Omit<
  ReturnType<typeof useForm<Typed, unknown, unknown>>,
  'submit'
> & { readonly submit: (event?: { preventDefault: () => void }) => Promise<unknown> }

function isDirty({ typed, saved }: FormState<unknown>): boolean {
  return typed !== saved && textOf(typed) !== textOf(saved)
}

const fieldsOf =
  (wire: Readonly<Record<string, readonly string[] | undefined>> | undefined) =>
  (name: string): readonly string[] =>
    wire?.[name] ?? [name]

function useFocusOnFirstWrong(ref: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts === 0) return
    const first = controlOf(ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]'))
    first?.focus()
    // Focus scrolls nothing where the field has it already; its message may be behind the buttons.
    const seen = first ?? ref.current?.querySelector('[role=alert]:not(:empty)')
    seen?.scrollIntoView({ block: 'nearest' })
  }, [ref, attempts])
}

/** By its name, or by the element that names it; else wrong controls stand in the order of the wrong fields, one for each. */
function fieldIn(form: HTMLFormElement | null, name: string, place: number): HTMLElement | null {
  const named = form?.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ?? []
  const chosen = [...named].find((one) => one.matches(':checked')) ?? named[0]
  return controlOf(chosen ?? form?.querySelectorAll<HTMLElement>('[aria-invalid=true]')[place])
}

/** Of a group, the control that is chosen, else its first. */
function controlOf(element: HTMLElement | null | undefined): HTMLElement | null {
  if (!element || element.matches('input, select, textarea, button')) return element ?? null
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input:enabled, select, textarea, button') ??
    element
  )
}
