import { type FieldProblem, fieldMessage } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Refusal } from './api.ts'

/** What is wrong with each field, in words, by the field's name on the wire. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type Problem = FieldProblem | string

/** Problems by field name of the call: a text is shown as it is, undefined means none. */
export type Problems = Readonly<Record<string, Problem | readonly Problem[] | undefined>>

export interface FormState<Typed> {
  readonly typed: Typed
  /** What the form began with, or what was sent last: anything else is unsaved. */
  readonly saved: Typed
  /** What was wrong before anything was sent. */
  readonly own: FieldErrors
  /** Fields that were typed in since the last attempt: their errors are not shown any more. */
  readonly forgiven: readonly string[]
  /** How often it was held back or refused; after each time the first wrong field gets the focus. */
  readonly attempts: number
}

export type FormChange<Typed> =
  | { readonly kind: 'typed'; readonly change: Partial<Typed>; readonly fields: readonly string[] }
  | { readonly kind: 'wrong'; readonly errors: FieldErrors }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'sent'; readonly typed: Typed }
  | { readonly kind: 'begun'; readonly start: Typed }

export function begin<Typed>(start: Typed): FormState<Typed> {
  return { typed: start, saved: start, own: {}, forgiven: [], attempts: 0 }
}

export function formState<Typed>(state: FormState<Typed>, change: FormChange<Typed>): FormState<Typed> {
  switch (change.kind) {
    case 'typed':
      return {
        ...state,
        typed: { ...state.typed, ...change.change },
        forgiven: [...state.forgiven, ...change.fields],
      }
    case 'wrong':
      return { ...state, own: change.errors, forgiven: [], attempts: state.attempts + 1 }
    case 'sending':
      return { ...state, own: {}, forgiven: [] }
    case 'refused':
      return { ...state, attempts: state.attempts + 1 }
    case 'sent':
      return { ...state, saved: change.typed }
    case 'begun':
      return begin(change.start)
  }
}

/** What is shown as wrong: found here or refused by the server, until the field is typed in again. */
export function shownErrors({ own, forgiven }: FormState<unknown>, refused: FieldErrors): FieldErrors {
  const all = { ...refused, ...own }
  if (forgiven.length === 0) return all
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !forgiven.some((field) => isIn(name, field))),
  )
}

/** Whether an error stands at the field or inside it: `name.ar` at `name`, `images.2` at `images`. */
export function isIn(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}

export function inWords(problems: Problems, locale: Locale): FieldErrors {
  const found = Object.entries(problems).map(([name, problem]) => {
    const all = problem === undefined ? [] : [problem].flat()
    return [name, all.map((one) => (typeof one === 'string' ? one : fieldMessage(one, locale)))] as const
  })
  return Object.fromEntries(found.filter(([, words]) => words.length > 0))
}

/** Those of the named fields that are blank and must not be. */
export function missingIn<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Problems {
  const blank = names.filter((name) => typed[name].trim() === '')
  return Object.fromEntries(blank.map((name) => [name, { code: 'required' }] as const))
}

type Placing = {
  /** The field of the pictures. */
  readonly picture?: string
  readonly place?: (refusal: Refusal) => Problems | undefined
}

/** A refusal at the fields to which it belongs: a picture that is too large, or none at all, at the pictures. */
export function placedAt(refusal: Refusal, { picture, place }: Placing): Problems {
  const problem = picture && pictureProblems[refusal.status]
  if (picture && problem) return { [picture]: problem }
  return place?.(refusal) ?? refusal.errors
}

const pictureProblems: Readonly<Record<number, FieldProblem>> = {
  413: { code: 'picture_size' },
  415: { code: 'picture' },
}
