import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { fromKilograms, type Grams } from '#shared/base/quantity.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'
import type { Importer, MadeDemand, MadeSupply } from './trade.ts'

/**
 * Demands of the demo importer that a newcomer sees first: an open one with a similar but more expensive supply, one without a
 * supply, one that is matched, and `over` demands that have ended. All of them are within the trial, which began eight days
 * ago. One more ended demand is of the importer with an expired subscription.
 */
export function namedDemands(importers: readonly Importer[], startAt: Date, over: number): MadeDemand[] {
  const [first, lapsed] = [ofRole(importers, 'first'), ofRole(importers, 'lapsed')]
  const done = (place: number): boolean => place < over
  return [
    demand(startAt, first, ['salmon', 'fresh', '4_5_kg'], 9_000, 41, { age: 2, needed: 13 }),
    demand(startAt, first, ['tilapia', 'frozen', 'medium'], 20_000, 11.5, { age: 4.5, needed: 20 }),
    demand(startAt, first, ['kanad', 'chilled', 'large'], 4_000, 39, {
      age: 3,
      needed: 7,
      notes: 'التسليم في الدمام',
    }),
    demand(startAt, first, ['squid', 'frozen', 'medium'], 6_000, 19.5, {
      age: 6.6,
      needed: 4,
      status: 'fulfilled',
    }),
    demand(startAt, first, ['hamour', 'chilled', '2_4_kg'], 5_000, 26, {
      age: 7,
      needed: -2,
      status: 'expired',
    }),
    demand(startAt, first, ['shrimp-white-farmed', 'frozen', '40_50'], 12_000, 24, {
      age: 7.5,
      needed: 2,
      status: 'fulfilled',
      notes: 'وزن صافٍ بدون تثليج',
    }),
    demand(startAt, first, ['seabream-gilthead', 'chilled', '0_3_0_5_kg'], 3_000, 25, {
      age: 7.2,
      needed: -1,
      status: 'fulfilled',
    }),
    demand(startAt, first, ['zubaidi', 'chilled', '0_3_0_5_kg'], 2_000, 42, {
      age: 5.5,
      needed: -1,
      status: 'expired',
    }),
    demand(startAt, first, ['pangasius', 'frozen', 'medium'], 24_000, 8, {
      age: 5,
      needed: 6,
      status: 'fulfilled',
      notes: 'Plant registered with SFDA, please',
    }),
    demand(startAt, lapsed, ['crab-blue', 'frozen', 'medium'], 4_000, 12, {
      age: 18,
      needed: -9,
      status: 'fulfilled',
    }),
  ].filter(({ owner }, place) => owner !== first || done(place - 3))
}

/**
 * The supplies for the demands of {@link namedDemands}, some supplies of the first importer, and one of a member with an
 * expired subscription.
 */
export function namedSupplies(importers: readonly Importer[], startAt: Date): MadeSupply[] {
  const [first, lapsed] = [ofRole(importers, 'first'), ofRole(importers, 'lapsed')]
  const traders = importers.filter(({ role }) => role === 'trader')
  const trader = (place: number) => traders[place % traders.length] ?? lapsed
  return [
    supply(startAt, trader(0), 'NO', ['salmon', 'fresh', '4_5_kg'], 12_000, 42.5, {
      age: 0.1,
      from: 5,
      to: 12,
      notes: 'شحن جوي، رحلتان أسبوعيًا، صناديق فلين 20 كجم',
    }),
    supply(startAt, trader(1), 'NO', ['salmon', 'fresh', '4_5_kg'], 6_000, 44, {
      age: 2.6,
      from: 8,
      to: 15,
      notes: 'Airfreight to Riyadh every Tuesday',
    }),
    supply(startAt, trader(2), 'OM', ['kanad', 'chilled', 'large'], 5_000, 38, {
      age: 5,
      from: 2,
      to: 10,
      notes: 'شاحنة مبردة عبر منفذ الربع الخالي، صناديق 25 كجم مع ثلج مجروش',
    }),
    supply(startAt, trader(4), 'IN', ['shrimp-giant', 'frozen', '20_30'], 12_000, 41.5, {
      age: 0.3,
      from: 8,
      to: 50,
      notes: 'كرتون 10 كجم، وزن صافٍ بدون تثليج',
    }),
    supply(startAt, trader(3), 'OM', ['yellowfin', 'fresh', '20_kg_up'], 3_500, 38, {
      age: 0.5,
      from: 0,
      to: 6,
      status: 'reserved',
    }),
    supply(startAt, trader(0), 'TH', ['squid', 'frozen', 'medium'], 6_000, 19.5, {
      age: 0.6,
      from: 11,
      to: null,
      notes: '20 ft reefer at -20 °C, Dammam',
    }),
    supply(startAt, first, 'NO', ['mackerel-atlantic', 'frozen', '0_3_0_5_kg'], 24_000, 9.2, {
      age: 6,
      from: -2,
      to: 45,
      notes: 'حاوية مبردة 40 قدمًا، ميناء الملك عبدالعزيز بالدمام',
    }),
    supply(startAt, first, 'PK', ['zubaidi', 'frozen', '0_3_0_5_kg'], 3_000, 40, {
      age: 1.4,
      from: 3,
      to: 30,
      notes: 'كرتون 10 كجم، وزن صافٍ بدون تثليج',
    }),
    supply(startAt, first, 'VN', ['pangasius', 'frozen', 'large'], 22_000, 8.4, {
      age: 7.1,
      from: -1,
      to: 40,
      status: 'reserved',
      notes: 'مسجل لدى هيئة الغذاء والدواء',
    }),
    supply(startAt, first, 'PK', ['hamour', 'chilled', '1_2_kg'], 4_000, 30.5, {
      age: 7.6,
      from: -6,
      to: -2,
      status: 'sold',
    }),
    supply(startAt, lapsed, 'OM', ['crab-blue', 'frozen', 'large'], 8_000, 12.4, {
      age: 14,
      from: -12,
      to: null,
      notes: 'البضاعة في مستودع مبرد بالدمام، مفسوحة',
    }),
  ]
}

type Goods = readonly [fish: string, category: string, size: string]

interface When {
  /** Days since the creation of the entry. */
  readonly age: number
  readonly notes?: string
}

function demand(
  startAt: Date,
  owner: Importer,
  goods: Goods,
  kilograms: number,
  target: number,
  { needed, status = 'open', ...when }: When & { readonly needed: number; readonly status?: DemandStatus },
): MadeDemand {
  const neededBy = riyadhDay(addDays(startAt, needed))
  return { ...laid(startAt, owner, goods, kilograms, when), target: riyals(target), neededBy, status }
}

function supply(
  startAt: Date,
  owner: Importer,
  country: Country,
  goods: Goods,
  kilograms: number,
  price: number,
  days: When & { readonly from: number; readonly to: number | null; readonly status?: SupplyStatus },
): MadeSupply {
  const { from, to, status = 'available', ...when } = days
  return {
    ...laid(startAt, owner, goods, kilograms, when),
    price: riyals(price),
    country,
    status,
    from: riyadhDay(addDays(startAt, from)),
    to: to === null ? null : riyadhDay(addDays(startAt, to)),
  }
}

function laid(
  startAt: Date,
  owner: Importer,
  [fish, category, size]: Goods,
  kilograms: number,
  { age, notes = '' }: When,
) {
  const grams = fromKilograms(kilograms) as Grams
  const createdAt = new Date(Math.floor(addDays(startAt, -age).getTime()))
  return { owner, fish, category, size, grams, notes, createdAt }
}

function ofRole(importers: readonly Importer[], role: Importer['role']): Importer {
  const one = importers.find((importer) => importer.role === role)
  if (!one) throw new RangeError(`the demo has no importer of the kind ${role}`)
  return one
}

const riyals = (amount: number) => fromRiyals(amount) as Halalas
