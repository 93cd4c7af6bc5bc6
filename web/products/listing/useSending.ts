import { useCallback, useEffect, useState } from 'react'
import type { Refusal } from '../../app/calls/api.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useAutosave } from '../../app/calls/useAutosave.ts'
import { useTryAgain } from '../../app/live/useOnline.ts'
import type { ListingPhotos } from './photos/useListingPhotos.ts'

export type Phase = 'writing' | 'sending' | 'waiting' | 'done'

type SendingForm = {
  readonly busy: boolean
  readonly reason: string | undefined
  /** The fields with errors. */
  readonly wrong: readonly unknown[]
  readonly submit: () => Promise<unknown>
}

type Sending = {
  readonly form: SendingForm
  readonly photos: ListingPhotos
  readonly done: boolean
  readonly waiting?: boolean
  readonly onSubmit?: () => void
}

/** Returns the phase of a form, the reason of its refusal, and its submit handler. */
export function sendingOf({ form, photos, done, waiting = false, onSubmit }: Sending) {
  const phase: Phase = done ? 'done' : form.busy ? 'sending' : waiting ? 'waiting' : 'writing'
  return {
    phase,
    reason: waiting ? undefined : form.reason,
    submit: async (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (phase !== 'writing' || photos.working) return
      onSubmit?.()
      await form.submit()
    },
  }
}

/** The state of a draft: its `Idempotency-Key`, whether the draft waits for the network, and whether it was sent. */
export function useDraftState(saved: { readonly key: string; readonly waiting: boolean } | undefined) {
  const [touched, setTouched] = useState(saved !== undefined)
  const [key, setKey] = useState(() => saved?.key ?? newKey())
  const [waiting, setWaiting] = useState(saved?.waiting === true)
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  useEffect(() => {
    /** Loads the code of the dialogs in advance, because sellers on a boat have no network. */
    import('../../ui/overlay/SheetDialog.tsx').catch(() => undefined)
  }, [])
  return {
    touched,
    key,
    waiting,
    done,
    share,
    setShare,
    touch: () => setTouched(true),
    /**
     * Called when the form starts to send, so all its fields are valid. From then on the draft is saved,
     * even if nothing was typed.
     */
    begin: () => {
      setTouched(true)
      setShare(0)
    },
    finish: () => setDone(true),
    /** Returns to editing and stops the automatic sending. */
    stopWaiting: useCallback(() => setWaiting(false), []),
    onRefused: ({ status, code }: Refusal) => {
      setWaiting(status === 0)
      // An earlier request arrived after all, with its old values, so the next submit is a new request.
      if (code === 'idempotency_mismatch') setKey(newKey())
    },
  }
}

type DraftSending = {
  readonly draft: ReturnType<typeof useDraftState>
  readonly form: SendingForm
  readonly photos: ListingPhotos
  readonly changed: boolean
  /** Returns a text that identifies the content of the draft; the draft is saved when the text changes. */
  readonly version: () => string
  readonly save: () => Promise<void>
}

/** Saves a draft on this device, warns before the draft is lost, and sends a waiting draft when the network returns. */
export function useDraftSending({ draft, form, photos, changed, version, save }: DraftSending) {
  const { done, waiting, share, stopWaiting } = draft
  const unsent = changed && !done
  const keeping = useAutosave(unsent ? version() : null, save)
  const release = useUnsavedWarning(unsent && keeping !== 'saved')
  // A draft that waited for days may have a field that is no longer valid, such as a species in its closed season.
  const isWrong = form.wrong.length > 0
  useEffect(() => {
    if (waiting && isWrong) stopWaiting()
  }, [waiting, isWrong, stopWaiting])
  useTryAgain(waiting && !done, () => void form.submit())
  const sending = sendingOf({ form, photos, done, waiting })
  // The form shows that the draft waits for the network only after the draft is saved.
  const phase: Phase = sending.phase === 'waiting' && keeping === 'saving' ? 'sending' : sending.phase
  return { release, shown: { ...sending, phase, photos, keeping, share, stopWaiting } }
}
