import { riyadhDay } from '#shared/base/dates.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { Person } from '../people/people.ts'
import { waterOf } from '../people/people.ts'
import type { Random } from '../random.ts'
import type { OptionCode } from '../reference/options.ts'
import { closedSeason, type Species, species, type Water } from '../reference/reference.ts'

/** One kind of goods that a seller offers: species, origin and frequency. */
export interface Offer {
  readonly species: Species
  readonly origin: 'local' | 'imported'
  readonly farmed: boolean
  readonly weight: number
}

/** Demand for species. The default is 1, or 0.6 if the confidence in the data of the species is not high. */
const demand: Readonly<Record<string, number>> = {
  hamour: 12,
  kanad: 12,
  sheri: 10,
  safi: 10,
  'shrimp-tiger': 11,
  zubaidi: 7,
  najil: 8,
  shaour: 9,
  sijan: 6,
  hareed: 5,
  arabi: 5,
  bayad: 5,
  taradi: 4,
  subaity: 5,
  tilapia: 6,
  salmon: 7,
  hamra: 4,
  'seabream-gilthead': 6,
  'seabass-asian': 5,
  'shrimp-white-farmed': 6,
  'crab-blue': 6,
  squid: 4,
  'shrimp-giant': 5,
  'sultan-ibrahim': 5,
  faskar: 3,
  maid: 4,
  boori: 4,
  jash: 4,
  qubab: 3,
  sikin: 3,
  cuttlefish: 3,
  nuwaibi: 3,
  andaq: 4,
  yanam: 3,
  bagha: 3,
  sardine: 4,
  pangasius: 4,
  hilsa: 3,
}

const onSale = species.filter((one) => !one.hidden)

/** Everything of these species that the seller could offer. */
export function assortmentOf(seller: Person, among: readonly Species[] = onSale): Offer[] {
  const water = seller.market ? waterOf(seller.city) : undefined
  return among.flatMap((one) => offersOf(seller, one, water))
}

/** Excludes local wild fish whose season is closed on that day in the seller's region. */
export function inSeason(offers: readonly Offer[], seller: Person, at: Date): Offer[] {
  const day = riyadhDay(at)
  return offers.filter(
    ({ origin, farmed, species: { code } }) =>
      origin === 'imported' || farmed || !closedSeason(code, seller.city.region, day),
  )
}

function offersOf(seller: Person, one: Species, water: Water | undefined): Offer[] {
  const weight = demand[one.code] ?? (one.confidence === 'high' ? 1 : 0.6)
  const offer = (origin: 'local' | 'imported', farmed: boolean): Offer => ({
    species: one,
    origin,
    farmed,
    weight,
  })
  if (seller.type === 'international_seller') {
    return one.origin === 'local' ? [] : [offer('imported', one.farmed)]
  }
  if (one.origin === 'imported') return []
  // Farmed fish of the Red Sea coast and of inland ponds is sold in every market. Fishermen do not offer it, because they
  // sell only wild fish.
  if (one.farmed && one.code !== 'boori' && one.code !== 'subaity' && one.code !== 'shrimp-indian-white') {
    return seller.type === 'fisherman' ? [] : [offer('local', true)]
  }
  return water === undefined || one.waters.includes(water) ? [offer('local', false)] : []
}

type Source = readonly (readonly [Country, number])[]

const neighbours: Source = [
  ['OM', 5],
  ['YE', 4],
  ['PK', 3],
  ['IN', 3],
  ['IR', 2],
  ['AE', 1],
]
const northAtlantic: Source = [['NO', 1]]
const asianPonds: Source = [
  ['VN', 4],
  ['IN', 3],
  ['TH', 2],
]

const sources: Readonly<Record<string, Source>> = {
  salmon: [
    ['NO', 9],
    ['CL', 1],
  ],
  trout: [
    ['TR', 3],
    ['NO', 1],
  ],
  'seabass-european': [['TR', 1]],
  'seabream-gilthead': [
    ['TR', 3],
    ['EG', 1],
  ],
  tilapia: [
    ['CN', 2],
    ['EG', 2],
  ],
  pangasius: [['VN', 1]],
  'african-catfish': [['EG', 1]],
  boori: [['EG', 1]],
  carp: [
    ['IR', 1],
    ['TR', 1],
  ],
  rohu: [
    ['BD', 2],
    ['IN', 2],
    ['PK', 1],
  ],
  hilsa: [
    ['BD', 3],
    ['IN', 1],
  ],
  'shrimp-giant': asianPonds,
  'shrimp-white-farmed': asianPonds,
  'shrimp-indian-white': [['IN', 1]],
  zubaidi: [
    ['IR', 2],
    ['PK', 2],
    ['KW', 1],
    ['IN', 1],
  ],
  cod: northAtlantic,
  'mackerel-atlantic': northAtlantic,
  herring: northAtlantic,
  'king-crab': northAtlantic,
  pollock: [['CN', 1]],
  hake: [
    ['MR', 2],
    ['SN', 1],
  ],
  octopus: [
    ['MR', 2],
    ['SN', 1],
  ],
  'nile-perch': [
    ['SD', 1],
    ['EG', 1],
  ],
  'lobster-american': [['CA', 1]],
  'lobster-spiny': [
    ['OM', 2],
    ['SO', 1],
  ],
  mussel: [['CL', 1]],
  'mussel-green': [
    ['TH', 2],
    ['CN', 1],
  ],
  oyster: [['CA', 1]],
  scallop: [
    ['CA', 1],
    ['CN', 1],
  ],
  clam: [
    ['CN', 1],
    ['VN', 1],
  ],
  milkfish: [['VN', 1]],
  skipjack: [
    ['OM', 2],
    ['LK', 1],
  ],
  yellowfin: [
    ['OM', 2],
    ['LK', 2],
  ],
  swordfish: [['LK', 1]],
  shaour: [
    ['YE', 3],
    ['SD', 2],
    ['ER', 1],
  ],
  'sultan-ibrahim': [
    ['SN', 1],
    ['YE', 1],
    ['EG', 1],
  ],
}

/** The country from which imported goods of a species come. */
export function countryOf(random: Random, code: string): Country {
  return random.weighted(sources[code] ?? neighbours)
}

type State = OptionCode<'fish_types'>

/** The states that goods on sale may have at this age (hours since they were listed), with weights. */
export function statesOf({ species: one, origin }: Offer, ageHours: number): (readonly [State, number])[] {
  const alive = ['crustacean', 'mollusc'].includes(one.category) && one.fao_code !== 'CON'
  const states: [State, number, mostHours: number][] =
    origin === 'local'
      ? [
          ['fresh', 12, 30],
          ['chilled', 5, 66],
          ['frozen', 1.5, Number.POSITIVE_INFINITY],
        ]
      : [
          ['fresh', one.category === 'finfish_salmonid' ? 3 : 0, 30],
          ['chilled', 4, 66],
          ['frozen', 5, Number.POSITIVE_INFINITY],
        ]
  if (alive && !one.code.startsWith('shrimp')) states.push(['live', 5, 44])
  if (['salmon', 'herring', 'trout', 'mackerel-atlantic'].includes(one.code)) {
    states.push(['smoked', 4, Number.POSITIVE_INFINITY])
  }
  if (['anchovy', 'sardine', 'bagha'].includes(one.code)) states.push(['dried', 2, Number.POSITIVE_INFINITY])
  return states.filter(([, , most]) => ageHours <= most).map(([state, weight]) => [state, weight] as const)
}
