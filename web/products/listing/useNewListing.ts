import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Options } from '#shared/catalog/contract.ts'
import type { Season } from '#shared/products/listing.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { type DraftId, dropDraft, keepDraft, type TypedLot } from './draft/drafts.ts'
import { listingText } from './messages.ts'
import { useListingPhotos } from './photos/useListingPhotos.ts'
import { keepUnit } from './state/lastUnit.ts'
import type { Listing } from './state/listing.ts'
import { type Draft, justListed, type Sending, sendNewListing } from './state/sendListing.ts'
import type { ListingStart } from './state/start.ts'
import type { ListingErrors } from './state/steps.ts'
import { factsOf, useListing } from './useListing.ts'
import { useDraftSending, useDraftState } from './useSending.ts'

/** For goods that are not sold by the kilogram: the typed terms of sale, and the function that sends them. */
export type Sale<Sent extends { readonly id: number }> = {
  readonly lot: TypedLot
  /** Whether the user has typed anything. */
  readonly typed: boolean
  /** Labels of the fields that do not belong to the goods, by their names in the API. */
  readonly fields: Readonly<Record<string, string>>
  readonly missing: (goods: Draft) => ListingErrors
  readonly send: (draft: Draft, sending: Sending) => Promise<Sent>
  readonly onSold: (sold: Sent) => Promise<void>
  readonly onDone: (id: number) => Promise<void>
}

/**
 * The state of the form for new goods. The draft is saved on this device. The form is sent only once; without a
 * network, it is sent when the network returns.
 */
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
  const sent = useDraftState(start.saved)
  const { key, waiting } = sent
  const photos = useListingPhotos(start.photos, start.copiedPictures, () => {
    sent.touch()
    form.clearErrors(['image'])
  })
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
    const sending: Sending = { locale, onSent: sent.setShare }
    sent.begin()
    if (sale) {
      const lot = await sale.send(draft, sending)
      return { id: lot.id, after: () => sale.onSold(lot) }
    }
    const product = await sendNewListing(draft, sending)
    const after = async () => {
      // The list that opens next shows the product in a note.
      justListed.set(product)
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
    }
    return { id: product.id, after }
  }
  const call = useAction(sell, { unsure: t.notSent, onRefused: sent.onRefused })
  const { form, state } = useListing(call, known, {
    start: start.listing,
    more: sale?.fields,
    problems: (listing, missing) => ({ ...missing, ...sale?.missing(draftOf(listing)) }),
    sent: draftOf,
    onSent: async (sold) => {
      sent.finish()
      keepUnit(state.listing)
      // If a draft could not be saved, it cannot be deleted either, so the failure is ignored.
      await dropDraft(id).catch(() => undefined)
      const reported = sold.after()
      release()
      void (sale ? sale.onDone(sold.id) : navigate({ to: '/profile/my-products' }))
      await reported
      void refreshSession(locale)
    },
  })
  const { release, shown } = useDraftSending({
    draft: sent,
    form,
    photos,
    changed: sent.touched || sale?.typed === true || state.listing !== start.listing,
    version: () =>
      JSON.stringify([state.listing, photos.ready.map((photo) => photo.id), waiting, key, sale?.lot]),
    save: () => keepDraft(id, { ...draftOf(state.listing), savedAt: new Date().toISOString() }),
  })
  return { form, state, ...shown }
}

export type NewListing = ReturnType<typeof useNewListing>
