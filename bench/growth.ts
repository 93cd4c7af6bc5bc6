import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Database } from '#platform/database/db.ts'
import { makeTraders } from '../scripts/steps/faults/traders.ts'
import { type BidsBench, openAuctions } from './auctions/bids.ts'
import { type Served, serve } from './load.ts'
import { median, type Row } from './table.ts'

/** The next request of an action. */
type Next = () => Partial<autocannon.Request>

/**
 * Measures the cost of each action, and the effect of a second web process. First one and then two web processes share one
 * processor; the database and this load generator share the other processor. Needs Linux with at least two processors.
 */
export async function measureGrowth({ db, databaseUrl, seconds, ...folders }: BidsBench): Promise<Row[]> {
  const postmaster = await postmasterOf(db)
  if (postmaster === undefined) return [{ what: 'growth: left out, there is no /proc here' }]
  pin(process.pid, '1')
  pin(postmaster, '1')
  const rows: Row[] = []
  const actions = await openActions(db)
  const market = [1, 2].map(() => serve({ role: 'market', databaseUrl, ...folders }))
  const both = await Promise.all(market)
  for (const { pid } of both) pin(pid, '0')
  try {
    for (const [what, next] of Object.entries(actions)) {
      const measured: { readonly one: Cost[]; readonly two: Cost[] } = { one: [], two: [] }
      for (let round = -1; round < rounds; round += 1) {
        const one = await costOf({ db, postmaster, seconds, next }, both.slice(0, 1))
        const two = await costOf({ db, postmaster, seconds, next }, both)
        if (round < 0) continue
        measured.one.push(one)
        measured.two.push(two)
      }
      const middle = (of: keyof typeof measured, figure: keyof Cost) =>
        median(measured[of].map((cost) => cost[figure]))
      rows.push(
        { what: `${what}: answers a second of one web process`, value: middle('one', 'perSecond') },
        {
          what: `${what}: answers a second of two web processes on the same processor, ratio to one`,
          value: median(
            measured.two.map(({ perSecond }, at) => perSecond / (measured.one[at]?.perSecond ?? 0)),
          ),
        },
        { what: `${what}: processor time of the web process, µs`, value: middle('one', 'webUs') },
        { what: `${what}: processor time of the database, µs`, value: middle('one', 'databaseUs') },
        { what: `${what}: bytes of an answer`, value: middle('one', 'bytes') },
        ...(writing.has(what)
          ? [
              { what: `${what}: bytes of the database's files`, value: middle('one', 'diskBytes') },
              { what: `${what}: bytes of the write-ahead log`, value: middle('one', 'walBytes') },
            ]
          : []),
      )
    }
    rows.push(...(await measureNotifications(databaseUrl, seconds)))
  } finally {
    await Promise.all(both.map((served) => served.close()))
    pin(process.pid, '0,1')
  }
  return rows
}

const rounds = 3
const connections = 32

interface Cost {
  readonly perSecond: number
  readonly webUs: number
  readonly databaseUs: number
  readonly bytes: number
  readonly diskBytes: number
  readonly walBytes: number
}

interface Measuring {
  readonly db: Database
  readonly postmaster: number
  readonly seconds: number
  readonly next: Next
}

async function costOf({ db, postmaster, seconds, next }: Measuring, web: readonly Served[]): Promise<Cost> {
  const use = async () => {
    const [size] = await db.query<{ disk: number; wal: number }>({
      text: `select pg_database_size(current_database()) as disk, (pg_current_wal_lsn() - '0/0')::bigint as wal`,
    })
    const used = await Promise.all(web.map((served) => served.usage()))
    const processors = { web: used.reduce((sum, one) => sum + one.cpu, 0), database: timesOf(postmaster) }
    return { ...processors, disk: size?.disk ?? 0, wal: size?.wal ?? 0 }
  }
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...next() })
  const before = await use()
  const results = await Promise.all(
    web.map(({ url }) =>
      autocannon({
        url,
        connections: connections / web.length,
        duration: seconds,
        requests: [{ setupRequest }],
      }),
    ),
  )
  const after = await use()
  const sum = (of: (one: autocannon.Result) => number) => results.reduce((all, one) => all + of(one), 0)
  const [good, failed] = [sum((one) => one['2xx']), sum((one) => one['5xx'] + one.errors)]
  if (good === 0 || failed > 0) throw new Error(`${failed} failures among ${good} answers`)
  const answers = good + sum((one) => one['4xx'])
  return {
    perSecond: good / seconds,
    webUs: (after.web - before.web) / answers,
    databaseUs: (after.database - before.database) / answers,
    bytes: sum((one) => one.throughput.total) / answers,
    diskBytes: (after.disk - before.disk) / answers,
    walBytes: (after.wal - before.wal) / answers,
  }
}

/**
 * Creates the people and goods of the measured actions, and returns the actions. Except for those named "cached", the
 * parameters change with each request, so that no cache answers.
 */
async function openActions(db: Database): Promise<Record<string, Next>> {
  const { buyers, goods, forms } = await makeTraders(db, 64)
  const auctions = await openAuctions(db)
  await auctions.look()
  let turn = 0
  const price = () => 40 + (turn++ % 40_000) / 100
  const posting = (token: string, path: string, body: object): Partial<autocannon.Request> => ({
    ...{ method: 'POST', path, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  const get = (path: string): Partial<autocannon.Request> => ({ method: 'GET', path })
  return {
    'list, cached': () => get('/api/products/local'),
    'home page, cached': () => get('/'),
    list: () => get(`/api/products/local?price_max=${price()}`),
    bid: () => {
      const place = turn++
      const id = auctions.lots[place % auctions.lots.length] ?? 0
      const { token } = auctions.bidders[place % auctions.bidders.length] ?? { token: '' }
      return posting(token, `/api/auction/show/${id}/bid`, { money: auctions.next(id) })
    },
    order: () => {
      const place = turn++
      const { token } = buyers[place % buyers.length] ?? { token: '' }
      return posting(token, `/api/orders/create/${goods[place % goods.length]?.id}`, {
        ...forms[0],
        quantity: 1,
      })
    },
  }
}

const writing = new Set(['bid', 'order'])

const listeners = 16
const senders = 16

/** Measures how many notifications per second several senders can send to several listeners, and how many are lost. */
async function measureNotifications(url: string, seconds: number): Promise<Row[]> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
  }
  const clients = await Promise.all(Array.from({ length: listeners + senders }, open))
  let [sent, received] = [0, 0]
  for (const client of clients.slice(0, listeners)) {
    client.on('notification', () => {
      received += 1
    })
    await client.query('listen growth')
  }
  const until = performance.now() + seconds * 1_000
  const payload = 'x'.repeat(120)
  await Promise.all(
    clients.slice(listeners).map(async (client) => {
      for (; performance.now() < until; sent += 1)
        await client.query('select pg_notify($1, $2)', ['growth', payload])
    }),
  )
  // PostgreSQL sends a listener its pending notifications before the answer to its next statement, so all of them have
  // arrived after these answers.
  await Promise.all(clients.slice(0, listeners).map((client) => client.query('select 1')))
  const took = (performance.now() - until) / 1_000 + seconds
  await Promise.all(clients.map((client) => client.end()))
  return [
    { what: `notifications a second by LISTEN to ${listeners} processes`, value: sent / took },
    { what: 'of these, lost', value: sent * listeners - received },
  ]
}

/** Binds a process and its threads to processors; processes that it starts later inherit this. */
function pin(pid: number, processors: string): void {
  execFileSync('taskset', ['-acp', processors, String(pid)], { stdio: 'ignore' })
}

async function postmasterOf(db: Database): Promise<number | undefined> {
  const [row] = await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
  const fields = row && fieldsOf(row.pid)
  return fields && Number(fields[1])
}

/** The processor time of the database so far in µs: of its running processes, and of those that have ended. */
function timesOf(postmaster: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ofChildren = pids.map(Number).map((pid) => {
    const fields = fieldsOf(pid)
    return fields && Number(fields[1]) === postmaster ? Number(fields[11]) + Number(fields[12]) : 0
  })
  const ended = fieldsOf(postmaster)?.slice(13, 15).map(Number) ?? []
  return [...ofChildren, ...ended].reduce((sum, ticks) => sum + ticks, 0) * tickUs
}

/** Linux counts processor time in ticks of 10 ms. */
const tickUs = 10_000

/** The fields of /proc/PID/stat after the name, beginning with the state. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}
