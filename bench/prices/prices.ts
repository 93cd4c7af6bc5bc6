import { Agent } from 'node:http'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { grains } from '#shared/prices/choices.ts'
import type { HttpBench } from '../http.ts'
import { serve } from '../load.ts'
import { ask, inTurns } from '../requests.ts'
import { median, type Row } from '../table.ts'
import { fillPrices, pricedMarkets } from './rows.ts'

/**
 * Measures the pages of a species with ten years of daily prices of 80 markets over HTTP, compared with a row by its key in the
 * same run. The caller is signed in, so nothing is cached.
 */
export async function measurePrices(
  { db, ...bench }: Omit<HttpBench, 'seconds' | 'distDir'> & { readonly db: Database },
  rounds = 200,
): Promise<Row[]> {
  const { code, rows } = await fillPrices(db)
  const { token } = await addPerson(db)
  const [market] = await pricedMarkets(db)
  const server = await serve({ role: 'market', ...bench })
  const bare = await serve({
    role: 'row',
    databaseUrl: bench.databaseUrl,
    text: 'select * from products where id = $1',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [{ least = 1 } = {}] = await db.query<{ least: number }>({
    text: 'select min(id) as least from products',
  })
  const paths = Object.fromEntries([
    ...grains.map((grain) => [`by ${grain}`, `prices/${code}?grain=${grain}`]),
    ['by day in one market', `prices/${code}?grain=day&place=${market}`],
    ['by month, auctions only', `prices/${code}?grain=month&channel=auction`],
    ['of all species', 'prices'],
  ]) as Readonly<Record<string, string>>
  try {
    const times = await inTurns(
      [
        [byKey, () => ask(agent, `${bare.url}/${least}`)],
        ...Object.entries(paths).map(([what, path]): [string, () => Promise<void>] => [
          what,
          () => ask(agent, `${server.url}/api/${path}`, token),
        ]),
      ],
      rounds,
    )
    const row = median(times.get(byKey) ?? [])
    return [
      { what: 'prices, kept rows of the species', value: rows },
      { what: 'prices, a row by its key over HTTP, median in ms', value: row },
      ...Object.keys(paths).map((what): Row => {
        const value = median(times.get(what) ?? []) / row
        // The list reads every species and market, so its time has no limit relative to a single row.
        const limit = what === 'of all species' ? {} : ({ limit: 3, better: 'below' } as const)
        return { what: `prices, ${what}: median to that of a row by its key`, value, ...limit }
      }),
    ]
  } finally {
    agent.destroy()
    await server.close()
    await bare.close()
  }
}

const byKey = 'a row by its key'
