import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrateJobs } from '#server/db/jobs.ts'
import { type DeclaredColumn, readCalls } from './calls.ts'
import { describe as describeStatement, readSchema, type Schema } from './describe.ts'
import { compareCall, compareColumns } from './differences.ts'

/**
 * Compares the row type of every `query<Row>` with the statement that PostgreSQL prepares on the migrated schema. The
 * row type and the text come from the compiler, the columns and types from the row description. The schema and the plan
 * say which columns can be null. For most expressions the plan does not say this, so only the type is compared.
 */

/** Differences that the rules of describe.ts cannot resolve, with the reason why the row type is correct. */
const accepted: Readonly<Record<string, string>> = {
  'server/auctions/bidding/store.ts current can be null':
    'an auction with a leader has a price (check of 0005_auctions.sql)',
  'server/auctions/ways/offersStore.ts amount_halalas can be null':
    'a link that is an offer has an amount (check of 0111_ways.sql)',
  'server/auctions/ways/offersStore.ts amount can be null':
    'a link that is an offer has an amount (check of 0111_ways.sql)',
  'server/auctions/selling/ownStore.ts status can be null':
    'the statement groups the rows where it is not null',
  'server/operator/content/store.ts image_id is never null and declared nullable':
    'the statement reads three tables, and only a draft of news lacks its picture',
  'server/account/store.ts mobile can be null': 'every account that is not deleted has a mobile',
  'server/operator/people/personStore.ts mobile can be null':
    'every account that is not deleted has a mobile',
  'behar/boards/addingStore.ts digest can be null': 'a key has a digest (check of 0001_behar.sql)',
  'server/behar/renewing/store.ts expires_at can be null':
    'the statement takes only subscriptions with an end',
  'server/behar/renewing/store.ts days can be null': 'the statement takes only rows with a number of days',
  'server/behar/renewing/renewalsStore.ts number can be null': 'the statement takes only numbered renewals',
  'server/behar/renewing/renewalsStore.ts paid_at can be null':
    'a numbered renewal is paid (check of 0076_subscriptions.sql)',
  'server/operator/people/rankStore.ts id can be null':
    'an account of a person has one (check of 0017_wallet.sql)',
}

/** Maximum number of statements whose text is known only at run time. This number may only decrease. */
const mostOutOfReach = 10

let database: TestDatabase
let main: { readonly client: pg.Client; readonly schema: Schema }
let behar: typeof main

beforeAll(async () => {
  database = await cloneDatabase('empty')
  const log = openLog({ level: 'error' })
  await migrateBehar(database.url, log)
  await migrateJobs(database.url, log)
  main = await open(database.url)
  behar = await open(inOwnSchema(database.url))
})
afterAll(async () => {
  await Promise.all([main?.client.end(), behar?.client.end()])
  await database?.drop()
})

async function open(url: string): Promise<typeof main> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { client, schema: await readSchema(client) }
}

it('every row type agrees with its prepared statement', async () => {
  const calls = readCalls(['server', 'behar', 'platform'])
  const differences: string[] = []
  const outOfReach: string[] = []
  for (const call of calls) {
    const { client, schema } = call.place.startsWith('behar/') ? behar : main
    const compared = await compareCall(client, schema, call)
    differences.push(...compared.differences)
    if (!compared.isPrepared) outOfReach.push(call.place)
  }
  const withoutLine = (difference: string) => difference.replace(/:\d+/, '')
  expect(differences.filter((one) => !(withoutLine(one) in accepted))).toEqual([])
  expect(Object.keys(accepted).filter((one) => !differences.map(withoutLine).includes(one))).toEqual([])
  expect(calls.length).toBeGreaterThan(300)
  expect(outOfReach.length, outOfReach.join('\n')).toBeLessThanOrEqual(mostOutOfReach)
})

describe('compareColumns', () => {
  const column = (name: string, kind: DeclaredColumn['kinds'][number], nullable = false): DeclaredColumn => ({
    name,
    kinds: [kind],
    nullable,
    optional: false,
  })
  const compare = async (text: string, declared: DeclaredColumn) =>
    compareColumns([declared], await describeStatement(main.client, text, main.schema))

  it('finds a declared column that the statement does not select', async () => {
    expect(await compare('select id from users', column('name', 'string'))).toEqual(['name is not selected'])
  })

  it('finds a different type, also of the elements of an array', async () => {
    expect(await compare('select id from users', column('id', 'string'))).toHaveLength(1)
    expect(await compare('select array(select id from users) as ids', column('ids', 'number[]'))).toEqual([
      'ids is int8[], a string[], and declared number[]',
    ])
  })

  it('finds a column that can be null by the schema, an outer join or an empty set of rows', async () => {
    const joined = 'select i.path from users u left join images i on i.id = u.avatar_id'
    expect(await compare(joined, column('path', 'string'))).toEqual(['path can be null'])
    expect(await compare('select email from users', column('email', 'string'))).toEqual(['email can be null'])
    expect(await compare('select sum(id) as id from users', column('id', 'number'))).toEqual([
      'id can be null',
    ])
  })

  it('finds a nullable type of a column that can never be null', async () => {
    const never = ['email is never null and declared nullable']
    const text = 'select email from users where email is not null'
    expect(await compare(text, column('email', 'string', true))).toEqual(never)
    expect(await compare('select id from users', column('id', 'number', true))).toHaveLength(1)
  })
})
