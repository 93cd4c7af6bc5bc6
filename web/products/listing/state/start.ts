import { isDrawing } from '#shared/base/paths.ts'
import type { ListingDraft } from '../draft/drafts.ts'
import { type Photo, savedPhoto, storedPhotos } from '../photos/photos.ts'
import type { ListingData } from '../useListingData.ts'
import { lastUnit } from './lastUnit.ts'
import { blankListing, caughtOn, choicesOf, copiedListing, preparationsOf } from './listing.ts'

/** The initial values of the form: blank, a copy, or the draft that is saved on this device. */
export type ListingStart = Pick<ListingDraft, 'listing' | 'copyOf' | 'copiedPictures'> & {
  readonly photos: readonly Photo[]
  /** For a saved draft: its key, and whether it was waiting to be sent. */
  readonly saved?: Pick<ListingDraft, 'key' | 'waiting'> | undefined
}

/** The initial values from a saved draft. */
export function startOfDraft(draft: ListingDraft, { product }: ListingData): ListingStart {
  const { listing, copyOf, copiedPictures, key, waiting } = draft
  const copied = copiedPictures && product ? storedPhotos(ownPictures(product)) : []
  return {
    // A draft of an earlier version has no preparations.
    listing: { ...blankListing, ...listing },
    copyOf,
    copiedPictures,
    photos: [...copied, ...draft.photos.map(savedPhoto)],
    saved: { key, waiting },
  }
}

/**
 * The initial values without a draft. New goods start with the choices, the place and the preparations of the latest goods,
 * and with the unit that this device used last. `today` is a day in Riyadh. `localOnly` is true for a fisherman, whose goods
 * are local from the start.
 */
export function startOf(
  { product, latest }: ListingData,
  copyOf: number | null,
  today: string,
  localOnly = false,
): ListingStart {
  if (product && copyOf !== null) {
    const pictures = ownPictures(product)
    return {
      listing: copiedListing(product, today),
      copyOf,
      copiedPictures: pictures.length > 0,
      photos: storedPhotos(pictures),
    }
  }
  const [last] = latest
  const choices = last && choicesOf(last)
  const before = last
    ? {
        ...choices,
        marketId: last.market_id,
        cityId: last.city_id,
        landing: last.landing_place ?? '',
        preparations: preparationsOf(last),
        caughtAt: caughtOn(choices?.source ?? null, last.fish_type.code, today),
      }
    : localOnly
      ? { source: 'local' as const, caughtAt: caughtOn('local', undefined, today) }
      : {}
  return {
    listing: { ...blankListing, ...before, ...lastUnit() },
    copyOf: null,
    copiedPictures: false,
    photos: [],
  }
}

function ownPictures({ images }: NonNullable<ListingData['product']>): string[] {
  return images.filter((path) => !isDrawing(path))
}
