import type { Database } from '#node/db.ts'
import { listProducts } from '#server/products/store.ts'
import type { ListQuery } from '#shared/products/contract.ts'

/** Twelve mixes of filters that people really use, by name. */
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
    'one fish in one market, tenth page': { fish_id: [Number(kanad)], market_id: [Number(first)], page: 10 },
  }
}

interface Lists {
  readonly fish: readonly number[]
  readonly markets: readonly number[]
  readonly cities: readonly number[]
  readonly sizes: readonly number[]
  readonly states: readonly number[]
}

/** The ids that the mixes speak of: what is listed most. */
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

/** The middle time of each mix, ms, over the database as it is now. */
export async function timeLists(
  db: Database,
  mixes: Readonly<Record<string, Partial<ListQuery>>>,
  rounds: number,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, mix] of Object.entries(mixes)) {
    const taken: number[] = []
    for (let round = -3; round < rounds; round++) {
      const from = performance.now()
      await listProducts(db, 'local', { page: 1, limit: 12, ...mix }, 'ar')
      if (round >= 0) taken.push(performance.now() - from)
    }
    times[name] = taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
  }
  return times
}
