import { useQueryClient } from '@tanstack/react-query'
import type { Problems } from '../../app/calls/formState.ts'
import { confirmLeave } from '../../app/calls/unsaved.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { usePicture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { listsText } from './messages.ts'

/** The deletion of a record, with the texts of its confirmation. */
export type Removal = {
  readonly name: string
  readonly body: string
  readonly work: () => Promise<unknown>
  /** The reason why the record cannot be deleted; null if it can. */
  readonly refusedBecause?: string | null
}

type EntryFormOptions<Typed> = {
  readonly start: Typed
  /** Validation errors by the field's name in the API; nothing is sent while there are any. */
  readonly problems?: (typed: Typed) => Problems
  /** Sends the typed fields with the chosen picture. */
  readonly send: (typed: Typed, picture: File | null) => Promise<unknown>
  readonly refusedBecause?: string | null
  readonly onDone: () => void
  /** The toast after saving, if it depends on what was saved. */
  readonly saved?: (typed: Typed) => string
}

type Work = { readonly work: () => Promise<unknown>; readonly done: string }

/** The form of a back-office record. It saves or deletes the record, then refetches everything. */
export function useEntryForm<Typed extends object>(options: EntryFormOptions<Typed>) {
  const { start, problems, send, refusedBecause, onDone } = options
  const t = useText(listsText)
  const client = useQueryClient()
  const call = useAction(({ work }: Work) => work(), { unsure: t.notSaved, done: (_, { done }) => done })
  const after = async () => {
    onDone()
    await client.invalidateQueries({ queryKey: ['operator'] })
  }
  const form = useForm(call, {
    start: { ...start, image: null } as Typed & { readonly image: File | null },
    ...(problems && { problems }),
    sent: ({ image, ...rest }) => {
      const typed = rest as unknown as Typed
      return { work: () => send(typed, image), done: options.saved?.(typed) ?? t.saved }
    },
    picture: 'image',
    unsaved: true,
    refusedBecause,
    onSent: after,
  })
  return {
    ...form,
    picture: usePicture(form.typed.image, (image) => form.type({ image } as Partial<typeof form.typed>)),
    /** Deletes the record after a confirmation. */
    remove: async ({ name, body, work }: Pick<Removal, 'name' | 'body' | 'work'>) => {
      const question = { title: t.removeQuestion(name), body, accept: t.remove, refuse: t.keep }
      if (!(await ask({ ...question, grave: true })) || !(await call.send({ work, done: t.removed }))) return
      form.release()
      await after()
    },
    /** Closes the form; asks first if there is unsaved work. */
    leave: async () => {
      if (await confirmLeave()) onDone()
    },
  }
}
export type EntryForm<Typed extends object> = ReturnType<typeof useEntryForm<Typed>>
