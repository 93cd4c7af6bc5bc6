import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct, Season } from '#shared/products/listing.ts'
import { Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { type Listing, listingOf } from './listing.ts'
import { listingText } from './listingMessages.ts'
import { storedPhotos } from './listingPhotos.ts'
import { type ListingErrors, stepOf } from './listingSteps.ts'
import { troubleOf } from './listingTrouble.ts'
import { changedFields, sendChanges } from './sendListing.ts'
import { useFirstWrong } from './useFirstWrong.ts'
import { useListing } from './useListing.ts'
import { useListingPhotos } from './useListingPhotos.ts'
import type { Phase } from './useNewListing.ts'

type Given = { readonly options: Options; readonly seasons: readonly Season[] }

/** How goods are sold where it is not by the kilogram: what has changed of that, what is wrong with it, and its fields of the wire. */
export type ChangedSale = {
  readonly changesOf: (listing: Listing) => object | null
  readonly missingOf: (listing: Listing) => ListingErrors
  readonly fields: readonly string[]
}

type After = { readonly onDone: () => void; readonly sale?: ChangedSale | undefined }

/** One's own goods as they are changed: only what is different is sent; `onDone` leads away once it is saved. */
export function useChangedListing(product: OwnProduct, { options, seasons }: Given, { onDone, sale }: After) {
  const t = useText(listingText)
  const locale = useLocale()
  const queries = useQueryClient()
  const before = useMemo(() => listingOf(product), [product])
  const photosBefore = useMemo(() => ownPhotos(product), [product])
  const state = useListing(before, options, seasons)
  const photos = useListingPhotos(photosBefore, false, () => state.forgive(['image', 'images', 'pictures']))
  const [phase, setPhase] = useState<Phase>('writing')
  const [share, setShare] = useState(0)
  const [reason, setReason] = useState<string | null>(null)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goToWrong = useFirstWrong(form)
  const { listing, name } = state
  const goods = changedFields({ before, listing, name, photosBefore, photos: photos.ready })
  const changed = sale?.changesOf(listing) ?? null
  const body = goods || changed ? { ...goods, ...changed } : null
  useUnsavedWarning(phase !== 'done' && body !== null)
  const leave = useEffectEvent(onDone)
  useEffect(() => {
    if (phase === 'done') leave()
  }, [phase])

  const shown = (field: string) => stepOf(field) !== undefined || sale?.fields.includes(field) === true
  const send = async (changes: NonNullable<typeof body>) => {
    underWay.current = true
    setShare(0)
    setReason(null)
    setPhase('sending')
    try {
      const { warnings } = await sendChanges(product.id, changes, { locale, onSent: setShare })
      setPhase('done')
      showToast('success', t.saved)
      for (const { message } of warnings) showToast('info', message)
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const trouble = troubleOf(error, t, locale, shown)
      state.setErrors(trouble.errors)
      setReason(trouble.reason)
      setPhase('writing')
      goToWrong()
    } finally {
      underWay.current = false
    }
  }
  const submit = () => {
    if (underWay.current || photos.working) return
    if (body === null) return setPhase('done')
    // A season forbids new goods; what was caught before it began may still be sold and corrected.
    const { quantity, type_fish_id, ...missing } = state.missing(Date.now())
    const soldOut = Number(listing.count) === 0
    const found = {
      ...missing,
      ...(quantity && !soldOut ? { quantity } : {}),
      ...(type_fish_id && listing.fishId === null ? { type_fish_id } : {}),
      ...sale?.missingOf(listing),
    }
    state.setErrors(found)
    setReason(null)
    if (Object.keys(found).length > 0) return goToWrong()
    void send(body)
  }
  return { state, photos, phase, share, reason, form, submit }
}

/** The species' own plate stands in where there is no picture: it is none of the seller's. */
function ownPhotos({ images, fish }: OwnProduct) {
  return storedPhotos(images.filter((path) => path !== fish.image))
}
