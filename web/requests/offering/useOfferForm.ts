import { useEffect, useState } from 'react'
import { grams } from '#shared/base/quantity.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { textOf } from '../../app/calls/idempotencyKey.ts'
import { isUnsure, reasonOf } from '../../app/calls/refusalReason.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { type Bounds, boundsOf, within } from '../../products/details/calculation.ts'
import { listingText } from '../../products/listing/messages.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { offerBody, offerProblems, startOf, type TypedOffer, typedTotals } from './form.ts'
import { offerText } from './messages.ts'

export type OfferFormProps = {
  readonly request: RequestDetails
  readonly userId: number
  /** The offer to change or to repeat; null for a new offer. */
  readonly from: Offer | null
  readonly options: Pick<Options, 'fish_types' | 'delivery_methods'>
  readonly onSent: (offer: Offer) => void
  /** Called when the offer was refused because it came too late; loads the current state. */
  readonly onLate: () => Promise<void>
}

/** The state of the offer form. It is saved in this tab and sent once. */
export function useOfferForm({ request, userId, from, options, onSent, onLate }: OfferFormProps) {
  const t = useText(offerText)
  const { wrongFields } = useText(listingText)
  const locale = useLocale()
  const draftId = { requestId: request.id, userId }
  const bounds = boundsOf(request.quantity) ?? nothing
  const [start] = useState(() => startOf(from, bounds))
  const [found] = useState(() => findOfferDraft(draftId))
  const labels = {
    price: t.price,
    quantity: t.quantity,
    fish_type: t.state,
    delivery_method_id: t.delivery,
    delivery_days: t.days,
    body: t.note,
  }
  const call = useCall('POST requests/offers/create', {
    unsure: t.notSent,
    onRefused: async (refusal) => {
      const placed = Object.keys(labels).some((name) => refusal.errors[name])
      if (placed || isUnsure(refusal) || refusal.status >= 500 || refusal.status === 429) return
      // The form may disappear together with its request, so the reason is shown in a toast.
      showToast('wrong', reasonOf(refusal, t.notSent, locale))
      await onLate()
    },
  })
  const form = useForm(call, {
    start: found ? { ...found, quantity: within(found.quantity, bounds) } : start,
    labels,
    wire: {
      fishType: ['fish_type'],
      method: ['delivery_method_id'],
      days: ['delivery_days'],
      note: ['body'],
    },
    problems: (typed) => offerProblems(typed, bounds, locale),
    sent: (typed) => ({ body: offerBody(request.id, typed) }),
    summary: wrongFields,
    unsaved: (typed) => textOf(typed) !== textOf(start),
    onSent: (offer) => {
      dropOfferDraft(draftId)
      onSent(offer)
    },
  })
  const { typed } = form
  const kept = textOf(typed) === textOf(start) ? null : textOf(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `kept` changes whenever the values to keep change.
  useEffect(() => {
    if (kept === null) dropOfferDraft(draftId)
    else keepOfferDraft(draftId, typed)
  }, [kept, request.id, userId])
  const method = options.delivery_methods.find(({ id }) => String(id) === typed.method)
  return {
    ...form,
    bounds,
    method,
    /** Whether the values were restored from the storage of this tab. */
    restored: found !== null && textOf(found) !== textOf(start),
    totals: typedTotals(typed, method?.fee ?? 0),
  }
}
export type OfferFormState = ReturnType<typeof useOfferForm>

const nothing = { least: 0, most: 0 } as Bounds

/** Identifies an unsent offer in this tab; drafts belong to one user. */
interface OfferDraftId {
  readonly requestId: number
  readonly userId: number
}

function keepOfferDraft(id: OfferDraftId, typed: TypedOffer): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify(typed))
  } catch {
    // Storage is not available, so the draft lasts as long as the page is open.
  }
}

function findOfferDraft(id: OfferDraftId): TypedOffer | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? 'null')
    return isTyped(found) ? { ...found, quantity: grams(found.quantity) } : null
  } catch {
    return null
  }
}

function dropOfferDraft(id: OfferDraftId): void {
  try {
    sessionStorage.removeItem(nameOf(id))
  } catch {
    // The storage contains no draft, or is not available.
  }
}

const nameOf = ({ requestId, userId }: OfferDraftId) => `offer-draft:${userId}:${requestId}`

const texts = ['price', 'fishType', 'method', 'days', 'note'] as const

/**
 * Whether the stored value has the shape of the form, because an older version of the page may have saved another shape.
 */
function isTyped(found: unknown): found is TypedOffer {
  if (typeof found !== 'object' || found === null) return false
  const typed = found as Record<string, unknown>
  return texts.every((name) => typeof typed[name] === 'string') && Number.isSafeInteger(typed.quantity)
}
