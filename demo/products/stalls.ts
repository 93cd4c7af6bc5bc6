import type { Person } from '../people/people.ts'
import type { Random } from '../random.ts'
import { type Species, species } from '../reference/reference.ts'
import { assortmentOf, type Offer } from './assortment.ts'

export interface Stall {
  readonly seller: Person
  /** The goods that this seller offers. */
  readonly offers: readonly Offer[]
}

export interface Trade {
  readonly people: readonly Person[]
  readonly stalls: readonly Stall[]
  readonly operator: Person
  readonly startAt: Date
}

/** Returns the sellers with the kinds that each offers. Every species that somebody may offer has a seller. */
export function openStalls(random: Random, people: readonly Person[], codes?: readonly string[]): Stall[] {
  const among = species.filter((one) => !one.hidden && (!codes || codes.includes(one.code)))
  const stalls = people
    .filter((person) => person.market)
    .map((seller) => ({ seller, offers: specialitiesOf(random.fork(String(seller.id)), seller, among) }))
  for (const one of among) {
    const dealt = stalls.some(({ offers }) => offers.some((offer) => offer.species === one))
    if (!dealt) addTo(random.fork(one.code), stalls, one)
  }
  return stalls.filter(({ offers }) => offers.length > 0)
}

function specialitiesOf(random: Random, seller: Person, among: readonly Species[]): Offer[] {
  const left = assortmentOf(seller, among)
  const chosen: Offer[] = []
  const count = Math.min(left.length, random.whole(6, 13))
  while (chosen.length < count) {
    const offer = random.weighted(left.map((one) => [one, one.weight] as const))
    left.splice(left.indexOf(offer), 1)
    chosen.push(offer)
  }
  return chosen
}

function addTo(random: Random, stalls: { seller: Person; offers: Offer[] }[], one: Species): void {
  const able = stalls.filter(({ seller }) => assortmentOf(seller, [one]).length > 0)
  if (able.length === 0) return
  const stall = random.pick(able)
  stall.offers.push(...assortmentOf(stall.seller, [one]))
}
