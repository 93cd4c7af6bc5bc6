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
  /** Whether the index knows only what is not removed, and no states. */
  readonly shown: boolean
}

/**
 * By which of the indexes entries are found (decision 41). An index that has a list which is not asked for is walked for each
 * of its ids, as long as the walks stay few; else by one list, and the rest is looked at on the way.
 */
export function driversOf(
  asked: Facets,
  all: Enumerated,
  { states, judged, until }: { readonly states: number; readonly judged: boolean; readonly until: number },
): Drivers {
  const facets = onceEach(asked)
  const given = (Object.keys(facets) as Facet[]).filter((facet) => facets[facet])
  const several = shapes.find(({ for: needed }) => needed.every((facet) => given.includes(facet)))
  const alone = single.filter((facet) => given.includes(facet)).map((facet) => ({ by: [facet] }))
  for (const shape of [...(several ? [several] : []), ...alone]) {
    const shown = 'shown' in shape && (shape.shown === 'always' || (shape.shown === 'unjudged' && !judged))
    const lists = shape.by.map((facet) => ({ facet, values: facets[facet] ?? idsOf(all, facet) }))
    const walks = lists.reduce((product, { values }) => product * values.length, shown ? 1 : states)
    if (walks <= mostWalks && walks * until <= mostSteps)
      return { lists, rest: without(facets, shape.by), shown }
  }
  return { lists: [], rest: facets, shown: false }
}

interface Shape {
  readonly for: readonly Facet[]
  readonly by: readonly Facet[]
  /** Whether there is an index of what is not removed: alone, or beside the one that begins with the state. */
  readonly shown?: 'always' | 'unjudged'
}

const goods = { by: ['fish', 'category', 'size'], shown: 'unjudged' } as const
const ofCountry = { by: ['origin', 'category', 'size'], shown: 'always' } as const

/** What the indexes are for, the narrowest first; which lists each is walked by. */
const shapes: readonly Shape[] = [
  { for: ['fish', 'category', 'size'], ...goods },
  { for: ['fish', 'origin'], by: ['fish', 'origin'] },
  { for: ['fish', 'category'], ...goods },
  { for: ['fish', 'size'], ...goods },
  { for: ['fish'], by: ['fish'] },
  { for: ['origin', 'category'], ...ofCountry },
  { for: ['origin', 'size'], ...ofCountry },
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
