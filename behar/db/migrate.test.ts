import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { migrationsCurrent } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrateBehar } from './migrate.ts'
import { inOwnSchema, migrationsFolder } from './schema.ts'

const log = openLog({ level: 'error' })
let database: TestDatabase
let own: Database
let market: Database
beforeAll(async () => {
  database = await cloneDatabase('empty')
  own = openDatabase(inOwnSchema(database.url), { log })
  market = openDatabase(database.url, { log })
})
afterAll(async () => {
  await own.close()
  await market.close()
  await database.drop()
})

const tablesOf = async (schema: string) =>
  (
    await market.query<{ name: string }>({
      text: 'select tablename as name from pg_tables where schemaname = $1 order by 1',
      values: [schema],
    })
  ).map(({ name }) => name)

describe('the schema of the integration', () => {
  it('is migrated once, beside the market’s schema, if several processes migrate concurrently', async () => {
    const before = await tablesOf('public')
    expect(await migrationsCurrent(own, migrationsFolder)).toBe(false)
    const applied = await Promise.all([1, 2, 3].map(() => migrateBehar(database.url, log)))
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, applied.flat().length])
    expect(applied.flat().slice(0, 2)).toEqual(['0001_behar', '0002_lists'])
    expect(await migrateBehar(database.url, log)).toEqual([])
    expect(await migrationsCurrent(own, migrationsFolder)).toBe(true)
    expect(await tablesOf('public')).toEqual(before)
    expect(await tablesOf('behar')).toEqual(expect.arrayContaining(['members', 'migrations', 'signing_keys']))
  })

  it('is the only schema on the search path and has no foreign keys to the market’s tables', async () => {
    const seen = await own.query<{ visible: boolean }>({
      text: `select to_regclass('users') is not null as visible`,
    })
    expect(seen).toEqual([{ visible: false }])
    const foreignKeys = await market.query({
      text: `select conname from pg_constraint c join pg_class f on f.oid = c.confrelid join pg_class t on t.oid = c.conrelid
             where c.contype = 'f' and (f.relnamespace = 'behar'::regnamespace) <> (t.relnamespace = 'behar'::regnamespace)`,
    })
    expect(foreignKeys).toEqual([])
  })

  it('is added to the database address, which keeps its other parameters', () => {
    const address = new URL(inOwnSchema('postgres://me:p%40ss@db.example:5433/market?sslmode=require'))
    expect(address.searchParams.get('sslmode')).toBe('require')
    expect(address.searchParams.get('options')).toContain('-c search_path=behar')
    expect(address.password).toBe('p%40ss')
  })
})
