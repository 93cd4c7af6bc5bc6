import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { Person } from '../people/people.ts'
import type { Trade } from '../products/stalls.ts'
import type { Random } from '../random.ts'
import { buyersOf, type MadeOffer, type MadeRequest, makeRequests } from './requests.ts'
import { offerWords } from './words.ts'

/** Generates `count` random requests and the named ones, oldest first; none at all if `count` is 0. */
export function makeAllRequests(random: Random, trade: Trade, count: number): MadeRequest[] {
  const named = count > 0 ? makeNamedRequests(random, trade) : []
  return [...makeRequests(random, trade, count), ...named].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

/**
 * Generates two requests with all details: a restaurant's request for grouper with offers, and a request that was ordered and is
 * being delivered by a named seller.
 */
function makeNamedRequests(random: Random, trade: Trade): MadeRequest[] {
  const [asker] = buyersOf(trade)
  if (!asker) return []
  return [
    ...orderedBefore(random.fork('before'), trade, asker),
    ...restaurantGrouper(random.fork('named'), trade, asker),
  ]
}

const hour = 3_600_000

/** Generates the open request that a newcomer sees first: four offers to compare, one of them partial. */
function restaurantGrouper(random: Random, { people, stalls, startAt }: Trade, asker: Person): MadeRequest[] {
  const species = stalls
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.species.code === 'hamour')?.species
  if (!species) return []
  const [fisherman, local] = (['fisherman', 'local_seller'] as const).map((type) =>
    people.find((person) => person.type === type),
  )
  const others = stalls
    .filter(({ seller }) => seller.type === 'local_seller' && seller !== local)
    .slice(0, 2)
    .map(({ seller }) => seller)
  const createdAt = new Date(startAt.getTime() - 26 * hour)
  const offer = (seller: Person | undefined, hoursAgo: number, rest: Partial<MadeOffer>): MadeOffer[] =>
    seller
      ? [
          {
            seller,
            grams: 60_000 as Grams,
            price: 5_800,
            body: '',
            deliveryDays: 1,
            delivery: 'pickup_market' as const,
            state: 'fresh' as const,
            status: 'open' as const,
            at: new Date(startAt.getTime() - hoursAgo * hour),
            endedAt: null,
            ...rest,
          },
        ]
      : []
  return [
    {
      asker,
      status: 'open',
      title: 'هامور وسط لمطعم',
      species,
      size: 'medium',
      endedAt: null,
      createdAt,
      body: 'هامور بلدي وسط للشوي، الحبة بين 1 و2 كجم، منظف ومبرد، يُسلَّم صباحًا.',
      grams: 60_000 as Grams,
      price: 5_800,
      neededBy: riyadhDay(addDays(startAt, 2)),
      offers: [
        ...offer(others[0], 21, { body: random.pick(offerWords.seller), delivery: 'refrigerated' }),
        ...offer(others[1], 17, {
          price: 6_100,
          state: 'chilled',
          delivery: 'seller_delivery',
          deliveryDays: 0,
        }),
        ...offer(fisherman, 6, {
          grams: 40_000 as Grams,
          price: 5_550,
          delivery: 'pickup_port',
          deliveryDays: 0,
          body: random.pick(offerWords.fisherman),
        }),
        ...offer(local, 2, { price: 5_700, deliveryDays: 0 }),
      ],
    },
  ]
}

/** Generates the demo buyer's request of three days ago. The named seller made the cheaper of two offers and is delivering it. */
function orderedBefore(random: Random, { people, stalls, startAt }: Trade, asker: Person): MadeRequest[] {
  const species = stalls
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.species.code === 'kanad')?.species
  const local = people.find(({ type }) => type === 'local_seller')
  const other = stalls.find(({ seller }) => seller.type === 'local_seller' && seller !== local)?.seller
  if (!species || !local || !other) return []
  const at = (hoursAgo: number) => new Date(startAt.getTime() - hoursAgo * hour)
  const grams = 25_000 as Grams
  const offered = { grams, deliveryDays: 1, state: 'fresh', endedAt: at(62) } as const
  return [
    {
      asker,
      species,
      grams,
      status: 'ordered',
      size: null,
      price: 4_500,
      title: 'كنعد شرائح للقلي',
      body: 'طازج من صيد اليوم، شرائح بسماكة إصبعين.',
      createdAt: at(74),
      endedAt: at(62),
      neededBy: riyadhDay(at(38)),
      offers: [
        {
          ...offered,
          seller: other,
          price: 4_700,
          status: 'declined',
          at: at(71),
          delivery: 'refrigerated',
          body: random.pick(offerWords.seller),
        },
        {
          ...offered,
          seller: local,
          price: 4_400,
          status: 'accepted',
          at: at(66),
          delivery: 'seller_delivery',
          body: random.pick(offerWords.seller),
        },
      ],
    },
  ]
}
