import type { Context } from '#platform/http/http.ts'
import type { OrderOptions } from '#shared/orders/contract.ts'
import type { Offer, Request } from '#shared/requests/contract.ts'
import { findAccepted } from '../../requests/accepting/ordering.ts'
import { offerOf, requestOf } from '../../requests/present.ts'
import { choicesOf, type Forms } from './actions.ts'
import { loadOrderOptions } from './form.ts'
import { offerIn } from './offer.ts'

/**
 * What the form of an accepted offer shows its requester: with the delivery that the offer names alone, where it names one,
 * and first for the city that was asked for. Refuses: not_found, for everybody else; conflict, for an offer that is not
 * accepted or was ordered before.
 */
export async function loadOfferOrderForm(
  forms: Forms,
  offerId: number,
  context: Context,
): Promise<OrderOptions & { request: Request; offer: Offer }> {
  const { offer, request } = await findAccepted(forms.db, offerId, context.caller?.id ?? 0)
  const [options, choices] = await Promise.all([loadOrderOptions(forms, context), choicesOf(forms)])
  const { delivery } = offerIn(offer, choices)
  return {
    ...options,
    delivery_methods: options.delivery_methods.filter(({ id }) => delivery === null || id === delivery),
    city_id: options.cities.some(({ id }) => id === request.city_id) ? request.city_id : options.city_id,
    request: requestOf(request, context),
    offer: offerOf(offer, context),
  }
}
