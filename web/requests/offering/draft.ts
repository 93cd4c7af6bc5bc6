import { grams } from '#shared/base/quantity.ts'
import type { TypedOffer } from './form.ts'

/** The key of an unsent offer in this tab; drafts belong to one user. */
export interface OfferDraftId {
  readonly requestId: number
  readonly userId: number
}

export function keepOfferDraft(id: OfferDraftId, typed: TypedOffer): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(typed))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function findOfferDraft(id: OfferDraftId): TypedOffer | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? 'null')
    return isTyped(found) ? { ...found, quantity: grams(found.quantity) } : null
  } catch {
    return null
  }
}

export function dropOfferDraft(id: OfferDraftId): void {
  try {
    sessionStorage.removeItem(nameOf(id))
  } catch {
    // No draft.
  }
}

const nameOf = ({ requestId, userId }: OfferDraftId) => `offer-draft:${userId}:${requestId}`

const texts = ['price', 'fishType', 'method', 'days', 'note'] as const

/** An older version of the page may have saved another shape. */
function isTyped(found: unknown): found is TypedOffer {
  if (typeof found !== 'object' || found === null) return false
  const typed = found as Record<string, unknown>
  return texts.every((name) => typeof typed[name] === 'string') && Number.isSafeInteger(typed.quantity)
}
