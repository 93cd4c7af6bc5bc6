import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { api } from '../../app/calls/api.ts'
import { sendCounted } from '../../app/calls/sendCounted.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { storedPhotos } from '../../products/listing/photos/photos.ts'
import { type ListingPhotos, useListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import type { Phase } from '../../products/listing/useNewListing.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { type Ask, askOf, changedFields, fieldsOf } from '../add/ask.ts'
import { askText } from '../add/messages.ts'
import { factsOf, refreshIfUnverified, useRequestForm } from '../add/useRequestForm.ts'
import { useRequestCache } from '../queries.ts'

/** The state of the edit form for the user's own open request: sends changed fields only. */
export function useChangedRequest(request: Request, options: Options) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const navigate = useNavigate()
  const { id } = request
  const start = useMemo(() => askOf(request, locale), [request, locale])
  const standing = useMemo(() => storedPhotos(request.has_image ? [request.image] : []), [request])
  const photos = useListingPhotos(standing, false, () => form.clearErrors(['image']), 1)
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  const bodyOf = (ask: Ask) => {
    const { title } = factsOf(ask, options)
    const fields = changedFields(fieldsOf(start, request.title), fieldsOf(ask, title))
    const picture = pictureChange(request.has_image, photos)
    return fields || picture ? { ...fields, ...picture } : null
  }
  const back = async () => {
    setDone(true)
    release()
    const params = { requestId: String(id) }
    await navigate({ to: '/profile/my-requests/$requestId', params, replace: true })
  }
  const save = async (body: ReturnType<typeof bodyOf>) => {
    if (body === null) return
    setShare(0)
    const sent = { params: { id }, body }
    const changed = await api('POST requests/update/{id}', sent, { locale, via: sendCounted(setShare) })
    cache.keep(changed)
    showToast('success', changed.offers_count > 0 ? t.savedTold : t.saved)
  }
  const call = useAction(save, {
    unsure: t.notSent,
    onRefused: async ({ status, code, message }) => {
      refreshIfUnverified(code, locale)
      if (status !== 409 && status !== 404) return
      // It was closed, accepted or removed meanwhile: its page shows the current state.
      showToast('wrong', message)
      await Promise.all([back(), cache.refresh()])
    },
  })
  const { form, state } = useRequestForm(call, options, {
    start,
    problems: (ask, missing) => {
      const body = bodyOf(ask)
      if (body === null) return {}
      // A day that is past by now may stay unchanged.
      const { needed_by, ...rest } = missing
      return needed_by && 'needed_by' in body ? missing : rest
    },
    sent: bodyOf,
    onSent: back,
  })
  const release = useUnsavedWarning(!done && bodyOf(state.ask) !== null)
  const phase: Phase = done ? 'done' : form.busy ? 'sending' : 'writing'
  return {
    form,
    state,
    photos,
    phase,
    share,
    reason: form.reason,
    submit: async (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!photos.working) await form.submit()
    },
  }
}

/** The new picture, blank when it was removed, absent when it is unchanged. */
function pictureChange(had: boolean, { ready }: ListingPhotos): { readonly image: Blob | '' } | null {
  const [photo] = ready
  if (photo?.blob) return { image: photo.blob }
  return had && !photo ? { image: '' } : null
}
