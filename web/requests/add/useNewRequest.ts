import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { sendCounted } from '../../app/calls/sendCounted.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useAutosave } from '../../app/calls/useAutosave.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { Photo } from '../../products/listing/photos/photos.ts'
import { useListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import type { Phase } from '../../products/listing/useNewListing.ts'
import { useTryAgain } from '../../products/useOnline.ts'
import { useRequestCache } from '../queries.ts'
import type { Ask } from './ask.ts'
import { dropRequestDraft, keepRequestDraft, type RequestDraft, type RequestDraftId } from './drafts.ts'
import { askText } from './messages.ts'
import { sendNewRequest } from './sendNewRequest.ts'
import { factsOf, refreshIfUnverified, useRequestForm } from './useRequestForm.ts'

/** The initial values of the form: blank, a repeated request, or the draft saved on this device. */
export type RequestStart = {
  readonly ask: Ask
  readonly photos: readonly Photo[]
  /** From a saved draft: keeps its key, and sends it when it was waiting. */
  readonly saved?: Pick<RequestDraft, 'key' | 'waiting'> | undefined
}

type Beginning = { readonly id: RequestDraftId; readonly start: RequestStart; readonly options: Options }

/**
 * The state of the form for a new request: saves the draft on this device and sends it once, or when the
 * network returns.
 */
export function useNewRequest({ id, start, options }: Beginning) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const navigate = useNavigate()
  const [touched, setTouched] = useState(start.saved !== undefined)
  const photos = useListingPhotos(
    start.photos,
    false,
    () => {
      setTouched(true)
      form.clearErrors(['image'])
    },
    1,
  )
  const [key, setKey] = useState(() => start.saved?.key ?? newKey())
  const [waiting, setWaiting] = useState(start.saved?.waiting === true)
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  const draftOf = (ask: Ask): RequestDraft => ({
    ask,
    from: id.from,
    title: factsOf(ask, options).title,
    photos: photos.ready.flatMap((photo) => (photo.blob ? [{ id: photo.id, blob: photo.blob }] : [])),
    key,
    waiting,
  })
  const send = (draft: RequestDraft) => {
    setShare(0)
    return sendNewRequest(draft, { locale, via: sendCounted(setShare) })
  }
  const call = useAction(send, {
    unsure: t.notSent,
    done: t.sent,
    onRefused: ({ status, code }) => {
      setWaiting(status === 0)
      // An earlier request arrived after all, with the values of that time: the next submit is a new one.
      if (code === 'idempotency_mismatch') setKey(newKey())
      refreshIfUnverified(code, locale)
    },
  })
  const { form, state } = useRequestForm(call, options, {
    start: start.ask,
    problems: (_, missing) => {
      if (Object.keys(missing).length > 0) setWaiting(false)
      return missing
    },
    sent: draftOf,
    onSent: async (request) => {
      setDone(true)
      // A draft that could not be saved cannot be deleted either.
      await dropRequestDraft(id).catch(() => undefined)
      cache.keep(request)
      release()
      const params = { requestId: String(request.id) }
      await navigate({ to: '/profile/my-requests/$requestId', params, replace: true })
    },
  })
  const changed = touched || state.ask !== start.ask
  const draft = draftOf(state.ask)
  const version = JSON.stringify([state.ask, draft.photos.map((photo) => photo.id), key, waiting])
  const keeping = useAutosave(changed && !done ? version : null, () => keepRequestDraft(id.userId, draft))
  const release = useUnsavedWarning(!done && changed && keeping !== 'saved')
  const phase: Phase = done ? 'done' : form.busy ? 'sending' : waiting ? 'waiting' : 'writing'
  useTryAgain(waiting && !done, () => void form.submit())
  return {
    form,
    state,
    photos,
    keeping,
    phase,
    share,
    reason: waiting ? undefined : form.reason,
    submit: async (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (phase !== 'writing' || photos.working) return
      setTouched(true)
      await form.submit()
    },
    /** Returns to editing and stops the automatic sending. */
    stopWaiting: () => setWaiting(false),
  }
}
export type NewRequest = ReturnType<typeof useNewRequest>
