import type { Database, Sql } from '#platform/database/db.ts'
import { fireAlerts } from '#server/alerts/firing/firing.ts'
import { addGoodsSignal, lockFired } from '#server/alerts/firing/store.ts'
import { notify } from '#server/notifications/actions.ts'
import { startOfDay } from '#shared/base/dates.ts'
import { halalas } from '#shared/base/money.ts'
import { inTurns } from '../requests.ts'
import type { Row } from '../table.ts'

/**
 * Measures a listing whose species has `count` alerts of as many people: the part of the seller's transaction that queues the
 * alerts, the comparison in the worker when no alert is sent, and the sending of all alerts. Each is compared with the plain
 * statement of the same run that reads or writes the same rows.
 */
export async function measureAlerts(db: Database, count = 10_000, rounds = 100): Promise<Row[]> {
  const { fish, market, product } = await fillAlerts(db, count)
  const listed = (price: number) => ({
    id: product,
    sellerId: 0,
    fish,
    market,
    origin: 'local' as const,
    price,
    landed: true,
    at: new Date(),
  })
  const dearest = await signalOf(db, (tx) => addGoodsSignal(tx, listed(dear)))
  const dayStart = startOfDay(new Date())
  const times = await inTurns(
    [
      [
        'key',
        () =>
          db.query({
            name: 'bench_product',
            text: 'select * from products where id = $1',
            values: [product],
          }),
      ],
      ['note', () => addGoodsSignal(db, listed(dear))],
      ['read', () => db.query({ name: 'bench_alerts', text: readAll, values: [fish] })],
      ['compare', () => lockFired(db, { id: dearest, after_alert: 0 }, { dayStart, most: 500 })],
    ],
    rounds,
  )
  const ratio = (one: string, other: string) => middle(times.get(one) ?? []) / middle(times.get(other) ?? [])
  await db.query({ text: 'delete from alert_signals' })
  const sending = await measureSending(db, { count, signal: () => addGoodsSignal(db, listed(cheap)) })
  return [
    {
      what: `a listing with ${count} alerts of its species, noted by its seller: median to that of a row by its key`,
      value: ratio('note', 'key'),
      limit: 3,
      better: 'below',
    },
    {
      what: `${count} alerts compared with a listing, none sent: median to reading their prices`,
      value: ratio('compare', 'read'),
      limit: 5,
      better: 'below',
    },
    {
      what: `${count} alerts sent for a listing: median to writing as many notifications`,
      value: sending,
      limit: 2,
      better: 'below',
    },
  ]
}

/** All price alerts are between these prices, in halalas per kilogram. */
const [cheap, dear] = [1_000, 9_000]

/** Counts the alerts of a species, which reads as many rows as the comparison does. */
const readAll = `select count(*) filter (where price_halalas >= ${dear}) from alerts where fish_id = $1`

async function fillAlerts(db: Database, count: number) {
  const [found] = await db.query<{ fish: number; market: number; product: number }>({
    text: `select fish_id as fish, market_id as market, id as product from products
           where origin = 'local' and sale_type = 'normal' and status = 'active' order by id limit 1`,
  })
  if (!found) throw new Error('the demo has no goods')
  const values = [count]
  await db.query({
    text: `insert into users (type, f_name, l_name, mobile, email)
           select 'local_buyer', 'منى', 'الغامدي', '+96651' || to_char(n, 'FM0000000'), 'alert-' || n || '@example.com'
           from generate_series(1, $1::int) n`,
    values,
  })
  await db.query({
    text: `insert into notification_settings (user_id, language, choices, urgent_in_quiet)
           select id, 'ar', '{}', true from users where email like 'alert-%'`,
  })
  // A third of the alerts is for the market of the goods, a third for its coast, and a third for every market.
  await db.query({
    text: `insert into alerts (user_id, slot, kind, fish_id, market_id, coast, origin, price_halalas, channels, often)
           select u.id, 1, 'price', $1, case when u.id % 3 = 0 then $2::int end,
             case when u.id % 3 = 1 then (select coast from market_coasts where market_id = $2) end, 'local',
             ${cheap} + u.id % ${dear - cheap}, '{push}', 'always'
           from users u where u.email like 'alert-%'`,
    values: [found.fish, found.market],
  })
  await db.query({ text: 'vacuum analyze' })
  return found
}

/** Queues a signal; returns its id. */
async function signalOf(db: Sql, add: (tx: Sql) => Promise<void>): Promise<number> {
  await db.query({ text: 'delete from alert_signals' })
  await add(db)
  const [row] = await db.query<{ id: number }>({ text: 'select id from alert_signals' })
  if (!row) throw new Error('the species of the goods has no alert')
  return row.id
}

/**
 * Measures the time to send all alerts for a signal, compared with writing as many notifications in transactions of the
 * same size; medians of alternating rounds.
 */
async function measureSending(
  db: Database,
  { count, signal }: { readonly count: number; readonly signal: () => Promise<void> },
): Promise<number> {
  const people = await db.query<{ id: number }>({ text: 'select user_id as id from alerts order by id' })
  let written = 0
  const write = async () => {
    written += 1
    for (let from = 0; from < people.length; from += atOnce) {
      await db.transaction((tx) =>
        notify(
          tx,
          ...people.slice(from, from + atOnce).map(({ id }) => ({
            to: id,
            kind: 'wallet_received' as const,
            facts: { amount: halalas(4_500) },
            about: 1,
            by: null,
            event: `bench:${written}`,
          })),
        ),
      )
    }
  }
  const send = async () => {
    await signal()
    const fired = await fireAlerts(db, atOnce)
    if (fired !== count) throw new Error(`${fired} alerts were sent instead of ${count}`)
  }
  const times = await inTurns(
    [
      ['write', write],
      ['send', send],
    ],
    7,
    1,
  )
  return middle(times.get('send') ?? []) / middle(times.get('write') ?? [])
}

/** The same value as in server/alerts/firing/firing.ts. */
const atOnce = 500

function middle(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
