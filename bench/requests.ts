import { Agent, request } from 'node:http'
import { signInAs } from '#demo/testing/signIn.ts'
import type { Database } from '#platform/database/db.ts'
import type { RequestListQuery } from '#shared/requests/contract.ts'
import type { HttpBench } from './http.ts'
import { serve } from './load.ts'
import { p99, type Row } from './table.ts'

/**
 * Measures the time of pages of open requests over HTTP, compared with one row by its key, over HTTP and from the same
 * database. The reads alternate in one run, so that other load affects all of them. The caller is signed in, so nothing
 * is cached.
 */
export async function measureRequestLists(
  { db, ...bench }: Omit<HttpBench, 'seconds'>,
  rounds = 400,
): Promise<Row[]> {
  const { token } = await signInAs(db, 'fisherman')
  const { market, agent, askRow, close } = await serveWithRows({ db, ...bench })
  const kinds: [string, (round: number) => Promise<void>][] = [
    [byKey, askRow],
    ...Object.entries(await mixesOf(db)).map(([what, mix]): [string, () => Promise<void>] => {
      const path = `${market.url}/api/requests/list?${new URLSearchParams(mix)}`
      return [what, () => ask(agent, path, token)]
    }),
  ]
  try {
    const times = await inTurns(kinds, rounds)
    const row = p99(times.get(byKey) ?? [])
    return kinds.flatMap(([what]) => {
      const value = p99(times.get(what) ?? [])
      if (what === byKey) return [{ what: 'a request by its key over HTTP, p99 in ms', value }]
      const limit = { limit: 3, better: 'below' } as const
      return [
        { what: `open requests, ${what}: p99 to that of a row by its key`, value: value / row, ...limit },
      ]
    })
  } finally {
    await close()
  }
}

/** Serves the market, and rows of requests by key as the baseline; `askRow` reads another row in each round. */
export async function serveWithRows({ db, ...bench }: Omit<HttpBench, 'seconds' | 'distDir'>) {
  const market = await serve({ role: 'market', ...bench })
  const bare = await serve({
    role: 'row',
    databaseUrl: bench.databaseUrl,
    text: 'select * from requests where id = $1',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [{ most = 1 } = {}] = await db.query<{ most: number }>({
    text: 'select max(id) as most from requests',
  })
  return {
    market,
    agent,
    askRow: (round: number) => ask(agent, `${bare.url}/${1 + ((round * 7919) % most)}`),
    async close() {
      agent.destroy()
      await market.close()
      await bare.close()
    },
  }
}

const byKey = 'a row by its key'

/** Runs every kind once in each round; returns the ms of each run. */
export async function inTurns(
  kinds: readonly (readonly [string, (round: number) => Promise<unknown>])[],
  rounds: number,
  warming = warmRounds,
): Promise<Map<string, number[]>> {
  const times = new Map(kinds.map(([what]) => [what, [] as number[]]))
  for (let round = -warming; round < rounds; round++) {
    for (const [what, run] of kinds) {
      const from = performance.now()
      await run(Math.abs(round))
      if (round >= 0) times.get(what)?.push(performance.now() - from)
    }
  }
  return times
}

/** The number of warm-up rounds. PostgreSQL plans the first runs of a statement on each connection, so they take longer. */
const warmRounds = 60

type Mix = { readonly [Name in keyof RequestListQuery]?: string }

/** Usual filters and orders of the list, and one combination without a result. */
async function mixesOf(db: Database): Promise<Record<string, Mix>> {
  const top = async (column: string) => {
    const rows = await db.query<{ id: number }>({
      text: `select ${column} as id from requests where ${column} is not null group by 1 order by count(*) desc, 1 limit 3`,
    })
    return rows.map(({ id }) => String(id))
  }
  const [fish, cities, sizes, qualities] = await Promise.all(
    ['fish_id', 'city_id', 'size_id', 'quality_id'].map(top),
  )
  const [first = '', second = ''] = fish ?? []
  const city = cities?.[0] ?? ''
  const [{ name = '' } = {}] = await db.query<{ name: string }>({
    text: 'select name_ar as name from fish where id = $1',
    values: [first],
  })
  return {
    everything: {},
    'one fish': { fish_id: first },
    'one city': { city_id: city },
    'one fish in one city': { fish_id: first, city_id: city },
    'three fishes, two cities, a size and a quality': {
      fish_id: fish?.join(),
      city_id: cities?.slice(0, 2).join(),
      size: sizes?.[0],
      quality: qualities?.[0],
    },
    'a span of prices': { price_min: '60', price_max: '61' },
    'a price that nobody names': { fish_id: second, price_min: '900000' },
    'a text: the name of a fish': { s: name },
    'a text: a fish and what for': { s: `${name} للمطعم` },
    'a text that nothing has': { s: 'زعنفوش الفجر' },
    'soonest needed': { sort: 'needed' },
    largest: { sort: 'quantity_desc' },
    dearest: { sort: 'price_desc' },
    'the eightieth page': { page: '80' },
    'the eightieth page of one fish, soonest needed': { fish_id: first, sort: 'needed', page: '80' },
  } as Record<string, Mix>
}

export function ask(agent: Agent, url: string, token?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
