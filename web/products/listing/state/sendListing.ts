import type { Locale } from '#shared/base/locale.ts'
import { type Answer, api } from '../../../app/calls/api.ts'
import { sendCounted } from '../../../app/calls/sendCounted.ts'
import type { ListingDraft } from '../draft/drafts.ts'
import type { Photo } from '../photos/photos.ts'
import { fieldsOf, type Listing } from './listing.ts'

type Listed = Answer<'POST product/create'>

let listed: Listed | null = null

/**
 * The product that was just listed. The list of the user's goods takes it once and shows the market's warnings for it.
 */
export const justListed = {
  set: (product: Listed) => {
    listed = product
  },
  take: (): Listed | null => {
    const taken = listed
    listed = null
    return taken
  },
}

export type Sending = {
  readonly locale: Locale
  readonly onSent?: ((share: number) => void) | undefined
}

export type Draft = Omit<ListingDraft, 'savedAt'>

/** Lists the goods of a draft, once even if it is sent several times. Throws a Refusal. */
export function sendNewListing(
  draft: Draft,
  { locale, onSent }: Sending,
): Promise<Answer<'POST product/create'>> {
  return api(
    'POST product/create',
    { body: bodyOf(draft) },
    { locale, key: draft.key, via: onSent && sendCounted(onSent) },
  )
}

/** The request body of new goods, for any kind of sale. */
export function bodyOf({ listing, name, photos, copyOf, copiedPictures }: Omit<Draft, 'key'>) {
  const [first, ...others] = photos.map(({ blob }) => blob)
  return {
    ...fieldsOf(listing, name),
    ...(first ? { image: first } : {}),
    ...(others.length > 0 ? { images: others } : {}),
    ...(copyOf !== null && copiedPictures ? { copy_of: copyOf } : {}),
  }
}

type Change = {
  readonly id: number
  readonly before: Listing
  readonly listing: Listing
  readonly name: { readonly ar: string; readonly en: string }
  readonly photosBefore: readonly Photo[]
  readonly photos: readonly Photo[]
}

/** The changed fields of an edited product, or null if nothing changed. */
export function changedFields({ before, listing, name, photosBefore, photos }: Omit<Change, 'id'>) {
  const [old, now] = [fieldsOf(before, before.name), fieldsOf(listing, name)]
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof typeof old]),
  )
  const places = (list: readonly Photo[]) => list.map(({ path }) => path ?? 'new')
  const pictures = places(photos)
  const sameOrder = pictures.join() === places(photosBefore).join() && !pictures.includes('new')
  const fresh = photos.flatMap(({ blob }) => blob ?? [])
  if (changed.length === 0 && sameOrder) return null
  return {
    ...(Object.fromEntries(changed) as Partial<typeof now>),
    ...(sameOrder || pictures.length === 0
      ? {}
      : { pictures, ...(fresh.length > 0 ? { images: fresh } : {}) }),
  }
}

/** Saves the changes of the user's product. Throws a Refusal. */
export function sendChanges(
  id: number,
  body: NonNullable<ReturnType<typeof changedFields>>,
  { locale, onSent }: Sending,
): Promise<Answer<'POST product/update/{id}'>> {
  return api(
    'POST product/update/{id}',
    { params: { id }, body },
    { locale, via: onSent && sendCounted(onSent) },
  )
}
