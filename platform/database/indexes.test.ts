import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDataDir, testDatabase } from '#demo/testing/fixtures/market.ts'
import { applyIndexes } from './indexes.ts'

const { db, url } = await testDatabase('empty')
const folder = await temporaryDataDir()
const indexes = () =>
  db.query<{ name: string; valid: boolean }>({
    text: `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
           where i.indrelid = 'ops_rows'::regclass order by 1`,
  })

it('applyIndexes builds, repairs and drops indexes outside of a transaction, once', async () => {
  await db.query({ text: 'create table ops_rows (a int, b int)' })
  await db.query({ text: 'insert into ops_rows values (1, 1), (1, 2)' })
  await writeFile(
    join(folder, '0001_a.sql'),
    '-- Finds rows by b.\ncreate index concurrently ops_rows_b on ops_rows (b);\n',
  )
  expect(await applyIndexes(url, folder)).toEqual(['ops_rows_b'])
  expect(await applyIndexes(url, folder)).toEqual([])
  await writeFile(join(folder, '0002_a.sql'), 'create unique index concurrently ops_rows_a on ops_rows (a)')
  await expect(applyIndexes(url, folder)).rejects.toThrow('ops_rows_a')
  expect(await indexes()).toEqual([
    { name: 'ops_rows_a', valid: false },
    { name: 'ops_rows_b', valid: true },
  ])
  await db.query({ text: 'delete from ops_rows where b = 2' })
  expect(await Promise.all([applyIndexes(url, folder), applyIndexes(url, folder)])).toEqual(
    expect.arrayContaining([['ops_rows_a'], []]),
  )
  expect((await indexes()).every(({ valid }) => valid)).toBe(true)
  await writeFile(join(folder, '0001_a.sql'), 'drop index concurrently ops_rows_b')
  expect(await applyIndexes(url, folder)).toEqual(['ops_rows_b'])
})

it('applyIndexes refuses a file with two statements, and accepts a folder that does not exist', async () => {
  await writeFile(
    join(folder, '0009_x.sql'),
    'create index concurrently a on ops_rows (a); drop table ops_rows',
  )
  await expect(applyIndexes(url, folder)).rejects.toThrow('0009_x.sql must have one statement')
  expect(await applyIndexes(url, join(folder, 'none'))).toEqual([])
})
