import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { type Gate, openGate } from '#demo/testing/gate.ts'
import { openLog } from '../logs/log.ts'
import { servingTimeouts } from './connection.ts'
import { type Database, DatabaseUnavailable, openDatabase, type Sql } from './db.ts'

let database: TestDatabase
let gate: Gate
let db: Database
let direct: Database
const log = openLog({ level: 'silent' })
// The deadlines are short to keep the tests short. The deadlines have the same order as in servingTimeouts.
const timeouts = {
  ...servingTimeouts,
  connectMs: 1_500,
  acquireMs: 800,
  suspectMs: 500,
  statementMs: 1_200,
  lockMs: 700,
  answerMs: 1_800,
  transactionMs: 2_500,
  idleInTransactionMs: 1_000,
}

beforeEach(async () => {
  database = await cloneDatabase('empty')
  gate = await openGate(database.url)
  db = openDatabase(gate.url, { log, max: 3, timeouts })
  direct = openDatabase(database.url, { log, max: 2 })
  await direct.query({ text: 'create table notes (id int primary key)' })
  return async () => {
    await db.close()
    await direct.close()
    await gate.close()
    await database.drop()
  }
})

const select = () => db.query({ text: 'select 1 as one' })
const inTransaction = () => db.transaction((tx) => tx.query({ text: 'select 2 as two' }))
const outcome = async (work: Promise<unknown>) => {
  const from = performance.now()
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, tookMs: performance.now() - from }
}

describe('openDatabase, when connections fall silent without a reset,', () => {
  it('fails their statements as unavailable at the deadline', async () => {
    await Promise.all([select(), inTransaction()])
    gate.silence()
    for (const { error, tookMs } of await Promise.all([outcome(select()), outcome(inTransaction())])) {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect(tookMs).toBeGreaterThan(timeouts.answerMs - 50)
    }
  })

  it('serves new statements on new connections before the hanging statements fail', async () => {
    await Promise.all([select(), inTransaction(), inTransaction(), inTransaction()])
    gate.silence()
    const hanging = [outcome(select()), outcome(inTransaction())]
    await pause(1_000)
    for (let count = 0; count < 4; count += 1) {
      expect(await select()).toEqual([{ one: 1 }])
      expect(await inTransaction()).toEqual([{ two: 2 }])
    }
    for (const { error } of await Promise.all(hanging)) expect(error).toBeInstanceOf(DatabaseUnavailable)
  })

  it('leaves no locks of their transactions', async () => {
    await direct.query({ text: 'insert into notes values (1)' })
    const cut = db.transaction(async (tx) => {
      await tx.query({ text: 'select from notes where id = 1 for update' })
      gate.silence()
      await tx.query({ text: 'select 1' })
    })
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    await direct.transaction((tx) => tx.query({ text: 'select from notes where id = 1 for update' }))
  })
})

describe('openDatabase, when PostgreSQL freezes,', () => {
  it('fails every wait as unavailable and answers again when PostgreSQL resumes', async () => {
    await select()
    gate.freeze()
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, place) => outcome(place % 2 ? select() : inTransaction())),
    )
    for (const { error } of waits) expect(error).toBeInstanceOf(DatabaseUnavailable)
    gate.thaw()
    expect(await select()).toEqual([{ one: 1 }])
    expect(await inTransaction()).toEqual([{ two: 2 }])
  })
})

describe('database deadlines', () => {
  it('cancel a slow statement and keep its connection', async () => {
    const pid = async () =>
      (await db.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }))[0]?.pid
    const before = await pid()
    await expect(db.query({ text: 'select pg_sleep(60)' })).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await pid()).toBe(before)
  })

  it('end a wait for a lock', async () => {
    await direct.query({ text: 'insert into notes values (1)' })
    const lock = { text: 'select from notes where id = 1 for update' }
    await direct.transaction(async (tx) => {
      await tx.query(lock)
      const { error } = await outcome(db.transaction((other) => other.query(lock)))
      expect(error).toBeInstanceOf(DatabaseUnavailable)
    })
    await db.transaction((tx) => tx.query(lock))
  })

  it('roll back a transaction that lasts too long', async () => {
    const endless = db.transaction(async (tx) => {
      await tx.query({ text: 'insert into notes values (7)' })
      for (;;) await tx.query({ text: 'select pg_sleep(0.1)' })
    })
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await db.query({ text: 'select id from notes' })).toEqual([])
  })

  it('refuse a transaction when no connection becomes free', async () => {
    // The limits are long, because these transactions must outlast the test on a slow machine.
    const held = { ...timeouts, idleInTransactionMs: 60_000, transactionMs: 60_000 }
    const busy = openDatabase(gate.url, { log, max: 3, timeouts: held })
    const { promise: holding, resolve: free } = Promise.withResolvers<void>()
    const transactions = Array.from({ length: 3 }, () => busy.transaction(() => holding))
    const another = () => busy.transaction((tx) => tx.query({ text: 'select 2 as two' }))
    const { error } = await outcome(another())
    free()
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    await Promise.all(transactions)
    expect(await another()).toEqual([{ two: 2 }])
    await busy.close()
  })
})

describe('openDatabase, when PostgreSQL aborts a transaction,', () => {
  it('fails one of two deadlocked transactions as unavailable, and its retry succeeds', async () => {
    // With servingTimeouts, PostgreSQL detects the deadlock after 1 s, before the lock times out after 3 s.
    const serving = openDatabase(database.url, { log, max: 2 })
    await direct.query({ text: 'insert into notes values (1), (2)' })
    const lock = (tx: Sql, id: number) =>
      tx.query({ text: 'select from notes where id = $1 for update', values: [id] })
    const both = Promise.withResolvers<void>()
    let locked = 0
    const crossed = (first: number, second: number) =>
      serving.transaction(async (tx) => {
        await lock(tx, first)
        locked += 1
        if (locked === 2) both.resolve()
        await both.promise
        await lock(tx, second)
      })
    const ends = await Promise.all([outcome(crossed(1, 2)), outcome(crossed(2, 1))])
    const failed = ends.flatMap(({ error }) => error ?? [])
    expect(failed).toEqual([expect.any(DatabaseUnavailable)])
    expect((failed[0] as Error).cause).toMatchObject({ code: '40P01' })
    await crossed(1, 2)
    await serving.close()
  })

  it('reports a serialization failure as unavailable', async () => {
    await direct.query({ text: 'insert into notes values (1)' })
    const stale = db.transaction(async (tx) => {
      await tx.query({ text: 'set transaction isolation level repeatable read' })
      await tx.query({ text: 'select from notes' })
      await direct.query({ text: 'update notes set id = 2' })
      await tx.query({ text: 'update notes set id = 3' })
    })
    const { error } = await outcome(stale)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect((error as Error).cause).toMatchObject({ code: '40001' })
  })
})
