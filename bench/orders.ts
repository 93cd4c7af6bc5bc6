import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listGoods, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { type Placing, placeOrders } from '#server/orders/placing/actions.ts'
import { basketOfCart } from '#server/orders/placing/basket.ts'
import { insertOrders } from '#server/orders/placing/store.ts'
import type { Windows } from '#server/orders/progress/windows.ts'
import { grams } from '#shared/base/quantity.ts'
import { type PickupForm, pickupForm, termsOf } from './data/orderTerms.ts'
import { findPgbench, statementsOf } from './pgbench.ts'
import { median, p99, type Row } from './table.ts'

export interface OrdersBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly windows: Windows
  readonly seconds: number
}

/**
 * Measures orders of two lines, paid by wallet, compared with pgbench that sends only the same function call, in
 * alternating rounds of the same run: the rate, and the time of an order with 50 concurrent callers.
 */
export async function measureOrders({ db, databaseUrl, windows, seconds }: OrdersBench): Promise<Row[]> {
  if (!(await findPgbench())) return [{ what: 'orders against pgbench: there is no pgbench here' }]
  const stalls = await fill(db)
  const placing: Placing = {
    db,
    payments: { gateway: undefined, bank: undefined },
    windows,
    choices: new ShortCache({ most: 1 }),
  }
  const order = async () => {
    const { seller, buyer } = stalls.draw()
    const products = seller.map((id) => ({ id, quantity: grams(1_000) }))
    await placeOrders(placing, contextOf(buyer), basketOfCart({ ...stalls.form, products }))
  }
  const script = await scriptOf(placing, stalls)
  const rounds: { ours: Load; bare: Load }[][] = [[], []]
  for (let round = 0; round < 3; round++) {
    for (const [place, clients] of [16, 50].entries()) {
      const ours = await loadOf(order, clients, seconds)
      const bare = await pgbenchOf(databaseUrl, script, clients, seconds)
      rounds[place]?.push({ ours, bare })
    }
  }
  const [few = [], many = []] = rounds
  const alone = await pgbenchOf(databaseUrl, script, 1, seconds)
  return [
    {
      what: 'an order in the database, one at a time, ms',
      value: 1_000 / alone.perSecond,
      limit: 1.2,
      better: 'below',
    },
    {
      what: 'orders of two lines a second, 16 at once',
      value: median(few.map(({ ours }) => ours.perSecond)),
    },
    { what: 'the same function by pgbench', value: median(few.map(({ bare }) => bare.perSecond)) },
    {
      what: 'orders in process to pgbench',
      value: median(few.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
      limit: 0.65,
      better: 'above',
    },
    { what: 'p99 of an order where 50 order at once, ms', value: median(many.map(({ ours }) => ours.p99)) },
    {
      what: 'p99 of an order to that of pgbench, 50 at once',
      value: median(many.map(({ ours, bare }) => ours.p99 / bare.p99)),
      limit: 3,
      better: 'below',
    },
  ]
}

interface Load {
  readonly perSecond: number
  /** The 99th percentile in milliseconds. */
  readonly p99: number
}

interface Stalls {
  readonly buyers: readonly number[]
  /** The two products of each seller. */
  readonly sellers: readonly (readonly [number, number])[]
  readonly form: PickupForm
  draw(): { seller: readonly [number, number]; buyer: number }
}

/**
 * Creates sellers with two products each and buyers with full wallets, enough of both that few orders conflict on one
 * row.
 */
async function fill(db: Database): Promise<Stalls> {
  const sellers: [number, number][] = []
  const buyers: number[] = []
  for (let place = 0; place < people; place++) {
    const seller = await makeSeller(db)
    const goods = { quantity: 1_000_000, price: 1 }
    sellers.push([await listGoods(db, seller.id, goods), await listGoods(db, seller.id, goods)])
    buyers.push((await makeBuyer(db, { riyals: 9_000_000 })).id)
  }
  await db.query({ text: 'vacuum analyze' })
  const form = await pickupForm(db)
  const any = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)] as T
  return { sellers, buyers, form, draw: () => ({ seller: any(sellers), buyer: any(buyers) }) }
}

const people = 300

function contextOf(id: number): Context {
  const caller = { id, type: 'local_buyer', staff: null, signIn: 0, trades: true } as const
  return { caller, locale: 'ar', now: new Date(), address: '', userAgent: '' }
}

/** Each caller sends the next order as soon as the previous order is answered. */
async function loadOf(work: () => Promise<void>, callers: number, seconds: number): Promise<Load> {
  const took: number[] = []
  const from = performance.now()
  const until = from + seconds * 1_000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const started = performance.now()
        await work()
        took.push(performance.now() - started)
      }
    }),
  )
  return { perSecond: (took.length * 1_000) / (performance.now() - from), p99: p99(took) }
}

/** The statement of one order, whose people and goods pgbench draws. */
async function scriptOf({ db, windows }: Placing, { sellers, buyers, form }: Stalls): Promise<string> {
  const [first = [0, 0]] = sellers
  const wanted = {
    buyer: buyers[0] ?? 0,
    lines: first.map((id) => ({ id, grams: grams(1_000), preparation: 'whole' as const })),
    windows,
    ...termsOf(form),
  }
  const [statement] = await statementsOf(db, (sql) => insertOrders(sql, wanted))
  if (!statement) throw new Error('an order sent no statement')
  const drawn = [':buyer', 'array[:one, :other]::bigint[]', `array[1000, 1000]::bigint[]`]
  const rest = (statement.values ?? []).slice(drawn.length).map(literalOf)
  const values = [...drawn, ...rest]
  const call = statement.text.replace(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1] ?? 'null')
  return [
    ...drawnFrom(
      'one',
      sellers.map(([one]) => one),
    ),
    `\\set other :one + 1`,
    ...drawnFrom('buyer', buyers),
    // Prevents pgbench from reading `:` before a quote as a variable.
    `${call.replaceAll('":', '": ')};`,
  ].join('\n')
}

/** A value as an SQL literal, without a type as in a prepared statement. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return `'${Array.isArray(value) ? `{${value.join(',')}}` : String(value)}'`
}

/** A pgbench expression that draws one of these ids; consecutive ids differ by two. */
function drawnFrom(name: string, ids: readonly number[]): string[] {
  const [first = 0] = ids
  if (ids.some((id, place) => id !== first + 2 * place)) throw new Error('the ids are not consecutive')
  return [`\\set ${name}_at random(0, ${ids.length - 1})`, `\\set ${name} ${first} + 2 * :${name}_at`]
}

async function pgbenchOf(url: string, script: string, clients: number, seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-orders-'))
  try {
    const file = join(folder, 'order.sql')
    await writeFile(file, `${script}\n`)
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-l']
    const { stdout } = await run('pgbench', [...options, '-f', file, url], {
      cwd: folder,
      maxBuffer: 1 << 26,
    })
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    const logs = (await readdir(folder)).filter((name) => name.startsWith('pgbench_log'))
    const lines = (await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))).join('')
    const took = lines.split('\n').flatMap((line) => (line ? Number(line.split(' ')[2]) / 1_000 : []))
    if (!(perSecond > 0) || took.length === 0)
      throw new Error(`pgbench printed no rate: ${stdout.slice(-500)}`)
    return { perSecond, p99: p99(took) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const run = promisify(execFile)
