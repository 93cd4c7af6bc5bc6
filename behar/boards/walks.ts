import type { Facet, Facets } from './sides.ts'

/** All ids of the lists of states of goods and of sizes. */
export interface Enumerated {
  readonly category: readonly number[]
  readonly size: readonly number[]
}

export interface Drivers {
  /** What is walked by: one walk for each of these values, or of each combination of them. */
  readonly lists: readonly { readonly facet: Facet; readonly values: readonly (number | string)[] }[]
  /** What is looked at on the way. */
  readonly rest: Facets
}

/**
 * By which of the indexes entries are found (decision 41). An index that has a list which is not asked for is walked for each
 * of its ids, as long as the walks stay few; else by one list, and the rest is looked at on the way.
 */
export function driversOf(asked: Facets, all: Enumerated, states: number, until: number): Drivers {
  const facets = onceEach(asked)
  const given = (Object.keys(facets) as Facet[]).filter((facet) => facets[facet])
  const several = shapes.find(({ for: needed }) => needed.every((facet) => given.includes(facet)))
  for (const shape of [several?.by, ...single.filter((facet) => given.includes(facet)).map((one) => [one])]) {
    if (!shape) continue
    const lists = shape.map((facet) => ({ facet, values: facets[facet] ?? idsOf(all, facet) }))
    const walks = lists.reduce((product, { values }) => product * values.length, states)
    if (walks <= mostWalks && walks * until <= mostSteps) return { lists, rest: without(facets, shape) }
  }
  return { lists: [], rest: facets }
}

/** What the indexes are for, the narrowest first; which lists each is walked by. */
const shapes: readonly { readonly for: readonly Facet[]; readonly by: readonly Facet[] }[] = [
  { for: ['fish', 'category', 'size'], by: ['fish', 'category', 'size'] },
  { for: ['fish', 'origin'], by: ['fish', 'origin'] },
  { for: ['fish', 'category'], by: ['fish', 'category', 'size'] },
  { for: ['fish', 'size'], by: ['fish', 'category', 'size'] },
  { for: ['fish'], by: ['fish'] },
  { for: ['origin', 'category', 'size'], by: ['origin', 'category', 'size'] },
  { for: ['origin', 'category'], by: ['origin', 'category', 'size'] },
  { for: ['origin', 'size'], by: ['origin', 'category', 'size'] },
  { for: ['category', 'size'], by: ['category', 'size'] },
]

const single: readonly Facet[] = ['fish', 'origin', 'size', 'category']

const mostWalks = 400
const mostSteps = 24_000

function idsOf(all: Enumerated, facet: Facet): readonly number[] {
  if (facet === 'category' || facet === 'size') return all[facet]
  throw new RangeError(`nothing is walked by every ${facet}`)
}

function without(facets: Facets, shape: readonly Facet[]): Facets {
  return Object.fromEntries(Object.entries(facets).filter(([facet]) => !shape.includes(facet as Facet)))
}

/** Each value once: an entry must not come twice. */
function onceEach(facets: Facets): Facets {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [facet, values && [...new Set(values)]]),
  )
}
