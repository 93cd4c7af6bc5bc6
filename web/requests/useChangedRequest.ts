import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { refreshSession } from '../auth/session.ts'
import { api, Refusal } from '../base/api.ts'
import { sendCounted } from '../base/sendCounted.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { storedPhotos } from '../products/listingPhotos.ts'
import { troubleOf } from '../products/listingTrouble.ts'
import { useFirstWrong } from '../products/useFirstWrong.ts'
import { type ListingPhotos, useListingPhotos } from '../products/useListingPhotos.ts'
import type { Phase } from '../products/useNewListing.ts'
import { askOf, changedFields, fieldsOf } from './ask.ts'
import { askText } from './askMessages.ts'
import { useRequestCache } from './requestQueries.ts'
import { isShown } from './useNewRequest.ts'
import { useRequestForm } from './useRequestForm.ts'

/** One's own open request as it is changed: only what is different is sent. */
export function useChangedRequest(request: Request, options: Options) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const start = useMemo(() => askOf(request, locale), [request, locale])
  const state = useRequestForm(start, options)
  const standing = useMemo(() => storedPhotos(request.has_image ? [request.image] : []), [request])
  const photos = useListingPhotos(standing, false, () => state.forgive(['image']), 1)
  const [phase, setPhase] = useState<Phase>('writing')
  const [share, setShare] = useState(0)
  const [reason, setReason] = useState<string | null>(null)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goToWrong = useFirstWrong(form)
  const before = fieldsOf(start, request.title)
  const fields = changedFields(before, fieldsOf(state.ask, state.title))
  const picture = pictureChange(request.has_image, photos)
  const body = fields || picture ? { ...fields, ...picture } : null
  useUnsavedWarning(phase !== 'done' && body !== null)
  useBack(request.id, phase === 'done')

  const refuse = async (refusal: Refusal) => {
    if (refusal.status === 409 || refusal.status === 404) {
      // Meanwhile it was closed, accepted or taken away: its page says what holds now.
      showToast('wrong', refusal.message)
      setPhase('done')
      await cache.refresh()
      return
    }
    const trouble = troubleOf(refusal, t, locale, isShown)
    if (refusal.code === 'mobile_unverified') void refreshSession(locale)
    state.setErrors(trouble.errors)
    setReason(trouble.reason)
    setPhase('writing')
    goToWrong()
  }
  const send = async (changes: NonNullable<typeof body>) => {
    underWay.current = true
    setShare(0)
    setReason(null)
    setPhase('sending')
    try {
      const sent = { params: { id: request.id }, body: changes }
      const changed = await api('POST requests/update/{id}', sent, { locale, via: sendCounted(setShare) })
      setPhase('done')
      cache.keep(changed)
      showToast('success', changed.offers_count > 0 ? t.savedTold : t.saved)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await refuse(error)
    } finally {
      underWay.current = false
    }
  }
  const submit = () => {
    if (underWay.current || photos.working) return
    if (body === null) return setPhase('done')
    const missing = state.missing(Date.now())
    // A day that has come since may stand as it is.
    const { needed_by, ...rest } = missing
    const found = needed_by && 'needed_by' in body ? missing : rest
    state.setErrors(found)
    setReason(null)
    if (Object.keys(found).length > 0) return goToWrong()
    void send(body)
  }
  return { state, photos, phase, share, reason, form, submit }
}

function useBack(id: number, done: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    void navigate({ to: '/profile/my-requests/$requestId', params: { requestId: String(id) }, replace: true })
  }, [id, done, navigate])
}

/** A new picture, blank for none of one's own any more, nothing where it stands as it was. */
function pictureChange(had: boolean, { ready }: ListingPhotos): { readonly image: Blob | '' } | null {
  const [photo] = ready
  if (photo?.blob) return { image: photo.blob }
  return had && !photo ? { image: '' } : null
}
