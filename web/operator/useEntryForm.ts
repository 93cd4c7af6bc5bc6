import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldMessage } from '#shared/base/errors.ts'
import { Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { unsavedText } from '../base/unsavedMessages.ts'
import { usePicture } from '../base/usePicture.ts'
import { listsText } from './listsMessages.ts'

type EntryForm<Typed> = {
  readonly start: Typed
  /** Sends what was typed, with the picture that was chosen. */
  readonly send: (typed: Typed, picture: File | null) => Promise<unknown>
  readonly onDone: () => void
}

/** What is typed into the form of a record, sending it once, and what came of it. */
export function useEntryForm<Typed extends object>({ start, send, onDone }: EntryForm<Typed>) {
  const t = useText(listsText)
  const unsaved = useText(unsavedText)
  const locale = useLocale()
  const client = useQueryClient()
  const picture = usePicture()
  const [typed, setTyped] = useState(start)
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [reason, setReason] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Wherever the form was scrolled to, what is wrong is what is seen next.
  useEffect(() => {
    const wrong = Object.keys(errors).length > 0 && form.current?.querySelector<HTMLElement>(wrongBox)
    if (wrong) wrong.focus()
    else if (reason) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [errors, reason])
  const dirty = picture.file !== null || JSON.stringify(typed) !== JSON.stringify(start)
  useUnsavedWarning(dirty && !done)

  const act = async (work: () => Promise<unknown>, said: string) => {
    if (busy) return
    setBusy(true)
    setErrors({})
    setReason(undefined)
    try {
      await work()
      setDone(true)
      showToast('success', said)
      onDone()
      await client.invalidateQueries({ queryKey: ['operator'] })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const wrong = { ...error.errors, ...pictureProblem(error, locale) }
      setErrors(wrong)
      if (Object.keys(wrong).length === 0) setReason(error.status > 0 ? error.message : t.notSaved)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ typed, picture, reason, busy, dirty },
    /** Goes to the form's element. */
    form,
    set: (part: Partial<Typed>) => {
      setDone(false)
      setTyped((before) => ({ ...before, ...part }))
    },
    /** Of a field and of everything inside it. */
    errorsOf: (field: string) =>
      Object.entries(errors).flatMap(([name, words]) =>
        name === field || name.startsWith(`${field}.`) ? words : [],
      ),
    /** Of the field alone. */
    errorsAt: (field: string) => errors[field] ?? [],
    save: () => act(() => send(typed, picture.file), t.saved),
    act,
    /** Closes, unless something is unsaved and the reader stays. */
    leave: async () => {
      const { leave: title, body, accept, refuse } = unsaved
      if (dirty && !(await ask({ title, body, accept, refuse, grave: true }))) return
      onDone()
    },
  }
}

const wrongBox = '[aria-invalid=true], [data-wrong] input'

/** A picture that was too large or none at all is told at the picture, however it was refused. */
function pictureProblem(
  { status }: Refusal,
  locale: Parameters<typeof fieldMessage>[1],
): Readonly<Record<string, readonly string[]>> {
  if (status === 413) return { image: [fieldMessage({ code: 'picture_size' }, locale)] }
  return status === 415 ? { image: [fieldMessage({ code: 'picture' }, locale)] } : {}
}
