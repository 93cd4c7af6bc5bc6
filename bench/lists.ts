import type { Database } from '#platform/database/db.ts'
import { openSearch } from '#server/products/search/search.ts'
import { listProducts } from '#server/products/store.ts'
import type { ListQuery } from '#shared/products/contract.ts'
import { median } from './table.ts'

/** With 1,000 products this page is empty, so the ratio compares a list with an empty result. */
export const emptyAtFew = 'one fish in one market, tenth page'

/** Twelve usual combinations of filters, by name, and one whose page is empty if there are few products. */
export function mixesOf({ fish, markets, cities, sizes, states }: Lists): Record<string, Partial<ListQuery>> {
  const [hamour, kanad, safi] = fish
  const [first, second] = markets
  return {
    'everything, newest': {},
    'everything, cheapest': { sort: 'price_asc' },
    'everything, dearest': { sort: 'price_desc' },
    'everything, largest': { sort: 'quantity_desc' },
    'one fish': { fish_id: [Number(hamour)] },
    'three fishes, cheapest': { fish_id: [hamour, kanad, safi].map(Number), sort: 'price_asc' },
    'one market': { market_id: [Number(first)] },
    'two markets, one fish': { market_id: [first, second].map(Number), fish_id: [Number(hamour)] },
    'one city, fresh': { city_id: [Number(cities[0])], fish_type: [Number(states[0])] },
    'a span of prices': { price_min: 20, price_max: 40 },
    'large and fresh, under 60': { size: [Number(sizes[0])], fish_type: [Number(states[0])], price_max: 60 },
    'one fish, fifth page': { fish_id: [Number(kanad)], page: 5 },
    [emptyAtFew]: { fish_id: [Number(kanad)], market_id: [Number(first)], page: 10 },
  }
}

interface Lists {
  readonly fish: readonly number[]
  readonly markets: readonly number[]
  readonly cities: readonly number[]
  readonly sizes: readonly number[]
  readonly states: readonly number[]
}

/** The most frequent ids, for the filters. */
export async function loadLists(db: Database): Promise<Lists> {
  const top = async (column: string) => {
    const rows = await db.query<{ id: number }>({
      text: `select ${column} as id from products where origin = 'local' and sale_type = 'normal' and status = 'active'
             group by 1 order by count(*) desc, 1 limit 3`,
    })
    return rows.map(({ id }) => id)
  }
  const [fish, markets, cities, sizes, states] = await Promise.all(
    ['fish_id', 'market_id', 'city_id', 'size_id', 'fish_type_id'].map(top),
  )
  return { fish, markets, cities, sizes, states } as Lists
}

/**
 * Measures for each combination of filters the median time in `many` divided by the median time in `few`, from alternating
 * rounds.
 */
export async function compareLists(
  { few, many }: { readonly few: Database; readonly many: Database },
  mixes: Readonly<Record<string, Partial<ListQuery>>>,
  rounds: number,
): Promise<Record<string, number>> {
  const ratios: Record<string, number> = {}
  const sides = Object.entries({ few, many }).map(([side, db]) => ({
    side: side as 'few' | 'many',
    db,
    search: openSearch(db),
  }))
  for (const [name, mix] of Object.entries(mixes)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = -warming; round < rounds; round++) {
      for (const { side, db, search } of sides) {
        const from = performance.now()
        await listProducts(db, 'local', { page: 1, limit: 12, ...mix }, (ids) => search.load(db, ids, 'ar'))
        if (round >= 0) times[side].push(performance.now() - from)
      }
    }
    ratios[name] = median(times.many) / median(times.few)
  }
  return ratios
}

/** The number of warm-up runs. PostgreSQL plans the first runs of a statement on each connection, so they take longer. */
const warming = 40
