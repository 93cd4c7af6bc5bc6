import { keptPhoto, type Photo, storedPhotos } from '../photos/photos.ts'
import type { ListingData } from '../useListingData.ts'
import type { ListingDraft } from './drafts.ts'
import { blankListing, copiedListing } from './listing.ts'

/** With what the form begins: blank, a copy, or the draft that this device kept. */
export type ListingStart = Pick<ListingDraft, 'listing' | 'copyOf' | 'copiedPictures'> & {
  readonly photos: readonly Photo[]
  /** Kept from before: the key goes on, and a waiting one is sent. */
  readonly kept?: Pick<ListingDraft, 'key' | 'waiting'> | undefined
}

/** The draft as it was left. */
export function startOfDraft(draft: ListingDraft, { product }: ListingData): ListingStart {
  const { listing, copyOf, copiedPictures, key, waiting } = draft
  const copied = copiedPictures && product ? storedPhotos(ownPictures(product)) : []
  return {
    listing,
    copyOf,
    copiedPictures,
    photos: [...copied, ...draft.photos.map(keptPhoto)],
    kept: { key, waiting },
  }
}

/** New goods begin in the market of the last ones. */
export function startOf({ product, latest }: ListingData, copyOf: number | null): ListingStart {
  if (product && copyOf !== null) {
    const pictures = ownPictures(product)
    return {
      listing: copiedListing(product),
      copyOf,
      copiedPictures: pictures.length > 0,
      photos: storedPhotos(pictures),
    }
  }
  const [last] = latest
  const place = last ? { marketId: last.market_id, cityId: last.city_id } : {}
  return { listing: { ...blankListing, ...place }, copyOf: null, copiedPictures: false, photos: [] }
}

function ownPictures({ images, fish }: NonNullable<ListingData['product']>): string[] {
  return images.filter((path) => path !== fish.image)
}
