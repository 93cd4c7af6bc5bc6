import { useNavigate } from '@tanstack/react-router'
import type { Options } from '#shared/catalog/contract.ts'
import { sendCounted } from '../../app/calls/sendCounted.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { Photo } from '../../products/listing/photos/photos.ts'
import { useListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { useDraftSending, useDraftState } from '../../products/listing/useSending.ts'
import { useRequestCache } from '../queries.ts'
import type { Ask } from './ask.ts'
import {
  dropRequestDraft,
  keepRequestDraft,
  type RequestDraft,
  type RequestDraftId,
  sendNewRequest,
} from './drafts.ts'
import { askText } from './messages.ts'
import { factsOf, refreshIfUnverified, useRequestForm } from './useRequestForm.ts'

/** The initial values of the form: blank, a repeated request, or the draft that is saved on this device. */
export type RequestStart = {
  readonly ask: Ask
  readonly photos: readonly Photo[]
  /** For a saved draft: its key, and whether it was waiting to be sent. */
  readonly saved?: Pick<RequestDraft, 'key' | 'waiting'> | undefined
}

type Beginning = { readonly id: RequestDraftId; readonly start: RequestStart; readonly options: Options }

/**
 * The state of the form for a new request. The draft is saved on this device. The form is sent only once; without a
 * network, it is sent when the network returns.
 */
export function useNewRequest({ id, start, options }: Beginning) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const navigate = useNavigate()
  const sent = useDraftState(start.saved)
  const { key, waiting } = sent
  const photos = useListingPhotos(
    start.photos,
    false,
    () => {
      sent.touch()
      form.clearErrors(['image'])
    },
    1,
  )
  const draftOf = (ask: Ask): RequestDraft => ({
    ask,
    from: id.from,
    title: factsOf(ask, options).title,
    photos: photos.ready.flatMap((photo) => (photo.blob ? [{ id: photo.id, blob: photo.blob }] : [])),
    key,
    waiting,
  })
  const send = (draft: RequestDraft) => {
    sent.begin()
    return sendNewRequest(draft, { locale, via: sendCounted(sent.setShare) })
  }
  const call = useAction(send, {
    unsure: t.notSent,
    done: t.sent,
    onRefused: (refusal) => {
      sent.onRefused(refusal)
      refreshIfUnverified(refusal.code, locale)
    },
  })
  const { form, state } = useRequestForm(call, options, {
    start: start.ask,
    problems: (_, missing) => missing,
    sent: draftOf,
    onSent: async (request) => {
      sent.finish()
      // If a draft could not be saved, it cannot be deleted either, so the failure is ignored.
      await dropRequestDraft(id).catch(() => undefined)
      cache.keep(request)
      release()
      const params = { requestId: String(request.id) }
      await navigate({ to: '/profile/my-requests/$requestId', params, replace: true })
    },
  })
  const { release, shown } = useDraftSending({
    draft: sent,
    form,
    photos,
    changed: sent.touched || state.ask !== start.ask,
    version: () => JSON.stringify([state.ask, photos.ready.map((photo) => photo.id), key, waiting]),
    save: () => keepRequestDraft(id.userId, { ...draftOf(state.ask), savedAt: new Date().toISOString() }),
  })
  return { form, state, ...shown }
}

export type NewRequest = ReturnType<typeof useNewRequest>
