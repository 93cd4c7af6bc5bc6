import { useEffect, useState } from 'react'
import { type DraftId, keepDraft, type ListingDraft } from './listingDrafts.ts'

/** `no` before anything is typed, `keeping` for a moment, `kept` on this device, `lost` where a browser keeps nothing. */
export type Keeping = 'no' | 'keeping' | 'kept' | 'lost'

/** Keeps the draft on this device a moment after each change; `null` is nothing to keep. */
export function useKeptDraft(id: DraftId, draft: Omit<ListingDraft, 'savedAt'> | null): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('no')
  const { userId, copyOf, kind } = id
  const version =
    draft &&
    JSON.stringify([
      ...[draft.listing, draft.photos.map((photo) => photo.id), draft.waiting, draft.key, draft.lot],
    ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says whether the draft is another one.
  useEffect(() => {
    if (!draft) return undefined
    setKeeping('keeping')
    let gone = false
    const timer = setTimeout(() => {
      keepDraft(
        { userId, copyOf, ...(kind && { kind }) },
        { ...draft, savedAt: new Date().toISOString() },
      ).then(
        () => gone || setKeeping('kept'),
        () => gone || setKeeping('lost'),
      )
    }, pauseMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [version, userId, copyOf, kind])
  return draft ? keeping : 'no'
}

/** Short enough that a closed page loses a word at most. */
const pauseMs = 250
