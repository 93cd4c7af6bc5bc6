import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isDrawing } from '#shared/base/paths.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct, Season } from '#shared/products/listing.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { listingText } from './messages.ts'
import { storedPhotos } from './photos/photos.ts'
import { useListingPhotos } from './photos/useListingPhotos.ts'
import { type Listing, listingOf } from './state/listing.ts'
import { changedFields, sendChanges } from './state/sendListing.ts'
import type { ListingErrors } from './state/steps.ts'
import { isSoldOut } from './state/units.ts'
import { factsOf, useListing } from './useListing.ts'
import { sendingOf } from './useSending.ts'

type Given = { readonly options: Options; readonly seasons: readonly Season[] }

/**
 * For goods that are not sold by the kilogram: the changed terms of sale, their errors, and the labels of
 * the fields by the fields' names in the API.
 */
export type ChangedSale = {
  readonly changesOf: (listing: Listing) => object | null
  readonly missingOf: (listing: Listing) => ListingErrors
  readonly fields: Readonly<Record<string, string>>
}

type After = { readonly onDone: () => void; readonly sale?: ChangedSale | undefined }

/**
 * The state of the edit form for the user's own goods. Sends only changed fields; `onDone` navigates away after saving.
 */
export function useChangedListing(product: OwnProduct, { options, seasons }: Given, { onDone, sale }: After) {
  const t = useText(listingText)
  const locale = useLocale()
  const queries = useQueryClient()
  const known = { options, seasons }
  const before = useMemo(() => listingOf(product), [product])
  const photosBefore = useMemo(() => ownPhotos(product), [product])
  const photos = useListingPhotos(photosBefore, false, () => form.clearErrors(['image']))
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  const bodyOf = (listing: Listing) => {
    const { name } = factsOf(listing, known, new Date())
    const goods = changedFields({ before, listing, name, photosBefore, photos: photos.ready })
    const changed = sale?.changesOf(listing) ?? null
    return goods || changed ? { ...goods, ...changed } : null
  }
  const save = async (body: NonNullable<ReturnType<typeof bodyOf>> | null) => {
    if (body === null) return
    setShare(0)
    const { warnings } = await sendChanges(product.id, body, { locale, onSent: setShare })
    showToast('success', t.saved)
    for (const { message } of warnings) showToast('info', message)
  }
  const { form, state } = useListing(useAction(save, { unsure: t.notSent }), known, {
    start: before,
    more: sale?.fields,
    problems: (listing, { quantity, type_fish_id, ...missing }) =>
      bodyOf(listing) === null
        ? {}
        : {
            ...missing,
            // A closed season forbids only new goods; stock that was caught before may still be sold and corrected.
            ...(quantity && !isSoldOut(listing) ? { quantity } : {}),
            ...(type_fish_id && listing.fishId === null ? { type_fish_id } : {}),
            ...sale?.missingOf(listing),
          },
    sent: bodyOf,
    onSent: async () => {
      setDone(true)
      release()
      onDone()
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
    },
  })
  const release = useUnsavedWarning(!done && bodyOf(state.listing) !== null)
  return { form, state, photos, share, ...sendingOf({ form, photos, done }) }
}

export type ChangedListing = ReturnType<typeof useChangedListing>

/** The seller's pictures. A drawing is left out, because it only replaces a missing picture. */
function ownPhotos({ images }: OwnProduct) {
  return storedPhotos(images.filter((path) => !isDrawing(path)))
}
