import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import autocannon from 'autocannon'
import { demoAccounts, demoPassword } from '#demo/people/accounts.ts'
import type { Database } from '#platform/database/db.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { HttpBench } from '../http.ts'
import { type Served, serve } from '../load.ts'
import { median, type Row } from '../table.ts'

/** Measures sign-ins compared with the bare hash, reads during sign-ins, and the time for known and unknown mobiles. */
export async function measureSignIn(bench: HttpBench): Promise<Row[]> {
  const market = await serve({ role: 'market', ...bench })
  try {
    return [
      ...(await throughput(market, bench.seconds)),
      ...(await readingBeside(market, bench.seconds)),
      ...(await knownAndUnknown(market, bench.db)),
    ]
  } finally {
    await market.close()
  }
}

const [{ mobile }] = demoAccounts

/** One less than the number of cores, so that reads continue. */
const atOnce = Math.max(1, availableParallelism() - 1)

/** Measures sign-ins and the bare hash in alternating rounds, so that other load affects both sides. */
async function throughput(market: Served, seconds: number): Promise<Row[]> {
  const hash = await hashPassword(demoPassword, '')
  const raw: number[] = []
  const ours: number[] = []
  for (let turn = 0; turn < turnsOf(seconds); turn++) {
    raw.push(await rawVerifies(hash, TURN_S))
    ours.push((await storm(market, TURN_S)).perSecond)
    // Requests of disconnected callers are still processed in order, so this one is processed last.
    await timeOf(market.url, 'login', { mobile, password: demoPassword })
  }
  const value = sum(ours) / sum(raw)
  return [
    { what: `sign-ins a second, ${atOnce} at once`, value: median(ours) },
    { what: 'sign-ins to raw argon2 at the same parallelism', value, limit: 0.85, better: 'above' },
  ]
}

const TURN_S = 2
const turnsOf = (seconds: number) => Math.max(4, seconds * 2)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Verifications per second without a server. */
async function rawVerifies(hash: string, seconds: number): Promise<number> {
  const from = performance.now()
  let done = 0
  const turn = async () => {
    while (performance.now() - from < seconds * 1_000) {
      if (!(await verify(hash, demoPassword))) throw new Error('the password is wrong')
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return (done * 1_000) / (performance.now() - from)
}

async function storm({ url }: Served, seconds: number): Promise<{ perSecond: number }> {
  const result = await autocannon({
    url: `${url}/api/login`,
    method: 'POST',
    connections: 16,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password: demoPassword }),
  })
  const signedIn = result['2xx']
  if (signedIn === 0 || result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors among ${signedIn} sign-ins`)
  }
  return { perSecond: signedIn / result.duration }
}

/** Measures an uncached list, alone and during sign-ins; p99 in ms. */
async function readingBeside(market: Served, seconds: number): Promise<Row[]> {
  const alone = await listP99(market, seconds)
  const [beside] = await Promise.all([listP99(market, seconds), storm(market, seconds)])
  return [
    { what: 'list, p99 in ms', value: alone },
    { what: 'list during a storm of sign-ins, p99 in ms', value: beside },
  ]
}

/** Each request has a new price limit, which bypasses the cache. */
let asked = 0

async function listP99({ url }: Served, seconds: number): Promise<number> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `/api/products/local?price_max=${40 + (asked++ % 40_000) / 100}`,
  })
  const result = await autocannon({ url, connections: 2, duration: seconds, requests: [{ setupRequest }] })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a list was refused')
  return result.latency.p99
}

/** Measures the larger divided by the smaller median time of a known and an unknown mobile, in alternating rounds. */
async function knownAndUnknown({ url }: Served, db: Database): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path, count, extra] of [
    ['wrong sign-in', 'login', 200, { password: 'not the password' }],
    ['forgotten password', 'forgot-password', 600, {}],
    ['wrong code', 'reset-password', 600, { code: '000000' }],
  ] as const) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let place = -warming; place < count; place++) {
      // The order of the two kinds alternates, so that neither kind is always first.
      const turns = place % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of turns) {
        const time = await timeOf(url, path, { mobile: mobiles[kind], ...extra })
        if (place >= 0) times[kind].push(time)
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const value = Math.max(known, unknown) / Math.min(known, unknown)
    rows.push({
      what: `${what}: median of known to unknown, the larger first`,
      value,
      limit: 1.1,
      better: 'below',
    })
  }
  await db.query({ text: 'delete from codes' })
  return rows
}

const mobiles = { known: mobile, unknown: '0599999999' }
const warming = 20

async function timeOf(url: string, path: string, body: object): Promise<number> {
  const from = performance.now()
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return performance.now() - from
}
