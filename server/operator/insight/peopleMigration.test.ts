import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { closeDays } from './closing.ts'

const { db } = await testDatabase('demo')

const migration = new URL('../../db/migrations/0082_insight_bitmaps.sql', import.meta.url)

/** The schema before the migration, with the people that the bitmaps contain. */
const before = `
  create table insight_counts (first date, until date);
  create table people_by_id as
    select p.side, p.block * 8192 + n as user_id, p.day from insight_people p, generate_series(0, 8191) n
    where get_bit(p.people, n) = 1;
  drop table insight_people;
  drop function insight_block, insight_bit;
  alter table people_by_id rename to insight_people`

it('the migration of active people keeps the people of every closed day', async () => {
  expect(await closeDays(db, new Date())).toBeGreaterThan(0)
  await expect(
    db.transaction(async (tx) => {
      const people = 'select day, side, block, people from insight_people order by 1, 2, 3'
      const kept = await tx.query({ text: people })
      expect(kept.length).toBeGreaterThan(0)
      for (const text of before.split(';')) await tx.query({ text })
      await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
      expect(await tx.query({ text: people })).toEqual(kept)
      const breaches = await findBreaches(tx)
      expect(breaches.filter(({ invariant }) => invariant.startsWith('the figures kept'))).toEqual([])
      throw new Error('seen')
    }),
  ).rejects.toThrow('seen')
})
