import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '#platform/database/db.ts'
import { moveMoney } from '#server/wallet/ledgerStore.ts'
import type { Halalas } from '#shared/base/money.ts'
import { findPgbench } from './pgbench.ts'
import type { Row } from './table.ts'

export interface LedgerBench {
  readonly db: Database
  readonly databaseUrl: string
  /** Duration of each round, in seconds. */
  readonly seconds: number
}

/**
 * Measures transfers by `moveMoney` in this process, compared with pgbench, which calls the same function with 16
 * clients. The rounds alternate in the same run. The transfers are between random people, and from many people to one.
 */
export async function measureLedger({ db, databaseUrl, seconds }: LedgerBench): Promise<Row[]> {
  if (!(await findPgbench())) return [{ what: 'the ledger against pgbench: there is no pgbench here' }]
  const wallets = await fill(db)
  const rows: Row[] = []
  for (const [what, hot, limit] of [
    ['between people drawn by chance', false, 0.65],
    ['into one hot account', true, 1],
  ] as const) {
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < 3; round++) {
      ours.push(await inProcess(db, wallets, { hot, seconds }))
      bare.push(await byPgbench(databaseUrl, wallets, { hot, seconds, round }))
    }
    rows.push(
      { what: `transfers a second, ${what}`, value: sum(ours) / ours.length },
      { what: 'the same function by pgbench', value: sum(bare) / bare.length },
      { what: 'in process to pgbench', value: sum(ours) / sum(bare), limit, better: 'above' },
    )
  }
  return rows
}

interface Wallets {
  /** The first of the consecutive ids. */
  readonly first: number
  readonly count: number
  /** The id of the order to which every transfer refers. */
  readonly order: number
}

interface Turn {
  readonly hot: boolean
  readonly seconds: number
}

const PEOPLE = 2_000

/** Creates people with a million riyals each. */
async function fill(db: Database): Promise<Wallets> {
  const [made] = await db.query<{ first: number; count: number }>({
    text: `with made as (
             insert into users (f_name, l_name, mobile, password_hash)
             select 'b', 'b', '+96652' || lpad(n::text, 7, '0'), 'none' from generate_series(1, $1::int) n returning id)
           select min(id) as first, count(*)::int as count from made`,
    values: [PEOPLE],
  })
  if (!made) throw new Error('no people were made')
  await db.query({
    text: `select move_money('bench:fill:' || id, 'charge', 'gateway', null, 'person', id, 100000000, 'charge', id)
           from users where id >= $1`,
    values: [made.first],
  })
  await db.query({ text: 'vacuum analyze' })
  return { ...made, order: 1 }
}

let keys = 0

/** Returns the transfers per second of 64 concurrent callers; each caller waits for its transfer before it starts the next. */
async function inProcess(db: Database, { first, count, order }: Wallets, { hot, seconds }: Turn) {
  const end = performance.now() + seconds * 1_000
  let done = 0
  const person = (from: number) => first + from + Math.floor(Math.random() * (count - from))
  async function caller(): Promise<void> {
    while (performance.now() < end) {
      const giver = person(1)
      const receiver = hot ? first : person(1)
      if (giver === receiver) continue
      await moveMoney(db, {
        key: `bench:${++keys}`,
        type: 'purchase',
        from: { person: giver },
        to: { person: receiver },
        amount: 100 as Halalas,
        about: { type: 'order', id: order },
      })
      done += 1
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: 64 }, caller))
  return (done * 1_000) / (performance.now() - from)
}

const run = promisify(execFile)

async function byPgbench(
  databaseUrl: string,
  { first, count, order }: Wallets,
  { hot, seconds, round }: Turn & { readonly round: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const file = join(folder, 'transfer.sql')
    const last = first + count - 1
    await writeFile(
      file,
      `\\set giver random(${first + 1}, ${last - 1})
\\set receiver ${hot ? String(first) : `random(${first + 1}, ${last - 1})`}
\\set receiver case when :receiver = :giver then ${last} else :receiver end
select move_money('bench-${hot}-${round}-' || gen_random_uuid(), 'purchase', 'person', :giver, 'person', :receiver, 100, 'order', ${order});
`,
    )
    const options = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds)]
    const { stdout } = await run('pgbench', [...options, '-f', file, databaseUrl])
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(`pgbench printed no rate: ${stdout.slice(-500)}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
