import { type Keeping, useKept } from '../../../app/calls/keeping.ts'
import { type DraftId, keepDraft, type ListingDraft } from './listingDrafts.ts'

/** Keeps the draft on this device a moment after each change; `null` is nothing to keep. */
export function useKeptDraft(id: DraftId, draft: Omit<ListingDraft, 'savedAt'> | null): Keeping {
  const { userId, copyOf, kind } = id
  const version =
    draft &&
    JSON.stringify([
      ...[draft.listing, draft.photos.map((photo) => photo.id), draft.waiting, draft.key, draft.lot],
      ...[userId, copyOf, kind],
    ])
  return useKept(version, async () => {
    if (!draft) return
    const savedAt = new Date().toISOString()
    await keepDraft({ userId, copyOf, ...(kind && { kind }) }, { ...draft, savedAt })
  })
}
