import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldMessage } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { Refusal } from '../base/api.ts'
import { useOnceKey } from '../base/onceKey.ts'
import { useLocale, useText } from '../base/text.ts'
import { formText } from './formMessages.ts'

/** Why a form was not taken: at its fields, or above it. */
export type Trouble<Field extends string> = {
  readonly errors: { readonly [name in Field]?: readonly string[] | undefined }
  readonly reason: string | null
}

type Sending<Field extends string> = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly fields: readonly Field[]
  /** Where a refusal belongs that names no field: a known reference, not enough money, a picture that is too large. */
  readonly fieldOf?: (refusal: Refusal, locale: Locale) => { readonly [name in Field]?: string } | undefined
}

/** Sends a form of the wallet once, tells what was wrong at its fields and moves the focus to the first of them. */
export function useSending<Field extends string>({ form, fields, fieldOf }: Sending<Field>) {
  const t = useText(formText)
  const locale = useLocale()
  const once = useOnceKey()
  const [trouble, setTrouble] = useState<Trouble<Field> | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  useFocusOnFirstWrong(form, refusals)
  const refuse = (found: Trouble<Field>) => {
    setTrouble(found)
    setRefusals((before) => before + 1)
  }

  /** What is wrong before anything is sent; whether anything is. */
  const refused = (found: { readonly [name in Field]?: string | undefined }) => {
    const told = Object.entries<string | undefined>(found).filter(([, words]) => words !== undefined)
    if (told.length === 0) return false
    refuse({ errors: errorsOfEach<Field>(told), reason: null })
    return true
  }
  const missing = (names: readonly Field[]) =>
    refused(Object.fromEntries(names.map((name) => [name, t.blank])) as { [name in Field]?: string })

  /** A second press may come before the button is drawn as busy: it does nothing. */
  const send = async (content: object, work: (key: string) => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await once(content, work)
      setTrouble(null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(troubleOf(error, fields, fieldOf?.(error, locale), t.notSent))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  /** What was wrong with a field is told until it is typed in again. */
  const forgive = (name: Field) =>
    setTrouble((before) => before && { ...before, errors: { ...before.errors, [name]: undefined } })
  const wrong = fields.filter((name) => trouble?.errors[name])
  return {
    busy,
    send,
    missing,
    refused,
    forgive,
    errorsOf: (name: Field): readonly string[] | undefined => trouble?.errors[name],
    wrong,
    reason: wrong.length > 0 ? t.wrongFields(wrong.length) : (trouble?.reason ?? undefined),
    goTo: (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
  }
}

/** A picture that was too large or none at all is told at the picture. */
export function pictureProblem({ status }: Refusal, locale: Locale): string | undefined {
  if (status === 413) return fieldMessage({ code: 'picture_size' }, locale)
  return status === 415 ? fieldMessage({ code: 'picture' }, locale) : undefined
}

function troubleOf<Field extends string>(
  { status, message, errors }: Refusal,
  fields: readonly Field[],
  placed: { readonly [name in Field]?: string } | undefined,
  notSent: string,
): Trouble<Field> {
  const told = Object.entries<string | undefined>(placed ?? {})
  if (told.length > 0) return { errors: errorsOfEach<Field>(told), reason: null }
  if (fields.some((name) => errors[name])) return { errors: errors as Trouble<Field>['errors'], reason: null }
  const unsure = status === 0 || status === 500 || status === 503
  return { errors: {}, reason: unsure ? notSent : (Object.values(errors)[0]?.[0] ?? message) }
}

function errorsOfEach<Field extends string>(told: readonly (readonly [string, string | undefined])[]) {
  const errors: Record<string, readonly (string | undefined)[]> = {}
  for (const [name, words] of told) errors[name] = [words]
  return errors as Trouble<Field>['errors']
}

function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])
}
