import type { FieldProblem } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { messageAtField } from '#shared/base/text/messageAtField.ts'
import type { Refusal } from './api.ts'

/** Error texts by the field's name in the API. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

type Problem = FieldProblem | string

/** Problems by the field's name in the API. A string is shown unchanged; undefined means that there is no problem. */
export type Problems = Readonly<Record<string, Problem | readonly Problem[] | undefined>>

export interface FormState<Typed> {
  readonly typed: Typed
  /** The initial values, or the values that were sent last. Values that differ are unsaved. */
  readonly saved: Typed
  /** Errors that the form found before sending. */
  readonly local: FieldErrors
  /** Fields that were edited since the last attempt. Their errors are hidden. */
  readonly edited: readonly string[]
  /** Number of failed attempts. After each failed attempt, the first wrong field gets the focus. */
  readonly attempts: number
}

export type FormChange<Typed> =
  | { readonly kind: 'typed'; readonly change: Partial<Typed>; readonly fields: readonly string[] }
  | { readonly kind: 'wrong'; readonly errors: FieldErrors }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'sent'; readonly typed: Typed }
  | { readonly kind: 'reset'; readonly start: Typed }

export function initialState<Typed>(start: Typed): FormState<Typed> {
  return { typed: start, saved: start, local: {}, edited: [], attempts: 0 }
}

export function formState<Typed>(state: FormState<Typed>, change: FormChange<Typed>): FormState<Typed> {
  switch (change.kind) {
    case 'typed':
      return {
        ...state,
        typed: { ...state.typed, ...change.change },
        edited: [...state.edited, ...change.fields],
      }
    case 'wrong':
      return { ...state, local: change.errors, edited: [], attempts: state.attempts + 1 }
    case 'sending':
      return { ...state, local: {}, edited: [] }
    case 'refused':
      return { ...state, attempts: state.attempts + 1 }
    case 'sent':
      return { ...state, saved: change.typed }
    case 'reset':
      return initialState(change.start)
  }
}

/**
 * The errors of the form and of the server, without those of fields that were edited since the last attempt. `present`
 * are the problems that the form has now. An error that is no longer a problem, because the value of another field has
 * changed, is dropped.
 */
export function shownErrors(
  { local, edited }: FormState<unknown>,
  refused: FieldErrors,
  present: Problems = local,
): FieldErrors {
  const all = {
    ...refused,
    ...Object.fromEntries(Object.entries(local).filter(([name]) => present[name] !== undefined)),
  }
  if (edited.length === 0) return all
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !edited.some((field) => isIn(name, field))),
  )
}

/**
 * Whether an error belongs to the field or to a part of the field: `name.ar` belongs to `name`, `images.2` to `images`.
 */
export function isIn(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}

export function textsOf(problems: Problems, locale: Locale): FieldErrors {
  const texts = Object.entries(problems).map(([name, problem]) => {
    const all = problem === undefined ? [] : [problem].flat()
    return [
      name,
      all.map((one) => (typeof one === 'string' ? one : messageAtField(one, locale, name))),
    ] as const
  })
  return Object.fromEntries(texts.filter(([, all]) => all.length > 0))
}

/** A `required` problem for each of these fields that is blank. */
export function missingIn<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Problems {
  const blank = names.filter((name) => typed[name].trim() === '')
  return Object.fromEntries(blank.map((name) => [name, { code: 'required' }] as const))
}

type RefusalPlacement = {
  /** The name of the picture field. */
  readonly picture?: string
  readonly place?: (refusal: Refusal) => Problems | undefined
}

/**
 * The problem of a picture field whose file is larger than the server accepts. The check before sending spares a slow
 * network a useless upload.
 */
export function tooLargeIn(typed: object, picture: string | undefined): Problems {
  const file: unknown = picture && (typed as Readonly<Record<string, unknown>>)[picture]
  const { bytes } = limits.upload
  return picture && file instanceof Blob && file.size > bytes
    ? { [picture]: { code: 'file_size', bound: bytes / (1024 * 1024) } }
    : {}
}

/** The refusal as problems of fields. A 413 or a 415 without an error at the picture field is assigned to the picture field. */
export function fieldProblemsOf(refusal: Refusal, { picture, place }: RefusalPlacement): Problems {
  const problem = picture && pictureProblems[refusal.status]
  if (picture && problem && !refusal.errors[picture]) return { [picture]: problem }
  return place?.(refusal) ?? refusal.errors
}

const pictureProblems: Readonly<Record<number, FieldProblem>> = {
  413: { code: 'picture_size' },
  415: { code: 'picture' },
}
