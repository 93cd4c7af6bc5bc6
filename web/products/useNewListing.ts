import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Season } from '#shared/products/listing.ts'
import { refreshSession } from '../auth/session.ts'
import { Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { justListed } from './justListed.ts'
import { type DraftId, dropDraft, type TypedLot } from './listingDrafts.ts'
import { listingText } from './listingMessages.ts'
import { newId } from './listingPhotos.ts'
import type { ListingStart } from './listingStart.ts'
import { type ListingErrors, stepOf } from './listingSteps.ts'
import { troubleOf } from './listingTrouble.ts'
import { type Draft, type Sending, sendNewListing } from './sendListing.ts'
import { useFirstWrong } from './useFirstWrong.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { useListing } from './useListing.ts'
import { useListingPhotos } from './useListingPhotos.ts'
import { useTryAgain } from './useOnline.ts'

export type Phase = 'writing' | 'sending' | 'waiting' | 'done'

/** How goods are sold where it is not by the kilogram: what is typed beside them, and how all of it is sent. */
export type Sale<Sent extends { readonly id: number }> = {
  readonly lot: TypedLot
  /** Something of it was typed. */
  readonly typed: boolean
  /** The fields of the wire that stand beside those of the goods. */
  readonly fields: readonly string[]
  readonly missing: (goods: Draft) => ListingErrors
  readonly send: (draft: Draft, sending: Sending) => Promise<Sent>
  readonly onSold: (sold: Sent) => Promise<void>
  readonly onDone: (id: number) => Promise<void>
}

/** Goods that are put up for sale: typed, kept on this device, sent once, or as soon as there is a network. */
export function useNewListing<Sent extends { readonly id: number }>(
  {
    userId,
    start,
    sale,
  }: { readonly userId: number; readonly start: ListingStart; readonly sale?: Sale<Sent> | undefined },
  options: Options,
  seasons: readonly Season[],
) {
  const t = useText(listingText)
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const state = useListing(start.listing, options, seasons)
  const [touched, setTouched] = useState(start.kept !== undefined)
  const photos = useListingPhotos(start.photos, start.copiedPictures, () => {
    setTouched(true)
    state.forgive(['image', 'images', 'copy_of'])
  })
  const [key, setKey] = useState(() => start.kept?.key ?? newId())
  const [phase, setPhase] = useState<Phase>(start.kept?.waiting ? 'waiting' : 'writing')
  const [share, setShare] = useState(0)
  const [reason, setReason] = useState<string | null>(null)
  const [sold, setSold] = useState<number | null>(null)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goToWrong = useFirstWrong(form)
  const id: DraftId = { userId, copyOf: start.copyOf, kind: sale ? 'lot' : 'goods' }
  const draft = {
    ...{ listing: state.listing, name: state.name, copyOf: start.copyOf, key },
    copiedPictures: photos.copied,
    photos: photos.ready.flatMap((photo) => (photo.blob ? [{ id: photo.id, blob: photo.blob }] : [])),
    waiting: phase === 'waiting',
    ...(sale && { lot: sale.lot }),
  }
  const changed = touched || sale?.typed === true || state.listing !== start.listing
  const keeping = useKeptDraft(id, changed && phase !== 'done' ? draft : null)
  useUnsavedWarning(phase !== 'done' && changed && keeping !== 'kept')
  const onDone = sale?.onDone
  useEffect(() => {
    if (sold !== null) void (onDone ? onDone(sold) : navigate({ to: '/profile/my-products' }))
  }, [sold, onDone, navigate])

  const shown = (field: string) => stepOf(field) !== undefined || sale?.fields.includes(field) === true
  const refuse = (refusal: Refusal) => {
    const trouble = troubleOf(refusal, t, locale, shown)
    // An earlier send has arrived after all, with what was typed then: another press would be other goods.
    if (refusal.code === 'idempotency_mismatch') setKey(newId())
    state.setErrors(trouble.errors)
    setReason(trouble.reason)
    setPhase('writing')
    goToWrong()
  }
  const sell = async (sending: Sending) => {
    if (sale) {
      const lot = await sale.send(draft, sending)
      return { id: lot.id, after: () => sale.onSold(lot) }
    }
    const product = await sendNewListing(draft, sending)
    const after = async () => {
      justListed.set(product)
      showToast('success', t.listed)
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
    }
    return { id: product.id, after }
  }
  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    setShare(0)
    setReason(null)
    setPhase('sending')
    try {
      const sent = await sell({ locale, onSent: setShare })
      setPhase('done')
      // What could not be kept cannot be dropped either.
      await dropDraft(id).catch(() => undefined)
      const told = sent.after()
      setSold(sent.id)
      await told
      void refreshSession(locale)
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
    const missing = { ...state.missing(Date.now()), ...sale?.missing(draft) }
    state.setErrors(missing)
    setReason(null)
    if (Object.keys(missing).length > 0) return goToWrong()
    setTouched(true)
    void send()
  }
  useTryAgain(phase === 'waiting', () => void send())
  return {
    ...{ state, photos, keeping, phase, share, reason, form, submit },
    /** Back to writing: nothing is sent by itself any more. */
    stopWaiting: () => setPhase('writing'),
    /** Everything anew; the draft of this device goes. */
    discard: () => dropDraft(id),
  }
}
