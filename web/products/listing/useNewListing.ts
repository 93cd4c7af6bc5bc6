import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Season } from '#shared/products/listing.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { type AutosaveState, useAutosave } from '../../app/calls/useAutosave.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useTryAgain } from '../useOnline.ts'
import { type DraftId, dropDraft, keepDraft, type ListingDraft, type TypedLot } from './draft/drafts.ts'
import { listingText } from './messages.ts'
import { newId } from './photos/photos.ts'
import { useListingPhotos } from './photos/useListingPhotos.ts'
import { justListed } from './state/justListed.ts'
import type { Listing } from './state/listing.ts'
import { type Draft, type Sending, sendNewListing } from './state/sendListing.ts'
import type { ListingStart } from './state/start.ts'
import type { ListingErrors } from './state/steps.ts'
import { factsOf, useListing } from './useListing.ts'

export type Phase = 'writing' | 'sending' | 'waiting' | 'done'

/** For goods that are not sold by the kilogram: the typed terms of sale, and how they are sent. */
export type Sale<Sent extends { readonly id: number }> = {
  readonly lot: TypedLot
  /** Something was typed. */
  readonly typed: boolean
  /** Labels of the wire fields beside those of the goods. */
  readonly fields: Readonly<Record<string, string>>
  readonly missing: (goods: Draft) => ListingErrors
  readonly send: (draft: Draft, sending: Sending) => Promise<Sent>
  readonly onSold: (sold: Sent) => Promise<void>
  readonly onDone: (id: number) => Promise<void>
}

/** The state of the form for new goods: saves the draft on this device and sends it once, or when the network returns. */
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
  const known = { options, seasons }
  const [touched, setTouched] = useState(start.saved !== undefined)
  const photos = useListingPhotos(start.photos, start.copiedPictures, () => {
    setTouched(true)
    form.clearErrors(['image'])
  })
  const [key, setKey] = useState(() => start.saved?.key ?? newId())
  const [waiting, setWaiting] = useState(start.saved?.waiting === true)
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  const id: DraftId = { userId, copyOf: start.copyOf, kind: sale ? 'lot' : 'goods' }
  const draftOf = (listing: Listing) => ({
    listing,
    name: factsOf(listing, known, new Date()).name,
    copyOf: start.copyOf,
    key,
    copiedPictures: photos.copied,
    photos: photos.ready.flatMap((photo) => (photo.blob ? [{ id: photo.id, blob: photo.blob }] : [])),
    waiting,
    ...(sale && { lot: sale.lot }),
  })
  const sell = async (draft: Draft) => {
    const sending: Sending = { locale, onSent: setShare }
    setShare(0)
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
  const call = useAction(sell, {
    unsure: t.notSent,
    onRefused: ({ status, code }) => {
      setWaiting(status === 0)
      // An earlier request arrived after all, with the values of that time: the next submit is a new product.
      if (code === 'idempotency_mismatch') setKey(newId())
    },
  })
  const { form, state } = useListing(call, known, {
    start: start.listing,
    more: sale?.fields,
    problems: (listing, missing) => {
      const found = { ...missing, ...sale?.missing(draftOf(listing)) }
      if (Object.keys(found).length > 0) setWaiting(false)
      return found
    },
    sent: draftOf,
    onSent: async (sold) => {
      setDone(true)
      // A draft that could not be saved cannot be deleted either.
      await dropDraft(id).catch(() => undefined)
      const reported = sold.after()
      release()
      void (sale ? sale.onDone(sold.id) : navigate({ to: '/profile/my-products' }))
      await reported
      void refreshSession(locale)
    },
  })
  const changed = touched || sale?.typed === true || state.listing !== start.listing
  const keeping = useKeptDraft(id, changed && !done ? draftOf(state.listing) : null)
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
export type NewListing = ReturnType<typeof useNewListing>

/** Saves the draft on this device shortly after each change; does nothing for null. */
function useKeptDraft(id: DraftId, draft: Omit<ListingDraft, 'savedAt'> | null): AutosaveState {
  const { userId, copyOf, kind } = id
  const version =
    draft &&
    JSON.stringify([
      ...[draft.listing, draft.photos.map((photo) => photo.id), draft.waiting, draft.key, draft.lot],
      ...[userId, copyOf, kind],
    ])
  return useAutosave(version, async () => {
    if (!draft) return
    const savedAt = new Date().toISOString()
    await keepDraft({ userId, copyOf, ...(kind && { kind }) }, { ...draft, savedAt })
  })
}
