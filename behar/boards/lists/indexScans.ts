import type { Facet, Facets } from './rows.ts'

/** All ids of the lists of categories and sizes. */
export interface Enumerated {
  readonly category: readonly number[]
  readonly size: readonly number[]
}

export interface Drivers {
  /** One index scan is made for each combination of these values. */
  readonly lists: readonly { readonly facet: Facet; readonly values: readonly (number | string)[] }[]
  /** The facets by which the scans filter. */
  readonly rest: Facets
  /** True for a partial index that omits removed entries and does not begin with the state. */
  readonly shown: boolean
}

/**
 * Chooses the index for a request (decision 41). If an index has a column without a filter, the index is scanned once for
 * each id of that column's list, as long as the number of scans is small. Otherwise one list is scanned, and the
 * remaining filters are applied to its rows.
 */
export function driversOf(
  request: Facets,
  all: Enumerated,
  { states, judged, until }: { readonly states: number; readonly judged: boolean; readonly until: number },
): Drivers {
  const facets = onceEach(request)
  const given = (Object.keys(facets) as Facet[]).filter((facet) => facets[facet])
  const several = shapes.find(({ for: needed }) => needed.every((facet) => given.includes(facet)))
  const alone = single.filter((facet) => given.includes(facet)).map((facet) => ({ by: [facet] }))
  for (const shape of [...(several ? [several] : []), ...alone]) {
    const shown = 'shown' in shape && (shape.shown === 'always' || (shape.shown === 'unjudged' && !judged))
    const lists = shape.by.map((facet) => ({ facet, values: facets[facet] ?? idsOf(all, facet) }))
    const scans = lists.reduce((product, { values }) => product * values.length, shown ? 1 : states)
    if (scans <= mostScans && scans * until <= mostSteps)
      return { lists, rest: without(facets, shape.by), shown }
  }
  return { lists: [], rest: facets, shown: false }
}

interface Shape {
  readonly for: readonly Facet[]
  readonly by: readonly Facet[]
  /**
   * The kind of partial index, which omits removed entries. `always`: only the partial index exists. `unjudged`: an index that
   * begins with the state exists too.
   */
  readonly shown?: 'always' | 'unjudged'
}

const goods = { by: ['fish', 'category', 'size'], shown: 'unjudged' } as const
const ofCountry = { by: ['origin', 'category', 'size'], shown: 'always' } as const

/** The indexes by the facets that they serve, the narrowest first. */
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

const mostScans = 400
const mostSteps = 24_000

function idsOf(all: Enumerated, facet: Facet): readonly number[] {
  if (facet === 'category' || facet === 'size') return all[facet]
  throw new RangeError(`no index enumerates every ${facet}`)
}

function without(facets: Facets, shape: readonly Facet[]): Facets {
  return Object.fromEntries(Object.entries(facets).filter(([facet]) => !shape.includes(facet as Facet)))
}

/** Removes duplicates, so that no entry is listed twice. */
function onceEach(facets: Facets): Facets {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => [facet, values && [...new Set(values)]]),
  )
}
