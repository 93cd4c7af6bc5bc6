import { hash } from '@node-rs/argon2'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { type Numbers, numberGiver } from '../numbers.ts'
import { fractionOf, type Random } from '../random.ts'
import { type City, cities, type Market, markets, regions, type Water } from '../reference/reference.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts'
import { districts, families, men, residents, women } from './names.ts'

export interface Person {
  readonly id: number
  readonly type: UserType
  readonly staffRole?: StaffRole
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly email: string
  readonly address: string
  readonly nationalId: string
  readonly crNumber?: string
  readonly city: City
  /** The market of a seller. */
  readonly market?: Market
  /** The port of a fisherman. */
  readonly landing?: Market
  /** Quantity class of a buyer. */
  readonly appetite: 'household' | 'restaurant' | 'trader'
  readonly createdAt: Date
}

/** Number of people of each type; the operator is not included. */
export type Headcount = Record<UserType, number>

/** Generates people with valid, unique numbers. The first person of each type is the demo account of that type. */
export function makePeople(random: Random, counts: Headcount, startAt: Date): Person[] {
  const numbers = numberGiver(random.fork('numbers'), '00')
  const people = demoAccounts.map((account, place) => demoPerson(account, place + 1, numbers, startAt))
  for (const [type, count] of Object.entries(counts) as [UserType, number][]) {
    const named = people.filter((person) => person.type === type && !person.staffRole).length
    for (let place = named; place < count; place++) {
      people.push(makePerson(random.fork(`${type}/${place}`), type, people.length + 1, numbers, startAt))
    }
  }
  return people
}

/** Generates additional sellers for bulk goods; their mobiles have their own block. */
export function makeSellers(random: Random, count: number, firstId: number, startAt: Date): Person[] {
  const numbers = numberGiver(random.fork('numbers'), '01')
  const types = ['fisherman', 'local_seller', 'local_seller', 'international_seller'] as const
  return Array.from({ length: count }, (_, place) => {
    const type = types[place % types.length] ?? 'local_seller'
    return makePerson(random.fork(String(place)), type, firstId + place, numbers, startAt)
  })
}

/**
 * Rows of `users`. All people have the same hash of the demo password, because computing a hash for each would take
 * seconds.
 */
export async function userRows(people: readonly Person[], cityIds: ReadonlyMap<string, number>) {
  const passwordHash = await demoHash()
  return people.map((person) => ({
    id: person.id,
    type: person.type,
    f_name: person.firstName,
    l_name: person.lastName,
    mobile: person.mobile,
    email: person.email,
    address: person.address,
    n_id: person.nationalId,
    cr_number: person.crNumber ?? null,
    vat_number: vatNumberOf(person),
    password_hash: passwordHash,
    city_id: cityIds.get(person.city.code),
    blocked: false,
    verified: person.type !== 'local_buyer',
    mobile_verified_at: person.createdAt,
    staff_role: person.staffRole ?? null,
    created_at: person.createdAt,
  }))
}

/** The VAT number of a seller; null for fishermen, buyers, and half of the companies, which are too small to have to register. */
export function vatNumberOf({ id, crNumber }: Pick<Person, 'id' | 'crNumber'>): string | null {
  const registered = crNumber !== undefined && fractionOf(`${id}/vat`) < 0.5
  return registered ? `3${String(100_000_000 + id * 7_919)}00003` : null
}

/** Hashes the demo password: Argon2id with 19 MiB, two passes, one lane. The fixed salt makes builds reproducible. */
function demoHash(): Promise<string> {
  const salt = Buffer.from('samak-demo-world')
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
}

const day = 86_400_000

function demoPerson(account: DemoAccount, id: number, numbers: Numbers, startAt: Date): Person {
  const { type, staffRole, firstName, lastName } = account
  const city = cityOf(account.city)
  const mobile = mobileE164(account.mobile)
  if (!mobile) throw new RangeError(`no mobile: ${account.mobile}`)
  return {
    id,
    type,
    ...(staffRole ? { staffRole } : {}),
    firstName: firstName.ar,
    lastName: lastName.ar,
    mobile,
    email: emailOf(firstName.en, lastName.en, ''),
    address: `${districts[0]?.[0]}، ${city.name_ar}`,
    nationalId: numbers.nationalId('1'),
    ...(sellsByCompany(type) ? { crNumber: numbers.crNumber(city) } : {}),
    city,
    ...(account.market ? { market: marketOf(account.market) } : {}),
    ...(account.landing ? { landing: marketOf(account.landing) } : {}),
    appetite: type === 'local_buyer' ? 'household' : 'trader',
    createdAt: new Date(startAt.getTime() - 400 * day - id * 3_600_000),
  }
}

function makePerson(random: Random, type: UserType, id: number, numbers: Numbers, startAt: Date): Person {
  const { city, market, landing } = placeOf(random, type)
  const resident = random.chance(type === 'local_buyer' ? 0.2 : 0.08)
  const name = resident ? residentName(random) : saudiName(random, type, city)
  const [district] = random.pick(districts)
  return {
    id,
    type,
    firstName: name.first,
    lastName: name.last,
    mobile: numbers.mobile(),
    email: emailOf(name.latinFirst, name.latinLast, String(id)),
    address: `${district}، ${city.name_ar}`,
    nationalId: numbers.nationalId(resident ? '2' : '1'),
    ...(sellsByCompany(type) ? { crNumber: numbers.crNumber(city) } : {}),
    city,
    ...(market ? { market } : {}),
    ...(landing ? { landing } : {}),
    appetite: appetiteOf(random, type),
    createdAt: new Date(startAt.getTime() - Math.floor(random.between(110, 700) * day)),
  }
}

function appetiteOf(random: Random, type: UserType): Person['appetite'] {
  if (type === 'local_buyer') {
    return random.weighted([
      ['household', 5],
      ['restaurant', 4],
      ['trader', 1],
    ])
  }
  return type === 'fisherman' ? 'household' : 'trader'
}

const sellsByCompany = (type: UserType) => type === 'local_seller' || type === 'international_seller'

const shops = markets.filter((market) => market.kind !== 'landing_site')
const ports = markets.filter((market) => market.kind === 'landing_site')

/** Trade volume of a market relative to the others; the default is 2. */
const turnover: Readonly<Record<string, number>> = {
  'jeddah-bangalah': 12,
  'qatif-fish-island': 11,
  'dammam-central': 9,
  jizan: 6,
  'riyadh-fish': 7,
  'riyadh-ateeqah': 4,
  'yanbu-central': 4,
  'makkah-central': 5,
  'madinah-fish': 4,
  tarut: 5,
  jubail: 5,
  thuwal: 3,
}

/** The markets where imported goods arrive and are sold. */
const importGates = [
  'jeddah-bangalah',
  'dammam-central',
  'riyadh-fish',
  'makkah-central',
  'jizan',
  'madinah-fish',
]

function placeOf(random: Random, type: UserType): { city: City; market?: Market; landing?: Market } {
  if (type === 'local_buyer') return { city: random.weighted(buyerCities) }
  if (type === 'fisherman') {
    const landing = random.pick(ports)
    return { city: cityOf(landing.city), market: nearestShop(landing), landing }
  }
  const choices = type === 'local_seller' ? shops : shops.filter(({ code }) => importGates.includes(code))
  const market = random.weighted(choices.map((shop) => [shop, turnover[shop.code] ?? 2] as const))
  return { city: cityOf(market.city), market }
}

const crowded = [
  'riyadh',
  'jeddah',
  'dammam',
  'makkah',
  'madinah',
  'khobar',
  'qatif',
  'jizan',
  'abha',
  'hofuf',
]
const buyerCities = cities.map((city) => [city, crowded.includes(city.code) ? 8 : 1] as const)

/** The market nearest to a fisherman's port in the same region. */
function nearestShop(port: Market): Market {
  const from = cityOf(port.city)
  const inRegion = shops.filter((shop) => cityOf(shop.city).region === from.region)
  const away = (shop: Market) => {
    const to = cityOf(shop.city)
    return Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude)
  }
  const [nearest] = (inRegion.length ? inRegion : shops).toSorted((one, other) => away(one) - away(other))
  if (!nearest) throw new RangeError(`no market near ${port.code}`)
  return nearest
}

interface FullName {
  readonly first: string
  readonly last: string
  readonly latinFirst: string
  readonly latinLast: string
}

function saudiName(random: Random, type: UserType, city: City): FullName {
  const womanShare = type === 'fisherman' ? 0 : type === 'local_buyer' ? 0.35 : 0.1
  const [first, latinFirst] = random.pick(random.chance(womanShare) ? women : men)
  const home = random.chance(0.8)
    ? (waterOf(city) ?? 'inland')
    : random.pick(['gulf', 'red_sea', 'inland'] as const)
  const [last, latinLast] = random.pick(families[home])
  return { first, last, latinFirst, latinLast }
}

function residentName(random: Random): FullName {
  const home = random.pick(['arab', 'asian'] as const)
  const [ar, latinFirst] = random.pick(residents[home].first)
  const [arLast, latinLast] = random.pick(residents[home].last)
  return home === 'arab'
    ? { first: ar, last: arLast, latinFirst, latinLast }
    : { first: latinFirst, last: latinLast, latinFirst, latinLast }
}

/** An e-mail below `.example`, a reserved domain (RFC 2606), so that nobody owns the address. */
function emailOf(first: string, last: string, suffix: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^al-/, '')
      .replace(/[^a-z]/g, '')
  return `${plain(first)}.${plain(last)}${suffix}@samak.example`
}

/** The sea of a city's region; undefined inland. */
export function waterOf(city: City): Water | undefined {
  return regions.find((region) => region.code === city.region)?.coast ?? undefined
}

export function cityOf(code: string): City {
  const city = cities.find((one) => one.code === code)
  if (!city) throw new RangeError(`no city ${code}`)
  return city
}

function marketOf(code: string): Market {
  const market = markets.find((one) => one.code === code)
  if (!market) throw new RangeError(`no market ${code}`)
  return market
}
