import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import type { Sql } from '#platform/database/db.ts'

const { db } = await testDatabase('demo')

const migration = new URL('../../db/migrations/0036_bank_receipts.sql', import.meta.url)

/** The schema before the migration. */
const before = `
  drop table bank_receipts;
  alter table statement_lines drop column folded_reference, drop column reference_keys`

const approved = async (tx: Sql, bank: string, reference: string, minutes: number) => {
  const [row] = await tx.query<{ id: number }>({
    text: `insert into confirmations (user_id, amount_halalas, bank_name, account_holder, transfer_reference, folded_bank,
             folded_reference, transferred_at, status, decided_at)
           select min(id), 25000, $1::text, 'x', $2::text, $1, lower($2), now(), 'approved', now() + make_interval(mins => $3)
           from users returning id`,
    values: [bank, reference, minutes],
  })
  return row?.id ?? 0
}

it('the migration of bank receipts records one credit per receipt, and an invariant reports further credits', async () => {
  await expect(
    db.transaction(async (tx) => {
      for (const text of before.split(';')) await tx.query({ text })
      const second = await approved(tx, 'alrajhi', 'FT1', 2)
      const first = await approved(tx, 'rajhi', 'FT1', 1)
      const other = await approved(tx, 'snb', 'FT2', 3)
      const [statement] = await tx.query<{ id: number }>({
        text: `insert into statements (name, imported_by, at, lines, known, skipped)
               select 'x', min(id), now(), 1, 0, 0 from users returning id`,
      })
      await tx.query({
        text: `insert into statement_lines (statement_id, first_statement_id, line, amount_halalas, reference, details, hash,
                 match, confirmation_id)
               values ($1, $1, 1, 25000, ' ft-٣ ', 'حوالة واردة SMK-7K2M4Q', 'x', 'amount', $2)`,
        values: [statement?.id, other],
      })
      await tx.query({ text: (await readFile(migration, 'utf8')).replace('-- Up Migration', '') })
      const receipts = await tx.query({
        text: `select r.confirmation_id, r.line_id is not null as has_line from bank_receipts r
               where r.confirmation_id = any($1) order by 1`,
        values: [[first, second, other]],
      })
      expect(receipts).toEqual([
        { confirmation_id: first, has_line: false },
        { confirmation_id: other, has_line: true },
      ])
      expect(
        await tx.query({ text: 'select folded_reference, reference_keys from statement_lines' }),
      ).toEqual([{ folded_reference: 'ft3', reference_keys: expect.arrayContaining(['ft3', 'smk7k2m4q']) }])
      const breach = (await findBreaches(tx)).find(({ invariant }) => invariant.startsWith('a bank receipt'))
      expect(breach?.records).toEqual([{ id: second, by: 25_000 }])
      throw new Error('seen')
    }),
  ).rejects.toThrow('seen')
})
