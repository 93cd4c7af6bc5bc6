import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemand, addSupply } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import type { Sql } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { openSweep, sweepBoards } from './sweep.ts'

const now = new Date()
const inDays = (days: number) => riyadhDay(addDays(now, days))

let boards: TestBoards
let huda: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  huda = await boards.trader(1)
})
afterAll(() => boards.close())

async function statesOf(table: 'supplies' | 'demands', ids: readonly number[]): Promise<string[]> {
  const rows = await boards.db.query<{ status: string }>({
    text: `select status from ${table} where id = any($1) order by id`,
    values: [ids],
  })
  return rows.map(({ status }) => status)
}

describe('sweepBoards', () => {
  it('marks only entries whose last day is over as expired', async () => {
    const { db } = boards
    const old = { from: inDays(-9) }
    const supplies = [
      await addSupply(db, huda, { ...old, to: inDays(-1) }),
      await addSupply(db, huda, { ...old, to: inDays(-1), status: 'reserved' }),
      await addSupply(db, huda, { ...old, to: inDays(-1), status: 'sold' }),
      await addSupply(db, huda, { ...old, to: inDays(0) }),
      await addSupply(db, huda, old),
    ]
    const demands = [
      await addDemand(db, huda, { neededBy: inDays(-1) }),
      await addDemand(db, huda, { neededBy: inDays(-1), status: 'matched' }),
      await addDemand(db, huda, { neededBy: inDays(-1), status: 'removed' }),
      await addDemand(db, huda, { neededBy: inDays(0) }),
    ]
    expect(await sweepBoards(db, now)).toEqual({ expired: 4, forgotten: 0 })
    expect(await statesOf('supplies', supplies)).toEqual([
      'expired',
      'expired',
      'sold',
      'available',
      'available',
    ])
    expect(await statesOf('demands', demands)).toEqual(['expired', 'expired', 'removed', 'open'])
    expect(await sweepBoards(db, now)).toEqual({ expired: 0, forgotten: 0 })
  })

  it('deletes idempotency keys after a day', async () => {
    const { db } = boards
    const form = { category_id: 4, fish_type_id: 1, size_id: 1, quantity: 1, needed_by: inDays(2) }
    await huda.ask('demand/add', form, { key: 'of-yesterday' })
    expect(await sweepBoards(db, addDays(now, 0.9))).toMatchObject({ forgotten: 0 })
    expect(await sweepBoards(db, addDays(new Date(), 1.01))).toMatchObject({ forgotten: 1 })
    const known = await db.query({ text: 'select from demands where repeat_key is not null' })
    expect(known).toEqual([])
  })

  it('expires each entry once if it runs concurrently', async () => {
    const { db } = boards
    const many = limits.behar.expiredAtOnce + 500
    await db.query({
      text: `insert into demands (owner_id, category_id, fish_type_id, size_id, quantity_grams, needed_by, created_at)
             select 1, 5, 32, 3, 1000, $1::date, now() from generate_series(1, $2::int)`,
      values: [inDays(-3), many],
    })
    const swept = await Promise.all([1, 2, 3].map(() => sweepBoards(db, now)))
    swept.push(await sweepBoards(db, now))
    expect(swept.reduce((sum, { expired }) => sum + expired, 0)).toBe(many)
  })

  it('runs when openSweep is called, and logs a failure of the database', async () => {
    const logged: unknown[] = []
    const log = { info: (entry: unknown) => logged.push(entry), warn: (entry: unknown) => logged.push(entry) }
    const lost: Sql = { query: () => Promise.reject(new Error('away')) }
    const sweep = openSweep({ db: lost, log: log as never, clock: () => now })
    await expect.poll(() => logged.length).toBe(1)
    await sweep.close()
    const id = await addDemand(boards.db, huda, { neededBy: inDays(-1) })
    const working = openSweep({ db: boards.db, log: log as never, clock: () => now })
    await expect.poll(() => statesOf('demands', [id])).toEqual(['expired'])
    await working.close()
  })
})
