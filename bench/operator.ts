import { Agent } from 'node:http'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { proveBooks } from '#server/operator/audit/ledgerStore.ts'
import { closeDays } from '#server/operator/insight/closing.ts'
import { sumAccounts } from '#server/operator/overview/store.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { insightSpans } from '#shared/operator/insight/periods.ts'
import { noName, rareName } from './data/records.ts'
import type { HttpBench } from './http.ts'
import { serve } from './load.ts'
import { ask, inTurns, serveWithRows } from './requests.ts'
import { median, p99, type Row } from './table.ts'

/**
 * Measures each back office table over HTTP with each sort order, each filter, the first and last page, and frequent,
 * rare and absent search words. The requests alternate in one run with reads of one row by key, which are the baseline.
 * Reports the two slowest queries of each table by median and p99, and how many queries exceed the limit.
 */
export async function measureOperatorTables(
  { db, ...bench }: Omit<HttpBench, 'seconds' | 'distDir'>,
  rounds = 60,
): Promise<Row[]> {
  const { token } = await addPerson(db, { staff: 'administrator' })
  const { market, agent, askRow, close } = await serveWithRows({ db, ...bench })
  const byKey = 'a row by its key'
  try {
    const asked = Object.entries(await tables(db))
    const kinds: [string, (round: number) => Promise<void>][] = [
      [byKey, askRow],
      ...asked.flatMap(([table, mixes]) =>
        Object.entries(mixes).map(([what, mix]): [string, () => Promise<void>] => {
          const query = new URLSearchParams(Object.entries(mix).map(([name, value]) => [name, String(value)]))
          const path = `${market.url}/api/operator/${table}?${query}`
          return [`${table}, ${what}`, () => ask(agent, path, token)]
        }),
      ),
    ]
    const times = await inTurns(kinds, rounds, warming)
    const row = { middle: median(times.get(byKey) ?? []), p99: p99(times.get(byKey) ?? []) }
    return [
      { what: 'a request by its key over HTTP, middle in ms', value: row.middle },
      { what: 'a request by its key over HTTP, p99 in ms', value: row.p99 },
      ...asked.flatMap(([table, mixes]) => {
        const taken = Object.keys(mixes).map((what) => ({
          what,
          times: times.get(`${table}, ${what}`) ?? [],
        }))
        return [
          ...slowest(table, 'middle', taken, (each) => median(each) / row.middle),
          ...slowest(table, 'p99', taken, (each) => p99(each) / row.p99),
        ]
      }),
    ]
  } finally {
    await close()
  }
}

/** The two slowest queries of a table, and the number of queries that exceed the limit. */
function slowest(
  table: string,
  figure: string,
  taken: readonly { readonly what: string; readonly times: readonly number[] }[],
  of: (times: readonly number[]) => number,
): Row[] {
  const ratios = taken.map(({ what, times }) => ({ what, value: of(times) }))
  const missing = ratios.filter(({ value }) => value > limit.limit).length
  const worst = ratios.toSorted((one, other) => other.value - one.value).slice(0, 2)
  return [
    ...worst.map(({ what, value }) => ({ what: `${table}, ${what}: ${figure}`, value, ...limit })),
    { what: `${table}: of ${ratios.length} questions, above the limit by their ${figure}`, value: missing },
  ]
}

const warming = 5
/**
 * A query may take 25 times as long as a row by its key. That is 50 ms, which people do not notice, if the row takes 2
 * ms.
 */
const limit = { limit: 25, better: 'below' } as const

/** Measures the time in ms of the reports that scan all accounts or all lines, without their cache. */
export async function measureBooks(db: Database): Promise<Row[]> {
  const taken = async (work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    return performance.now() - from
  }
  return [
    {
      what: 'overview, the sums of all accounts (at most once in 15 s), ms',
      value: await taken(() => sumAccounts(db)),
    },
    {
      what: 'ledger, the proof: every line counted anew, ms',
      value: await taken(() => db.transaction(proveBooks)),
    },
  ]
}

type Mix = Readonly<Record<string, string | number | boolean>>
type Mixes = Readonly<Record<string, Mix>>

const common = 'محمد'
/** The last page of a table (contract, section 1, "paging"). */
const last = { page: 40 }

/** Returns mixes for each sort order in both directions, on the first and the last page. */
function sorted(...sorts: readonly string[]): Mixes {
  return Object.fromEntries(
    sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).flatMap((order) => [
        [`by ${sort}, ${order}`, { sort, order }],
        [`by ${sort}, ${order}, last page`, { sort, order, ...last }],
      ]),
    ),
  )
}

/** Returns one mix for each value of one filter. */
function by(name: string, ...values: readonly (string | number | boolean)[]): Mixes {
  return Object.fromEntries(values.map((value) => [`${name} ${value}`, { [name]: value }]))
}

/** Search texts that occur often, seldom and never. */
const words = {
  'a word that many have': { s: common },
  'a word that few have': { s: rareName },
  'a word that none has': { s: noName },
} as const satisfies Mixes

const newest = {
  'first page': {},
  'last page': last,
  'hundred rows': { limit: 100 },
} as const satisfies Mixes

export async function tables(db: Database): Promise<Readonly<Record<string, Mixes>>> {
  const one = async (text: string) => {
    const [row] = await db.query<{ id: number }>({ text })
    return row?.id ?? 0
  }
  const [busy, seller, fish, order, charge, actor, statement] = await Promise.all([
    one('select buyer_id as id from orders group by 1 order by count(*) desc limit 1'),
    one('select seller_id as id from orders group by 1 order by count(*) desc limit 1'),
    one('select fish_id as id from products group by 1 order by count(*) limit 1'),
    one('select max(id) - 10 as id from orders'),
    one("select max(reference_id) as id from transfers where reference_type = 'charge'"),
    one('select actor_id as id from audit group by 1 order by count(*) limit 1'),
    one('select min(id) as id from statements'),
  ])
  const from = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)
  const period = { 'ten days': { from, to } }
  return {
    overview: { whole: {} },
    users: {
      ...newest,
      ...sorted('joined', 'name', 'orders', 'balance'),
      ...by('type', 'local_buyer', 'international_seller'),
      ...by('status', 'waiting', 'verified', 'active', 'blocked', 'removed'),
      ...by('staff', 'any', 'viewer'),
      ...words,
      'the end of a mobile': { s: '00777' },
      'sellers by balance': { type: 'local_seller', sort: 'balance' },
      'waiting by orders': { status: 'waiting', sort: 'orders' },
      'a common word by orders': { s: common, sort: 'orders' },
    },
    upgrades: { ...newest, ...by('status', 'pending', 'approved', 'refused') },
    products: {
      ...newest,
      ...sorted('created_at', 'name', 'price', 'quantity', 'special_position'),
      ...by('status', 'active', 'sold_out', 'hidden'),
      ...by('origin', 'local', 'imported'),
      ...by('sale_type', 'normal', 'auction'),
      ...by('special', true, false),
      'a rare fish': { fish },
      'one seller': { seller },
      'hidden by price': { status: 'hidden', sort: 'price' },
      'a rare fish by quantity': { fish, sort: 'quantity' },
      ...words,
      'the name of a fish': { s: 'هامور' },
    },
    orders: {
      ...newest,
      ...sorted('at', 'total', 'disputed_at'),
      ...by('status', 'pending', 'completed', 'disputed', 'rejected'),
      ...by('sale_type', 'normal', 'auction'),
      ...by('payment', 'wallet', 'cod'),
      ...by('payment_status', 'paid', 'pending', 'failed'),
      ...by('dispute', 'open', 'decided', 'any'),
      'one buyer': { person: busy },
      'one seller by total': { person: seller, sort: 'total' },
      'rejected by total': { status: 'rejected', sort: 'total' },
      ...period,
      ...words,
    },
    auctions: {
      ...newest,
      ...sorted('ends_at', 'starts_at'),
      ...by('state', 'open', 'scheduled', 'ended', 'void'),
      'one seller': { seller },
      ...period,
      ...words,
    },
    requests: {
      ...newest,
      ...sorted('at', 'closes_at'),
      ...by('status', 'open', 'closed', 'ordered'),
      'one person': { person: busy },
      ...period,
      ...words,
      'the name of a fish': { s: 'هامور' },
    },
    confirmations: {
      ...newest,
      ...sorted('at', 'amount', 'transferred_at'),
      ...by('status', 'pending', 'approved', 'refused'),
      'one order': { order_id: order },
      'refused by amount': { status: 'refused', sort: 'amount' },
      ...period,
      ...words,
      'the beginning of a reference': { s: 'FT777' },
    },
    payouts: {
      ...newest,
      ...sorted('at', 'amount'),
      ...by('status', 'pending', 'settled', 'refused'),
      'refused by amount': { status: 'refused', sort: 'amount' },
      ...period,
      ...words,
      'the end of an IBAN': { s: '0777' },
    },
    find: {
      ...words,
      'the number of an order': { s: String(100_000 + order) },
      'a mobile': { s: '0501234567' },
      'the end of an IBAN': { s: '0777' },
      'the beginning of a reference': { s: 'FT777' },
    },
    contacts: {
      ...newest,
      ...sorted('created_at', 'name'),
      ...by('handled', true, false),
      ...by('assigned', true, false),
      ...by('mine', true),
      ...words,
    },
    blogs: {
      ...newest,
      ...sorted('published_at', 'title'),
      ...by('state', 'published', 'scheduled', 'hidden'),
      'a word that many have': { s: 'الهامور' },
      'a word that few have': { s: rareName },
      'a word that none has': { s: noName },
    },
    audit: {
      ...newest,
      ...sorted('at'),
      'one actor': { actor },
      'one audit action': { action: 'user.block' },
      'one kind of record': { record_type: 'product' },
      'one record': { record_type: 'product', record_id: 500 },
      ...period,
      ...words,
      'a word of many notes': { s: 'الهاتفي' },
    },
    statements: { ...newest, ...sorted('at'), 'a name': { s: 'statement-1' } },
    statement: {
      ...newest,
      ...sorted('line', 'amount'),
      ...by('match', 'exact', 'reference', 'none'),
      'one statement': { statement },
      'one statement by amount': { statement, sort: 'amount' },
      'a word that many have': { s: 'حوالة' },
      'a word that few have': { s: rareName },
      'a word that none has': { s: noName },
      'an amount': { s: '777.77' },
    },
    ledger: {
      ...newest,
      ...sorted('at'),
      ...by('kind', 'person', 'escrow', 'gateway', 'bank', 'payout', 'commission'),
      'escrow, oldest first': { kind: 'escrow', order: 'asc' },
      'escrow, last page': { kind: 'escrow', ...last },
      'gateway, last page': { kind: 'gateway', ...last },
      ...by('reference_type', 'order', 'charge', 'hold', 'payout'),
      'escrow of orders': { kind: 'escrow', reference_type: 'order' },
      'commission of charges': { kind: 'commission', reference_type: 'charge' },
      'one person': { user: busy },
      'one record': { reference_type: 'charge', reference_id: charge },
      'one transfer': { transfer: 777_777 },
      'escrow in ten days': { kind: 'escrow', from, to },
      'gateway in ten days': { kind: 'gateway', from, to },
      ...period,
      'the number of an order': { s: '1000777' },
    },
  }
}

/** Measures the figures of each period over HTTP after the worker has closed the past days; the median and the p99. */
export async function measureInsight({
  db,
  ...bench
}: Omit<HttpBench, 'seconds' | 'distDir'>): Promise<Row[]> {
  const from = performance.now()
  while ((await closeDays(db, new Date())) > 0);
  const closing = performance.now() - from
  await db.query({ text: 'vacuum analyze' })
  const { token } = await addPerson(db, { staff: 'viewer' })
  const market = await serve({ role: 'market', ...bench })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const paths = { ...periods, [past]: pastYear(new Date()), 'the public form': 'main/insight' }
    const changed = 'a year by species after one of its days changed'
    const times = await inTurns(
      Object.entries(paths).map(([what, path]) => [
        what,
        () => ask(agent, `${market.url}/api/${path}`, token),
      ]),
      20,
      5,
    )
    await db.query({ text: `insert into insight_stale (day) select current_date - 90` })
    const stale = () => ask(agent, `${market.url}/api/operator/insight?span=year&by=fish`, token)
    times.set(changed, (await inTurns([[changed, stale]], 20, 5)).get(changed) ?? [])
    return [
      { what: 'insight, closing two years of days once, ms', value: closing },
      ...[...Object.keys(paths), changed].flatMap((what): Row[] => [
        {
          what: `insight, ${what}: median in ms`,
          value: median(times.get(what) ?? []),
          limit: 300,
          better: 'below',
        },
        { what: `insight, ${what}: p99 in ms`, value: p99(times.get(what) ?? []) },
      ]),
    ]
  } finally {
    agent.destroy()
    await market.close()
  }
}

const past = 'a year by species that ended ten days ago'
const pastYear = (now: Date) => `operator/insight?span=year&by=fish&until=${riyadhDay(addDays(now, -10))}`

const periods = Object.fromEntries(
  insightSpans.flatMap((span) =>
    (['fish', 'market'] as const).map((by) => [
      `a ${span} by ${by}`,
      `operator/insight?span=${span}&by=${by}`,
    ]),
  ),
)
