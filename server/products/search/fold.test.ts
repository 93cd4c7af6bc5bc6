import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { fold } from '#shared/base/text/fold.ts'

const { db } = await testDatabase('empty')

/** Returns the texts that the database folds differently. */
async function differing(texts: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ folded: string }>({
    text: 'select fold(written) as folded from unnest($1::text[]) with ordinality texts(written, at) order by at',
    values: [texts],
  })
  expect(rows.length).toBe(texts.length)
  return texts.filter((text, at) => fold(text) !== rows[at]?.folded)
}

/** Recently added Unicode letters, which either PostgreSQL or Node.js may not support yet. */
const newest = /[\ua7c0-\ua7ff\u{16ea0}-\u{16eff}]/u

describe('fold(text) in PostgreSQL', () => {
  it('equals fold in TypeScript for every character between two letters', async () => {
    const points = Array.from({ length: 0x20000 - 1 }, (_, at) => at + 1).filter(
      (at) => at < 0xd800 || at > 0xdfff,
    )
    const texts = points
      .map((point) => `ا${String.fromCodePoint(point)}b`)
      .filter((text) => !newest.test(text))
    expect(await differing(texts)).toEqual([])
  })

  it('equals fold in TypeScript for random texts', async () => {
    const letters = fc.constantFrom(...'األإآىةؤئءهوي بال ٱکگچڤپ٣۴ًّـabAB9-،؟.ﻫﻼﷺé İΣς')
    const anything = fc.string({ unit: 'grapheme', maxLength: 20 })
    const mixed = fc.string({ unit: letters, maxLength: 40 })
    const texts = [
      ...fc.sample(mixed, { numRuns: 3_000, seed: 7 }),
      ...fc.sample(anything, { numRuns: 2_000, seed: 7 }),
    ]
      .filter((text) => !text.includes('\u0000') && !newest.test(text))
      .map((text) => text.toWellFormed())
    expect(texts.length).toBeGreaterThan(4_000)
    expect(await differing(texts)).toEqual([])
  })
})

describe('folded names of goods', () => {
  // A trigger that runs before updates would make PostgreSQL fold both names again with each order (decision 84).
  it('need no trigger on products that runs before updates', async () => {
    const rows = await db.query<{ tgname: string }>({
      text: `select tgname from pg_trigger
             where tgrelid = 'products'::regclass and not tgisinternal and tgtype & 2 = 2 and tgtype & 16 = 16`,
    })
    expect(rows).toEqual([])
  })
})
