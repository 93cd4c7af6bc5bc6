import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { useLocale } from '../texts/text.ts'
import type { Refusal } from './api.ts'
import {
  type FormState,
  fieldProblemsOf,
  formState,
  initialState,
  isIn,
  type Problems,
  shownErrors,
  textsOf,
  tooLargeIn,
} from './formState.ts'
import { textOf } from './idempotencyKey.ts'
import { useTypedBeforeHydration } from './typedBeforeHydration.ts'
import { useUnsavedWarning } from './unsaved.ts'
import { useAutosave } from './useAutosave.ts'
import type { CallState } from './useCall.ts'

export interface FormOptions<Typed extends object, Input, Result> {
  readonly start: Typed | (() => Typed)
  /** Returns the call's input for the typed values; called once there are no problems. */
  readonly sent: (typed: Typed, saved: Typed) => Input
  /**
   * Returns problems by the field's name in the API; nothing is sent while there are any. Called on each render after an edit,
   * so it must have no effects.
   */
  readonly problems?: (typed: Typed, saved: Typed) => Problems
  /** Runs before sending, for example to ask for a confirmation; if it returns false, nothing is sent. */
  readonly before?: (typed: Typed) => Promise<boolean>
  /** Labels of the shown fields by their name in the API, in order. A refusal of any other field becomes the `reason`. */
  readonly labels?: Readonly<Record<string, string>>
  /** The name of the picture field. It shows the refusals 413 and 415, and a too large file is refused there before sending. */
  readonly wire?: { readonly [name in keyof Typed]?: readonly string[] }
  /** The name of the picture field, which shows the refusals 413 and 415, and a file that is too large before it is sent. */
  readonly picture?: string
  /** Returns the problems of fields for a refusal that names no field. */
  readonly place?: (refusal: Refusal) => Problems | undefined
  /** Returns the `reason` while fields are wrong, given the number of wrong fields. */
  readonly summary?: (wrong: number) => string
  /** Asks before the page is left with unsent values. */
  readonly unsaved?: boolean | ((typed: Typed) => boolean)
  /** True if the form changes an existing entry. The question before leaving the page then has a different text. */
  readonly edits?: boolean
  /** Saves the typed values on this device after each change. If the draft is saved, leaving asks no question. */
  readonly draft?: (typed: Typed) => Promise<void>
  /** Returns a text that replaces the `reason` of some refusals. */
  readonly reasonFor?: (refusal: Refusal) => string | undefined
  /** If set, sending is blocked for this reason. */
  readonly refusedBecause?: string | null | undefined
  /** True if the form restarts with the initial values after success. */
  readonly resets?: boolean
  /** Runs after success, when leaving the page no longer asks a question. */
  readonly onSent?: (answer: Result, typed: Typed) => unknown
}

/**
 * State of a form. Holds the typed values, including those typed before hydration, and validates them. Sends them through
 * a call, shows errors at their fields until these are edited, and moves the focus to the first wrong field.
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
    reasonFor,
    unsaved = false,
    draft,
    onSent,
  } = options
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [state, dispatch] = useReducer(formState<Typed>, start, (given) =>
    initialState(typeof given === 'function' ? given() : given),
  )
  const { typed } = state
  useTypedBeforeHydration(ref, typed, (change) => dispatch({ kind: 'typed', change, fields: [] }), wire)
  useFocusOnFirstWrong(ref, state.attempts)
  const dirty = isDirty(state)
  const asks = typeof unsaved === 'function' ? unsaved(typed) : unsaved
  const autosave = useAutosave(draft && typed !== state.saved ? textOf(typed) : null, async () =>
    draft?.(typed),
  )
  const release = useUnsavedWarning(dirty && asks && autosave !== 'saved', options.edits)

  const refused = call.refusal ? textsOf(fieldProblemsOf(call.refusal, options), locale) : {}
  const errors = shownErrors(
    state,
    refused,
    state.edited.length > 0 && problems
      ? { ...problems(typed, state.saved), ...tooLargeIn(typed, options.picture) }
      : undefined,
  )
  const errorsIn = (field: string) =>
    Object.entries(errors).flatMap(([name, texts]) => (isIn(name, field) ? texts : []))
  const names = labels ? Object.keys(labels) : [...new Set(Object.keys(errors))]
  const wrong = names.filter((name) => errorsIn(name).length > 0)
  // Also true if a refused field was edited since then, because the refusal was about this field.
  const refusedAtField = (labels ? names : Object.keys(refused)).some((field) =>
    Object.keys(refused).some((name) => isIn(name, field)),
  )

  const message = (call.refusal && reasonFor?.(call.refusal)) ?? call.message

  const type = (change: Partial<Typed>) =>
    dispatch({ kind: 'typed', change, fields: Object.keys(change).flatMap(fieldsOf(wire)) })
  const refuse = (found: Problems): boolean => {
    const texts = textsOf(found, locale)
    if (Object.keys(texts).length === 0) return false
    call.forget()
    dispatch({ kind: 'wrong', errors: texts })
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
    dispatch(options.resets ? { kind: 'reset', start: state.saved } : { kind: 'sent', typed })
    await onSent?.(done.answer, typed)
    return done.answer
  }
  /** Returns null if nothing was sent or the call was refused. */
  const submit = async (event?: { preventDefault: () => void }): Promise<Result | null> => {
    event?.preventDefault()
    // A second click may arrive before the button renders as busy, so the ref is checked.
    if (options.refusedBecause || underWay.current) return null
    const found = { ...problems?.(typed, state.saved), ...tooLargeIn(typed, options.picture) }
    if (refuse(found)) return null
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
    /** Errors of a field without those of its parts; undefined if there are none. */
    errorsOf: (field: string): readonly string[] | undefined => errors[field],
    /** Errors of a field and of its parts. */
    errorsIn,
    wrong: wrong.map((name) => ({ name, label: labels?.[name] ?? name })),
    reason: wrong.length > 0 && summary ? summary(wrong.length) : refusedAtField ? undefined : message,
    /** State of the draft. */
    autosave,
    /** The last refusal. A validation failure is dropped as soon as none of its field errors is shown. */
    refusal:
      call.refusal?.code === 'validation_failed' && Object.keys(errors).length === 0 ? null : call.refusal,
    attempts: state.attempts,
    submit,
    /** Changes values and hides the errors of their fields. */
    type,
    /** Returns the props of a text field or select: value, errors and change. */
    field: <Name extends TextName<Typed>>(name: Name) => ({
      value: typed[name],
      errors: fieldsOf(wire)(name).flatMap(errorsIn),
      onChange: (value: Typed[Name]) => type({ [name]: value } as unknown as Partial<Typed>),
    }),
    clearErrors: (fields: readonly string[]) => dispatch({ kind: 'typed', change: {}, fields }),
    /** Removes the question before leaving the page. */
    release,
    /** Restarts the form with other values and without errors. */
    begin: (values: Typed) => {
      call.forget()
      dispatch({ kind: 'reset', start: values })
    },
    /** Moves the focus to a field of `wrong`. */
    goTo: (name: string) => fieldIn(ref.current, name, wrong.indexOf(name))?.focus(),
  }
}
export type Form<Typed extends object> = Omit<
  ReturnType<typeof useForm<Typed, unknown, unknown>>,
  'submit'
> & { readonly submit: (event?: { preventDefault: () => void }) => Promise<unknown> }

/** The names of the fields whose typed value is text. */
type TextName<Typed> = {
  [Name in keyof Typed]: Typed[Name] extends string ? Name : never
}[keyof Typed] &
  string

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
    // focus() does not scroll if the field already has the focus, and sticky buttons may cover the field's message. The
    // message is therefore scrolled into view.
    const target = first ?? ref.current?.querySelector('[role=alert]:not(:empty)')
    target?.scrollIntoView({ block: 'nearest' })
  }, [ref, attempts])
}

/** Finds the field by name or data-field. If there is none, returns the invalid control at the same position as the field in `wrong`. */
function fieldIn(form: HTMLFormElement | null, name: string, place: number): HTMLElement | null {
  const named = form?.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ?? []
  const chosen = [...named].find((one) => one.matches(':checked')) ?? named[0]
  return controlOf(chosen ?? form?.querySelectorAll<HTMLElement>('[aria-invalid=true]')[place])
}

/** The checked control of a group; if none is checked, the first control. */
function controlOf(element: HTMLElement | null | undefined): HTMLElement | null {
  if (!element || element.matches('input, select, textarea, button')) return element ?? null
  return (
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input:enabled, select, textarea, button') ??
    element
  )
}
