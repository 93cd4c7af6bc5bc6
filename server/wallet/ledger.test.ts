import { describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'

const { db } = await testDatabase('demo')
// The tests use new accounts, because the accounts of the demo already have money.
await db.query({
  text: `with made as (
           insert into users (f_name, l_name, mobile, password_hash)
           select 'لؤي', 'الدوسري', '+96652' || lpad(n::text, 7, '0'), 'none' from generate_series(1, 40) n returning id)
         insert into accounts (kind, user_id) select 'person', id from made`,
})

async function one<Row>(text: string, ...values: unknown[]): Promise<Row> {
  const [row] = await db.query<Row>({ text, values })
  return row as Row
}

let keys = 0
const move = (giver: number, receiver: number, amount: number, key = `test:${++keys}`) =>
  one<{ transfer: number | null }>(
    "select transfer($1, 'charge', $2, $3, $4, 'charge', 1)",
    key,
    giver,
    receiver,
    amount,
  )

const gateway = async () =>
  (await one<{ id: number }>("select id from accounts where kind = 'gateway' and shard = 0")).id
const people = () =>
  db.query<{ id: number; balance_halalas: number }>({
    text: `select a.id, balance_halalas from accounts a join users u on u.id = a.user_id
           where u.mobile like '+96652%' order by a.id`,
  })

async function expectInvariants(): Promise<void> {
  const sums = await one<Record<string, number>>(
    `select (select coalesce(sum(amount_halalas), 0) from entries) as all_entries,
       (select coalesce(sum(balance_halalas), 0) from accounts) as all_balances,
       (select count(*) from accounts a where balance_halalas <>
         (select coalesce(sum(amount_halalas), 0) from entries e where e.account_id = a.id)) as unequal,
       (select count(*) from accounts a where held_halalas <>
         (select coalesce(sum(amount_halalas), 0) from holds h where h.account_id = a.id and ended_at is null)) as unheld,
       (select count(*) from accounts a where version <>
         (select count(*) from entries e where e.account_id = a.id)) as gaps,
       (select count(*) from accounts where kind not in ('gateway', 'bank') and balance_halalas < 0) as below`,
  )
  expect(sums).toEqual({ all_entries: 0, all_balances: 0, unequal: 0, unheld: 0, gaps: 0, below: 0 })
}

describe('a ledger transfer', () => {
  it('moves money once per transfer key', async () => {
    const [first] = await people()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => move(await gateway(), first!.id, 10_000, 'test:charge')),
    )
    expect(answers.filter(({ transfer }) => transfer !== null)).toHaveLength(1)
    expect((await people())[0]?.balance_halalas).toBe(10_000)
    await expectInvariants()
  })

  it('never overdraws an account under concurrency', async () => {
    const [first, second] = await people()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => move(first!.id, second!.id, 6_000)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = tries.filter((settled) => settled.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(9).fill('WL001'))
    await expectInvariants()
  })

  it('keeps all sums consistent under concurrent transfers', async () => {
    const all = await people()
    for (const { id } of all) await move(await gateway(), id, 50_000)
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    const moves = Array.from({ length: 400 }, () => {
      const giver = next(all.length)
      const receiver = (giver + 1 + next(all.length - 1)) % all.length
      return move(all[giver]!.id, all[receiver]!.id, 1 + next(20_000))
    })
    await Promise.allSettled(moves)
    await expectInvariants()
  })

  it('cannot be updated or deleted', async () => {
    for (const text of [
      'update entries set amount_halalas = 1',
      'delete from entries',
      'delete from transfers',
    ]) {
      await expect(db.query({ text })).rejects.toMatchObject({ code: '23000' })
    }
  })
})

describe('held money in the ledger', () => {
  it('becomes available at its due time without a job', async () => {
    const [, , third, fourth] = await people()
    const order = await one<{ id: number }>(
      'select min(o.id) as id from orders o where not exists (select from holds h where h.order_id = o.id)',
    )
    const before = (await people())[2]?.balance_halalas ?? 0
    await one(
      "select transfer('test:sale', 'sale', $1, $2, 7000, 'order', $3, $3, now() + interval '1 hour')",
      fourth!.id,
      third!.id,
      order.id,
    )
    await expectInvariants()
    await expect(move(third!.id, fourth!.id, before + 1)).rejects.toMatchObject({ code: 'WL001' })
    await db.query({ text: "update holds set release_at = now() - interval '1 second'" })
    await db.query({
      text: "update accounts set next_release_at = now() - interval '1 second' where held_halalas > 0",
    })
    await move(third!.id, fourth!.id, before + 1)
    const types = await db.query<{ type: string }>({
      text: 'select type from entries where account_id = $1 order by version desc limit 4',
      values: [third!.id],
    })
    expect(types.map(({ type }) => type)).toEqual(['charge', 'release', 'hold', 'sale'])
    await expectInvariants()
  })
})
