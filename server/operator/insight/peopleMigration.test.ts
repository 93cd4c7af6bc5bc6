import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { closeDays } from './closing.ts'
import { findDaysToClose } from './closingStore.ts'

const { db } = await testDatabase('demo')

const migration = new URL('../../db/migrations/0082_insight_bitmaps.sql', import.meta.url)

/** Restores the rows of people that the previous version stored, and the schema without the migration. */
const before = `
  insert into insight_people (side, user_id, day)
    select p.side, p.block * 8192 + n, p.day from insight_active p, generate_series(0, 8191) n
    where get_bit(p.people, n) = 1;
  drop trigger insight_closed_active on insight_closed;
  drop table insight_active;
  drop function forget_insight_active, insight_block, insight_bit`

it('the migration of active people keeps every closed day, and a day that the previous version has closed is counted again', async () => {
  expect(await closeDays(db, new Date())).toBeGreaterThan(0)
  await expect(
    db.transaction(async (tx) => {
      const people = 'select day, side, block, people from insight_active order by 1, 2, 3'
      const kept = await tx.query({ text: people })
      expect(kept.length).toBeGreaterThan(0)
      for (const text of before.split(';')) await tx.query({ text })
      await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
      expect(await tx.query({ text: people })).toEqual(kept)
      const breaches = await findBreaches(tx)
      expect(breaches.filter(({ invariant }) => invariant.startsWith('the figures kept'))).toEqual([])

      const [closed] = await tx.query<{ day: string }>({
        text: 'select min(day)::text as day from insight_closed',
      })
      const today = new Date().toISOString().slice(0, 10)
      const day = closed?.day ?? ''
      expect(await findDaysToClose(tx, today, 1_000)).not.toContain(day)
      await tx.query({
        text: 'update insight_closed set commission_halalas = 0 where day = $1',
        values: [day],
      })
      expect(await findDaysToClose(tx, today, 1_000)).toContain(day)
      throw new Error('seen')
    }),
  ).rejects.toThrow('seen')
})
