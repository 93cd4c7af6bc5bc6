import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import { refreshSession } from '../auth/session.ts'
import { Refusal } from '../base/api.ts'
import { useKept } from '../base/keeping.ts'
import { newKey } from '../base/onceKey.ts'
import { sendCounted } from '../base/sendCounted.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import type { Photo } from '../products/listingPhotos.ts'
import { troubleOf } from '../products/listingTrouble.ts'
import { useFirstWrong } from '../products/useFirstWrong.ts'
import { useListingPhotos } from '../products/useListingPhotos.ts'
import type { Phase } from '../products/useNewListing.ts'
import { useTryAgain } from '../products/useOnline.ts'
import type { Ask } from './ask.ts'
import { askText } from './askMessages.ts'
import { askFields } from './askProblems.ts'
import { dropRequestDraft, keepRequestDraft, type RequestDraft, type RequestDraftId } from './requestDraft.ts'
import { useRequestCache } from './requestQueries.ts'
import { sendNewRequest } from './sendNewRequest.ts'
import { useRequestForm } from './useRequestForm.ts'

/** With what the form begins: blank, an own request once more, or the draft that this device kept. */
export type RequestStart = {
  readonly ask: Ask
  readonly photos: readonly Photo[]
  /** Kept from before: the key goes on, and a waiting one is sent. */
  readonly kept?: Pick<RequestDraft, 'key' | 'waiting'> | undefined
}

type Beginning = { readonly id: RequestDraftId; readonly start: RequestStart; readonly options: Options }

/** Fish that is asked for: typed, kept on this device, sent once, or as soon as there is a network. */
export function useNewRequest({ id, start, options }: Beginning) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const state = useRequestForm(start.ask, options)
  const [touched, setTouched] = useState(start.kept !== undefined)
  const photos = useListingPhotos(start.photos, false, () => setTouched(true), 1)
  const [key, setKey] = useState(() => start.kept?.key ?? newKey())
  const [phase, setPhase] = useState<Phase>(start.kept?.waiting ? 'waiting' : 'writing')
  const [share, setShare] = useState(0)
  const [reason, setReason] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goToWrong = useFirstWrong(form)
  const changed = touched || state.ask !== start.ask
  const kept = photos.ready.flatMap((photo) => (photo.blob ? [{ id: photo.id, blob: photo.blob }] : []))
  const waiting = phase === 'waiting'
  const version = JSON.stringify([state.ask, kept.map((photo) => photo.id), key, waiting])
  const draft: RequestDraft = {
    ...{ ask: state.ask, from: id.from, title: state.title },
    ...{ photos: kept, key, waiting },
  }
  const keeping = useKept(changed && phase !== 'done' ? version : null, () =>
    keepRequestDraft(id.userId, draft),
  )
  useUnsavedWarning(phase !== 'done' && changed && keeping !== 'kept')
  useAfterwards(sent)

  const refuse = (refusal: Refusal) => {
    const trouble = troubleOf(refusal, t, locale, isShown)
    // An earlier send has arrived after all, with what was typed then: another press would be another request.
    if (refusal.code === 'idempotency_mismatch') setKey(newKey())
    // This page was opened before it was known: the session tells it, with the way.
    if (refusal.code === 'mobile_unverified') void refreshSession(locale)
    state.setErrors(trouble.errors)
    setReason(trouble.reason)
    setPhase('writing')
    goToWrong()
  }
  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    setShare(0)
    setReason(null)
    setPhase('sending')
    try {
      const request = await sendNewRequest(draft, { locale, via: sendCounted(setShare) })
      setPhase('done')
      // What could not be kept cannot be dropped either.
      await dropRequestDraft(id).catch(() => undefined)
      cache.keep(request)
      showToast('success', t.sent)
      setSent(request.id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 0) setPhase('waiting')
      else refuse(error)
    } finally {
      underWay.current = false
    }
  }
  const submit = () => {
    if (phase !== 'writing' || photos.working) return
    const missing = state.missing(Date.now())
    state.setErrors(missing)
    setReason(null)
    if (Object.keys(missing).length > 0) return goToWrong()
    setTouched(true)
    void send()
  }
  useTryAgain(waiting, () => void send())
  return {
    ...{ state, photos, keeping, phase, share, reason, form, submit },
    /** Back to writing: nothing is sent by itself any more. */
    stopWaiting: () => setPhase('writing'),
  }
}

/** To the request that was sent, once nothing unsaved holds the reader back. */
function useAfterwards(sent: number | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (sent === null) return
    const params = { requestId: String(sent) }
    void navigate({ to: '/profile/my-requests/$requestId', params, replace: true })
  }, [sent, navigate])
}

export function isShown(field: string): boolean {
  return (askFields as readonly string[]).includes(field)
}
