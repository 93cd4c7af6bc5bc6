import type { Database } from '#platform/database/db.ts'
import { openSearch } from '#server/products/search/search.ts'
import { findProduct, listProducts, listSimilar, loadPriceRanges } from '#server/products/store.ts'
import { load, serve } from './load.ts'
import { findPgbench, pgbench, statementsOf } from './pgbench.ts'
import { median, type Row } from './table.ts'

export interface HttpBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  /** Duration of each load, in seconds. */
  readonly seconds: number
}

/** Measures the answers per second over HTTP, compared with the platform, the framework and the database in one run. */
export async function measureHttp(bench: HttpBench): Promise<Row[]> {
  const market = await serve({ role: 'market', ...bench })
  try {
    const rows = [
      ...(await cached(market, bench, '/api/main', 'bare')),
      ...(await cached(market, bench, '/api/products/local', 'bare')),
      ...(await cached(market, bench, '/home', 'fastify')),
      ...(await cached(market, bench, '/local-market', 'fastify')),
      ...(await uncached(market, bench)),
    ]
    const { rss } = await market.usage()
    const mebibytes = Math.round(rss / 1_048_576)
    return [
      ...rows,
      { what: 'memory of the server after all of it, MiB', value: mebibytes, limit: 250, better: 'below' },
    ]
  } finally {
    await market.close()
  }
}

type Market = Awaited<ReturnType<typeof serve>>

/** Measures the same bytes from the market and from a server that only sends them, in alternating rounds. */
async function cached(
  market: Market,
  { seconds }: HttpBench,
  path: string,
  role: 'bare' | 'fastify',
): Promise<Row[]> {
  const answer = await fetch(market.url + path, { headers: { 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const always = () => path
  const other = await serve({ role, bytes, type: String(answer.headers.get('content-type')) })
  try {
    const rates: number[] = []
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const floor = await load(other, always, seconds)
      const ours = await load(market, always, seconds)
      rates.push(ours.perSecond / floor.perSecond)
      costs.push(floor.cpuEach / ours.cpuEach)
    }
    const against = role === 'bare' ? 'bare node:http' : 'bare Fastify'
    return [
      {
        what: `${path} cached, answers a second to ${against}`,
        value: median(rates),
        limit: 0.8,
        better: 'above',
      },
      { what: `${path} cached, CPU of ${against} to ours`, value: median(costs) },
    ]
  } finally {
    await other.close()
  }
}

/** The rounds of both sides alternate, and the median of the ratios counts, so that other load affects both. */
const rounds = 5

/** Measures uncached lists and details, compared with pgbench that runs their statements. */
async function uncached(market: Market, { db, databaseUrl, seconds }: HttpBench): Promise<Row[]> {
  const version = await findPgbench()
  if (!version) return [{ what: 'uncached list and details to pgbench: left out, there is no pgbench here' }]
  const ids = (
    await db.query<{ id: number }>({
      text: "select id from products where origin = 'local' and sale_type = 'normal' and status = 'active'",
    })
  ).map(({ id }) => id)
  let place = 0
  const nextId = () => Number(ids[(place++ * 7919) % ids.length])
  // A new price limit bypasses the cache.
  let limit = 0
  const nextPrice = () => 40 + (limit++ % 40_000) / 100

  const search = openSearch(db)
  // Loads the names into memory first, because a running server has them in memory.
  await search.load(db, ids.slice(0, 1), 'ar')
  const lists = await some(() =>
    statementsOf(db, (sql) =>
      listProducts(sql, 'local', { page: 1, limit: 12, price_max: nextPrice() }, (ids) =>
        search.load(sql, ids, 'ar'),
      ),
    ),
  )
  const details = await some(() =>
    statementsOf(db, async (sql) => {
      const row = await findProduct(sql, nextId())
      if (row) await Promise.all([listSimilar(sql, row, 'ar'), loadPriceRanges(sql, row)])
    }),
  )
  const rows: Row[] = []
  for (const [what, requests, path] of [
    ['list', lists, () => `/api/products/local?price_max=${nextPrice()}`],
    ['details', details, () => `/api/products/show/${nextId()}`],
  ] as const) {
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      const floor = await pgbench(databaseUrl, requests, seconds)
      const ours = await load(market, path, seconds)
      rates.push(ours.perSecond / floor)
    }
    rows.push({
      what: `uncached ${what}, answers a second to ${version} with the same SQL`,
      value: median(rates),
      limit: 0.35,
      better: 'above',
    })
  }
  return rows
}

async function some<Item>(make: () => Promise<Item>): Promise<Item[]> {
  const made: Item[] = []
  for (let count = 0; count < 40; count++) made.push(await make())
  return made
}
