import { useEffect, useState } from 'react'
import { type DraftId, findDraft, type ListingDraft } from './drafts.ts'

/** `loading` until this device was searched; undefined without a draft. A new `round` searches again. */
export function useFoundDraft(id: DraftId | null | undefined, round: number) {
  const [found, setFound] = useState<{ readonly round: number; readonly draft: ListingDraft | undefined }>()
  const { userId, copyOf = null, kind = 'goods' } = id ?? {}
  useEffect(() => {
    if (userId === undefined) return undefined
    let gone = false
    findDraft({ userId, copyOf, kind }).then(
      (draft) => gone || setFound({ round, draft }),
      () => gone || setFound({ round, draft: undefined }),
    )
    return () => {
      gone = true
    }
  }, [userId, copyOf, kind, round])
  return found?.round === round ? found.draft : 'loading'
}
