import { fromRiyals, halalas, toRiyals } from '#shared/base/money.ts'
import { bestOf } from '#shared/requests/rules.ts'
import type { Random } from '../random.ts'
import { offerWords } from '../requests/words.ts'
import type { Act } from './acts.ts'
import type { Client } from './client.ts'

/** Makes one offer on one of the newest requests, near the price of the request or the market price. */
export const offerOnRequest: Act = async (client, random) => {
  const { data } = await client.ask('GET requests/list', { query: { limit: 12 } })
  const others = data.filter(({ is_owner, offers_count }) => !is_owner && offers_count < enoughOffers)
  if (others.length === 0) return null
  const { id } = random.pick(others)
  const request = await client.ask('GET requests/show/{id}', { params: { id } })
  const level = request.price ?? request.market_price?.average
  if (request.is_owner || request.offers.length > 0 || level === undefined) return null
  await client.ask('POST requests/offers/create', {
    body: {
      product_request_id: id,
      quantity: random.chance(0.75) ? request.quantity : partOf(request.quantity),
      price: halves(level * random.between(0.95, 1.06)),
      delivery_days: random.whole(0, 3),
      body: random.chance(0.5) ? random.pick(offerWords.seller) : undefined,
    },
  })
  return `offer on request ${id}`
}

/** Creates a request for a fish that is on sale now. */
export const askForFish: Act = async (client, random) => {
  const { total } = await client.ask('GET requests/my', { query: { status: 'open', limit: 1 } })
  if (total >= ownRequests) return null
  const { products } = await client.ask('GET products/local', { query: { limit: 40 } })
  const seen = products.data.filter(({ seller }) => seller.id !== client.id)
  if (seen.length === 0) return null
  const { fish, city_id, price } = random.pick(seen)
  const quantity = random.pick([20, 30, 40, 60, 80])
  const title = `${fish.translations.find(({ locale }) => locale === 'ar')?.name ?? fish.name} ${quantity} كجم`
  const made = await client.ask('POST requests/create', {
    body: { title, fish_id: fish.id, city_id, quantity, price: halves(price * random.between(0.92, 1)) },
  })
  return `request ${made.id} asked`
}

/** Accepts the best of several offers on the account's own request and orders it, by pickup if possible, in cash. */
export const acceptOffer: Act = async (client) => {
  const { data } = await client.ask('GET requests/my', { query: { limit: 20 } })
  const accepted = data.find(({ status }) => status === 'accepted')
  if (accepted) return orderAccepted(client, accepted.id)
  const ripe = data.find(({ status, offers_count }) => status === 'open' && offers_count >= ripeOffers)
  if (!ripe) return null
  const { offers, quantity } = await client.ask('GET requests/show/{id}', { params: { id: ripe.id } })
  const open = offers.filter(({ status }) => status === 'open')
  const best = bestOf(open, quantity) ?? open[0]
  if (!best) return null
  await client.ask('GET requests/offers/{id}/accept', { params: { id: best.id } })
  return `offer ${best.id} accepted`
}

async function orderAccepted(client: Client, requestId: number): Promise<string | null> {
  const { accepted_offer_id: id } = await client.ask('GET requests/show/{id}', { params: { id: requestId } })
  if (id === null) return null
  const form = await client.ask('GET orders/offers/create/{id}', { params: { id } })
  const payment = form.payments.find(({ code }) => code === 'cod')
  const delivery =
    form.delivery_methods.find(({ code }) => code.startsWith('pickup')) ?? form.delivery_methods[0]
  const city = form.cities[0]
  if (!payment || !delivery || !city) return null
  await client.ask('POST orders/offers/create/{id}', {
    params: { id },
    body: {
      city_id: city.id,
      payment_id: payment.id,
      delivery_method_id: delivery.id,
      ...(delivery.needs_address && {
        address: { region: city.name, address: city.name, recipient_name: form.request.asker.name },
      }),
    },
  })
  return `offer ${id} ordered`
}

/** The maximum number of offers on a request, and of open requests of an account. They limit the growth of the market. */
const enoughOffers = 5
const ownRequests = 1
/** The minimum number of offers on a request before its owner accepts one of them. */
const ripeOffers = 3

const halves = (riyals: number) =>
  toRiyals(fromRiyals(Math.max(1, Math.round(riyals * 2) / 2)) ?? halalas(100))
const partOf = (kilograms: number) => Math.max(1, Math.round(kilograms * 0.6))

/** Chooses the next action on requests at random. */
export function requestAct(random: Random): Act {
  return random.weighted([
    [offerOnRequest, 6],
    [askForFish, 2],
    [acceptOffer, 2],
  ] as const)
}
