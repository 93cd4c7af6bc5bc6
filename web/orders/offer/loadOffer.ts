import { notFound } from '@tanstack/react-router'
import { orderNumber } from '#shared/orders/rules.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type Asked, type Form, formOf, loadPlaced, type Placed } from '../checkout/loadCheckout.ts'
import type { PlacedSearch } from '../placed/placedSearch.ts'

/** An accepted offer that its requester may order now. */
export type OfferFacts = Answer<'GET orders/offers/create/{id}'>

/** Why there is nothing to order for this reader. */
export type OfferFace =
  | { readonly kind: 'ordered'; readonly order: { readonly id: number; readonly number: string } }
  | { readonly kind: 'open' | 'closed' | 'foreign' }

export type OfferData =
  | { readonly placed: Placed; readonly form: null; readonly face: null }
  | { readonly placed: null; readonly form: Form<OfferFacts>; readonly face: null }
  | { readonly placed: null; readonly form: null; readonly face: OfferFace }

/** The page on which an accepted offer is ordered: its form, what came of it, or how the request stands instead. */
export async function loadOfferConfirmation(
  requestId: string,
  { placed }: PlacedSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<OfferData> {
  const id = wholeOf(requestId)
  if (!id || String(id) !== requestId) throw notFound()
  const told: Asked = { locale, signal }
  if (placed) return { placed: await loadPlaced(placed, told), form: null, face: null }
  const data = await offered(id, told)
  // Ordered in another tab between the two questions: the request says so now.
  const changed = data.form?.refusal && goneAnswers.has(data.form.refusal.status)
  return changed ? offered(id, told) : data
}

/** Refuses as the call does. */
export function askForOffer(id: number, { locale, signal }: Asked): Promise<OfferFacts> {
  return api('GET orders/offers/create/{id}', { params: { id } }, { locale, signal })
}

/** Answers after which the request has to be looked at again. */
export const goneAnswers: ReadonlySet<number> = new Set([403, 404, 409])

async function offered(id: number, told: Asked): Promise<OfferData> {
  const { locale, signal } = told
  const asked = await settle(api('GET requests/show/{id}', { params: { id } }, { locale, signal }))
  if (asked.refusal) return { placed: null, form: failed(asked.refusal), face: null }
  const { accepted_offer_id: offerId } = asked.data
  const face = faceOf(asked.data)
  if (face || offerId === null) return { placed: null, form: null, face: face ?? { kind: 'open' } }
  return { placed: null, form: await formOf(settle(askForOffer(offerId, told)), told), face: null }
}

/** Null where its requester may order what they accepted. */
function faceOf({ is_owner, status, order_id: orderId }: RequestDetails): OfferFace | null {
  if (!is_owner) return { kind: 'foreign' }
  if (orderId !== null) return { kind: 'ordered', order: { id: orderId, number: orderNumber(orderId) } }
  if (status === 'closed') return { kind: 'closed' }
  return status === 'open' ? { kind: 'open' } : null
}

function failed(refusal: RefusalFacts): Form<OfferFacts> {
  if (refusal.code === 'not_found') throw notFound()
  return { facts: null, cities: [], refusal }
}
