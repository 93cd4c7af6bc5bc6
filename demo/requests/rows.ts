import { kinds } from '#server/notifications/messages.ts'
import { addDays } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { numbered } from '../rows.ts'
import { type Ids, known, type Rows } from '../store.ts'
import type { DemoNotification } from '../trade/notifications.ts'
import type { MadeOffer, MadeRequest } from './requests.ts'

/** Number of days for which a demo request stays open; the default of REQUEST_DAYS. */
const openDays = 30

/** Rows of requests and their offers, and the notifications about them. */
export function requestRows(
  requests: readonly MadeRequest[],
  ids: Ids,
): {
  requests: Rows
  offers: Rows
  notifications: DemoNotification[]
  offerIds: ReadonlyMap<MadeOffer, number>
} {
  const requestIds = numbered(requests)
  const idOf = (request: MadeRequest) => requestIds.get(request) ?? 0
  const offers = requests
    .flatMap((request) => request.offers.map((offer) => ({ request, offer })))
    .toSorted((one, other) => one.offer.at.getTime() - other.offer.at.getTime())
  const offerIds = numbered(offers)
  return {
    requests: requests.map((request) => ({
      id: idOf(request),
      asker_id: request.asker.id,
      status: request.status,
      title: request.title,
      body: request.body,
      fish_id: known(ids.fish, request.species.code),
      city_id: known(ids.cities, request.asker.city.code),
      size_id: request.size && ids.option('sizes', request.size),
      quality_id: null,
      quantity_grams: request.grams,
      weight_grams: null,
      price_halalas: request.price,
      needed_by: request.neededBy,
      image_id: null,
      offers_count: request.offers.length,
      created_at: request.createdAt,
      updated_at: request.status === 'ordered' ? request.endedAt : request.createdAt,
      closes_at: addDays(request.createdAt, openDays),
      order_until:
        request.status === 'accepted' && request.endedAt
          ? addDays(request.endedAt, limits.request.orderDays)
          : null,
      closed_at: request.status === 'closed' ? request.endedAt : null,
      closed_by: request.status === 'closed' ? 'owner' : null,
    })),
    offers: [...offerIds].map(([{ request, offer }, id]) => offerRow(id, idOf(request), offer, ids)),
    offerIds: new Map([...offerIds].map(([{ offer }, id]) => [offer, id])),
    notifications: [...offerIds].flatMap(([{ request, offer }, id]) =>
      newsOf(request, idOf(request), offer, id),
    ),
  }
}

function offerRow(id: number, requestId: number, offer: MadeOffer, ids: Ids) {
  return {
    id,
    request_id: requestId,
    seller_id: offer.seller.id,
    status: offer.status,
    body: offer.body,
    quantity_grams: offer.grams,
    price_halalas: offer.price,
    delivery_days: offer.deliveryDays,
    delivery_method_id: ids.option('delivery_methods', offer.delivery),
    fish_type_id: ids.option('fish_types', offer.state),
    created_at: offer.at,
    ended_at: offer.endedAt,
  }
}

/** The notifications about an offer: the requester learns of the offer, and its seller of the outcome. */
function newsOf(request: MadeRequest, about: number, offer: MadeOffer, id: number): DemoNotification[] {
  const { name_ar: ar, name_en: en } = request.species
  const titles = titlesOf({ title: request.title, fish: { ar, en } })
  const row = (
    kind: 'offer_received' | 'offer_accepted' | 'offer_declined' | 'request_closed',
    at: Date,
  ) => ({
    data_type: kinds[kind].type,
    data_id: about,
    kind,
    happened_at: at,
    facts: { request: titles, ...(kind === 'offer_received' && { price: offer.price }) },
    event_key: `offer:${id}:${kind}`,
  })
  const received = {
    ...row('offer_received', offer.at),
    user_id: request.asker.id,
    actor_id: offer.seller.id,
  }
  const end =
    offer.status === 'accepted'
      ? 'offer_accepted'
      : request.status === 'accepted' || request.status === 'ordered'
        ? 'offer_declined'
        : request.status === 'closed'
          ? 'request_closed'
          : undefined
  if (end === undefined || offer.endedAt === null) return [received]
  return [received, { ...row(end, offer.endedAt), user_id: offer.seller.id, actor_id: request.asker.id }]
}
