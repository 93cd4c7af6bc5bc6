import { useQueryClient } from '@tanstack/react-query'
import type { Problems } from '../../app/calls/formState.ts'
import { confirmLeave } from '../../app/calls/unsaved.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { usePicture } from '../../app/calls/usePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { listsText } from './messages.ts'

type EntryForm<Typed> = {
  readonly start: Typed
  /** What cannot be sent as it stands, by the names of the wire: nothing is sent while there is any. */
  readonly problems?: (typed: Typed) => Problems
  /** Sends what was typed, with the picture that was chosen. */
  readonly send: (typed: Typed, picture: File | null) => Promise<unknown>
  readonly refusedBecause?: string | null
  readonly onDone: () => void
}

type Work = { readonly work: () => Promise<unknown>; readonly said: string }

/** The form of a record of the back office: saved or removed, and then everything that is shown is loaded again. */
export function useEntryForm<Typed extends object>(options: EntryForm<Typed>) {
  const { start, problems, send, refusedBecause, onDone } = options
  const t = useText(listsText)
  const client = useQueryClient()
  const call = useAction(({ work }: Work) => work(), { unsure: t.notSaved, done: (_, { said }) => said })
  const after = async () => {
    onDone()
    await client.invalidateQueries({ queryKey: ['operator'] })
  }
  const form = useForm(call, {
    start: { ...start, image: null } as Typed & { readonly image: File | null },
    ...(problems && { problems }),
    sent: ({ image, ...typed }) => ({ work: () => send(typed as unknown as Typed, image), said: t.saved }),
    picture: 'image',
    unsaved: true,
    refusedBecause,
    onSent: after,
  })
  return {
    ...form,
    picture: usePicture(form.typed.image, (image) => form.type({ image } as Partial<typeof form.typed>)),
    /** Does something else about the record. */
    act: async (work: () => Promise<unknown>, said: string) => {
      if (!(await call.send({ work, said }))) return
      form.release()
      await after()
    },
    /** Closes, unless something is unsaved and the reader stays. */
    leave: async () => {
      if (await confirmLeave()) onDone()
    },
  }
}
