import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { fromKilograms, type Grams } from '#shared/base/quantity.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import { type Random, randomFrom } from '../random.ts'
import { type TradeLine, tradeLines } from './goods.ts'
import { namedDemands, namedSupplies } from './named.ts'
import { type Importer, type MadeDemand, type MadeGoods, type MadeSupply, meets } from './trade.ts'
import { type Cargo, cargoOf, demandNotes, supplyNotes } from './words.ts'

export interface Board {
  /** The supplies, oldest first. */
  readonly supplies: readonly MadeSupply[]
  readonly demands: readonly MadeDemand[]
}

export interface BoardScale {
  readonly supplies: number
  readonly demands: number
  /** The number of demands of the demo account that have ended. */
  readonly over: number
  /** The species that are traded; undefined means all. */
  readonly species?: readonly string[]
}

interface Making {
  readonly random: Random
  readonly lines: readonly TradeLine[]
  readonly traders: readonly Importer[]
  readonly startAt: Date
}

/**
 * Generates the boards of a demo's behar market, deterministically by seed, people and time. Whether a demand is matched
 * follows from the generated supplies, as in real trade.
 */
export function makeBoard(
  seed: string,
  importers: readonly Importer[],
  startAt: Date,
  { supplies: supplyCount, demands: demandCount, over, species }: BoardScale,
): Board {
  const random = randomFrom(`${seed}/behar`)
  const lines = tradeLines.filter(({ fish }) => !species || species.includes(fish))
  const traders = importers.filter(({ role }) => role === 'trader')
  const making = { random, lines, traders, startAt }
  const known = ({ fish }: MadeGoods) => lines.some((line) => line.fish === fish)
  const ownDemands = namedDemands(importers, startAt, over).filter(known)
  const laid = namedSupplies(importers, startAt).filter(known)
  // The first importer's open demands. Their matching supplies are written by hand, so no random supply may match them.
  const named = ownDemands.filter(({ owner, status }) => owner.role === 'first' && status === 'open')
  const supplies = [...laid, ...makeSupplies(making, supplyCount - laid.length, named)]
  const demands = [...ownDemands, ...makeDemands(making, demandCount - ownDemands.length, supplies)]
  return {
    supplies: supplies.toSorted(byAge),
    demands: demands.map((demand) => settled(demand, supplies, startAt)).toSorted(byAge),
  }
}

const byAge = (one: MadeGoods, other: MadeGoods) => one.createdAt.getTime() - other.createdAt.getTime()

/**
 * Generates random supplies. None is of the same goods as a demand of `named`, because it could become the cheapest match of
 * that demand.
 */
function makeSupplies(making: Making, count: number, named: readonly MadeGoods[]): MadeSupply[] {
  return Array.from({ length: count }, (_, place) => {
    const random = making.random.fork(`supply/${place}`)
    for (let attempt = 0; attempt < 40; attempt++) {
      const supply = makeSupply(random.fork(String(attempt)), making)
      if (!named.some((one) => sameGoods(one, supply))) return supply
    }
    throw new RangeError('the board has no goods besides the named ones')
  })
}

const sameGoods = (one: MadeGoods, other: MadeGoods) =>
  one.fish === other.fish && one.category === other.category && one.size === other.size

function makeSupply(random: Random, { lines, traders, startAt }: Making): MadeSupply {
  const line = random.weighted(lines.map((one) => [one, one.weight] as const))
  const [size, , factor] = random.weighted(line.sizes.map((one) => [one, one[1]] as const))
  const country = random.weighted(line.origins)
  const cargo = cargoOf(line, country)
  const status = random.weighted(supplyFates)
  const grams = quantityOf(random, line, cargo)
  return {
    owner: ownerOf(random, line, traders),
    fish: line.fish,
    category: line.category,
    size,
    grams,
    price: priceOf(random, line, factor),
    country,
    status,
    notes: supplyNotes(random.fork('notes'), { cargo, country, grams }),
    ...supplyDays(random.fork('days'), status, cargo, startAt),
  }
}

const supplyFates = [
  ['available', 100],
  ['reserved', 13],
  ['sold', 12],
  ['expired', 10],
  ['removed', 5],
] as const satisfies readonly (readonly [SupplyStatus, number])[]

/** Chooses an owner so that only a few traders offer each kind of goods. */
function ownerOf(random: Random, { fish, category }: TradeLine, traders: readonly Importer[]): Importer {
  return random.pick(randomFrom(`dealers/${fish}/${category}`).shuffled(traders).slice(0, 5))
}

function quantityOf(random: Random, { category, price }: TradeLine, cargo: Cargo): Grams {
  if (category === 'live') return kilograms(random.whole(4, 8) * 250)
  // Expensive kinds are not shipped in containers, so their quantity is smaller.
  if (price[0] > 45) return kilograms(random.whole(2, 8) * 500)
  if (cargo === 'container') return kilograms(random.weighted(containers))
  const [least, most] = { air: [2, 12], truck: [3, 14], ferry: [3, 12], pallets: [1, 4] }[cargo] as [
    number,
    number,
  ]
  return kilograms(random.whole(least, most) * 1_000)
}

const containers = [
  [24_000, 5],
  [22_000, 3],
  [20_000, 3],
  [12_000, 4],
  [10_000, 2],
  [6_000, 2],
  [4_000, 1],
] as const

function priceOf(random: Random, { price: [least, most] }: TradeLine, factor: number): Halalas {
  const riyals = (least + random.next() * (most - least)) * factor
  const step = riyals < 20 ? 10 : riyals < 100 ? 25 : 100
  return halalas(Math.round((riyals * 100) / step) * step)
}

/**
 * The days of creation and availability of a supply. Fresh goods are available at once; frozen goods may be available
 * later.
 */
function supplyDays(random: Random, status: SupplyStatus, cargo: Cargo, startAt: Date) {
  const frozen = cargo === 'container' || cargo === 'pallets'
  const days = () => (frozen ? random.whole(14, 70) : random.whole(3, 12))
  if (status === 'available' || status === 'reserved') {
    // The newest entries must be the ones that are written by hand, so random entries are older.
    const createdAt = daysBefore(startAt, random.between(0.7, 12))
    const from = addDays(startAt, random.whole(-3, frozen ? 24 : 9))
    const first = from < createdAt ? createdAt : from
    const last = addDays(first, days())
    const to = last > addDays(startAt, 2) ? last : addDays(startAt, random.whole(2, 6))
    return { createdAt, from: riyadhDay(first), to: random.chance(0.8) ? riyadhDay(to) : null }
  }
  const createdAt = daysBefore(startAt, random.between(16, 38))
  const from = addDays(createdAt, random.whole(0, 5))
  const to = addDays(from, random.whole(2, 9))
  return { createdAt, from: riyadhDay(from), to: riyadhDay(to) }
}

function makeDemands(making: Making, count: number, supplies: readonly MadeSupply[]): MadeDemand[] {
  const there = supplies.filter(({ status, owner }) => status === 'available' && owner.role === 'trader')
  return Array.from({ length: count }, (_, place) =>
    makeDemand(making.random.fork(`demand/${place}`), making, there),
  )
}

/** Generates a demand; about half of the demands are for goods that are on the supply board. */
function makeDemand(random: Random, making: Making, there: readonly MadeSupply[]): MadeDemand {
  const { startAt, traders } = making
  const status = random.weighted(demandFates)
  const about =
    random.chance(0.55) && there.length > 0 ? random.pick(there) : makeSupply(random.fork('like'), making)
  const days = demandDays(random.fork('days'), status, startAt, about.from)
  return {
    owner: random.pick(traders.filter(({ id }) => id !== about.owner.id)),
    fish: about.fish,
    category: about.category,
    size: about.size,
    grams: kilograms(Math.max(1, Math.round((about.grams / 1_000_000) * random.between(0.4, 1.1))) * 1_000),
    target: random.chance(0.1) ? null : targetOf(random, about.price),
    notes: demandNotes(random.fork('notes')),
    status,
    ...days,
  }
}

const demandFates = [
  ['open', 40],
  ['fulfilled', 9],
  ['expired', 7],
  ['removed', 4],
] as const satisfies readonly (readonly [DemandStatus, number])[]

/** Most targets are somewhat below the market price. */
function targetOf(random: Random, price: Halalas): Halalas {
  const idea = price * random.between(0.92, 1.03)
  return halalas(Math.round(idea / 50) * 50)
}

function demandDays(random: Random, status: DemandStatus, startAt: Date, from: string) {
  if (status === 'open') {
    const createdAt = daysBefore(startAt, random.between(0.05, 10))
    const needed = riyadhDay(addDays(startAt, random.whole(3, 26)))
    // If the goods arrive after the day of need, most buyers wait for them, so the day of need is moved.
    return { createdAt, neededBy: needed < from && random.chance(0.8) ? from : needed }
  }
  const createdAt = daysBefore(startAt, random.between(14, 36))
  return { createdAt, neededBy: riyadhDay(addDays(createdAt, random.whole(4, 12))) }
}

/** Marks an open demand as matched if an available supply matches it. */
function settled(demand: MadeDemand, supplies: readonly MadeSupply[], startAt: Date): MadeDemand {
  if (demand.status !== 'open') return demand
  const today = riyadhDay(startAt)
  const met = supplies.some((supply) => supply.status === 'available' && meets(demand, supply, today))
  return met ? { ...demand, status: 'matched' } : demand
}

const daysBefore = (at: Date, days: number) => new Date(Math.floor(addDays(at, -days).getTime()))
const kilograms = (whole: number) => fromKilograms(whole) as Grams
