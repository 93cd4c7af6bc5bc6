import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOwnSchema } from '#behar/db/schema.ts'
import { type Database, openDatabase, type Sql } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { findBreaches } from '../invariants.ts'
import { cloneDatabase } from '../testing/database.ts'
import { seedBehar } from './behar.ts'
import { beharInvariants } from './invariants.ts'

const log = openLog({ level: 'error' })
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const { url, ...database } = await cloneDatabase('demo')
  drop = database.drop
  await seedBehar({ databaseUrl: url, mainDatabaseUrl: url, startAt: new Date(), size: 'test', log })
  db = openDatabase(inOwnSchema(url), { log })
})
afterAll(async () => {
  await db.close()
  await drop()
})

/** Inserts an applied renewal of one day. */
const applied = (
  number: number,
  ends: string,
) => `insert into renewals (user_id, number, length, unit, paid_at, ends_at)
  select min(user_id), ${number}, 1, 'days', now(), ${ends} from members`

/** For each rule, a statement that breaks the rule. */
const damage: Readonly<Record<string, string>> = {
  "a waiting demand is matched if another member's supply meets it at its price":
    "update demands set status = 'open' where status = 'matched'",
  "a matched demand has another member's supply that meets it":
    "update demands set target_halalas = 1 where status = 'matched'",
  'no barred member has an entry on a board':
    'update members set barred = true where user_id = (select min(owner_id) from supplies)',
  'no entry expires before its last day is over':
    "update supplies set status = 'expired' where status = 'available' and available_to > now() + interval '2 days'",
  'every entry was added by a member with a subscription': 'delete from subscriptions where user_id = 4',
  'the applied renewals of a member are numbered from 1 without gaps': applied(
    2,
    "now() + interval '24 hours'",
  ),
  'every applied renewal extends the subscription by its length': applied(1, "now() + interval '2 days'"),
}

describe('the behar invariants', () => {
  it('hold on the boards of the demo', async () => {
    expect(await findBreaches(db, beharInvariants)).toEqual([])
  })

  it.each(Object.keys(beharInvariants))('report a violation: %s', async (name) => {
    await expect(db.transaction((tx) => breakIt(tx, name))).rejects.toThrow('rollback')
  })
})

/** Applies the damage, checks that the rule reports the violation, and rolls back. */
async function breakIt(tx: Sql, name: string): Promise<void> {
  await tx.query({ text: damage[name] ?? '' })
  expect((await findBreaches(tx, beharInvariants)).map(({ invariant }) => invariant)).toContain(name)
  throw new Error('rollback')
}
