import { grams } from '#shared/base/quantity.ts'
import type { TypedOffer } from './form.ts'

/** What somebody typed for a request in this tab and has not sent; one person's is never another's. */
export interface OfferDraftId {
  readonly requestId: number
  readonly userId: number
}

export function keepOfferDraft(id: OfferDraftId, typed: TypedOffer): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(typed))
  } catch {
    // Where storage is closed or full it is kept by the page alone.
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
    // Nothing was kept.
  }
}

const nameOf = ({ requestId, userId }: OfferDraftId) => `offer-draft:${userId}:${requestId}`

const texts = ['price', 'fishType', 'method', 'days', 'note'] as const

/** An older version of the page may have kept something else. */
function isTyped(found: unknown): found is TypedOffer {
  if (typeof found !== 'object' || found === null) return false
  const typed = found as Record<string, unknown>
  return texts.every((name) => typeof typed[name] === 'string') && Number.isSafeInteger(typed.quantity)
}
