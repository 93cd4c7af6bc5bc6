import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Repeat } from '#platform/http/repeat.ts'
import { Refusal } from '#shared/base/errors.ts'
import { deleteOldKeys } from './images/store.ts'
import { once } from './once.ts'

const { db } = await testDatabase('demo')
const salem = (await signInAs(db, 'local_seller')).caller
const hassan = (await signInAs(db, 'fisherman')).caller
await db.query({ text: 'create table effects (id bigint generated always as identity, what text)' })
beforeEach(() => db.query({ text: 'truncate effects, idempotency_keys' }))

const repeat = (key: string, content = 'two kilos'): Repeat => ({
  key,
  digest: createHash('sha256').update(content).digest(),
})

async function act(tx: Sql): Promise<{ id: number }> {
  const [row] = await tx.query<{ id: number }>({
    text: "insert into effects (what) values ('x') returning id",
  })
  return row as { id: number }
}

async function effects(): Promise<number> {
  const [row] = await db.query<{ count: number }>({ text: 'select count(*) from effects' })
  return row?.count ?? -1
}

describe('once', () => {
  it('runs the work once and repeats the answer', async () => {
    const first = await once(db, { caller: salem, repeat: repeat('a') }, act)
    const second = await once(db, { caller: salem, repeat: repeat('a') }, act)
    expect(second).toEqual(first)
    expect(await effects()).toBe(1)
  })

  it('runs the work once for fifty concurrent calls', async () => {
    const context = { caller: salem, repeat: repeat('b') }
    const answers = await Promise.all(Array.from({ length: 50 }, () => once(db, context, act)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await effects()).toBe(1)
  })

  it('refuses a key that was used with different content', async () => {
    await once(db, { caller: salem, repeat: repeat('c') }, act)
    const other = once(db, { caller: salem, repeat: repeat('c', 'three kilos') }, act)
    await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(await effects()).toBe(1)
  })

  it('allows two people to use the same key', async () => {
    await once(db, { caller: salem, repeat: repeat('d') }, act)
    await once(db, { caller: hassan, repeat: repeat('d', 'other goods') }, act)
    expect(await effects()).toBe(2)
  })

  it('runs the work again after a refusal', async () => {
    const refused = once(db, { caller: salem, repeat: repeat('e') }, async (tx) => {
      await act(tx)
      throw new Refusal('conflict')
    })
    await expect(refused).rejects.toMatchObject({ code: 'conflict' })
    expect(await effects()).toBe(0)
    await once(db, { caller: salem, repeat: repeat('e') }, act)
    expect(await effects()).toBe(1)
  })

  it('runs the work again after a day', async () => {
    await once(db, { caller: salem, repeat: repeat('f') }, act)
    await db.query({ text: "update idempotency_keys set at = now() - interval '25 hours'" })
    await once(db, { caller: salem, repeat: repeat('f', 'of another day') }, act)
    expect(await effects()).toBe(2)
    await db.query({ text: "update idempotency_keys set at = now() - interval '25 hours'" })
    expect(await deleteOldKeys(db)).toBe(1)
  })

  it('runs the work each time when there is no key', async () => {
    await once(db, { caller: salem, repeat: undefined }, act)
    await once(db, { caller: salem, repeat: undefined }, act)
    expect(await effects()).toBe(2)
  })
})
