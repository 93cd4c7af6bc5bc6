import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#node/db.ts'
import { openLog } from '#node/log.ts'
import { openSearch, type Search } from '#server/products/search.ts'
import { fold } from '#shared/base/fold.ts'
import { randomFrom } from '#world/random.ts'
import { cloneDatabase, type TestDatabase } from '#world/testing/database.ts'
import { stockEverySpecies } from './stock.ts'

/** A search as people type it. `fish`: all of these are among the first three; `among`: the first three are of these. */
type Golden = { readonly s: string } & ({ readonly fish: string[] } | { readonly among: string[] })

const golden: Golden[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'))

let clone: TestDatabase
let db: Database
let search: Search
beforeAll(async () => {
  clone = await cloneDatabase('world')
  db = openDatabase(clone.url, { log: openLog({ level: 'error' }) })
  await stockEverySpecies(db)
  search = openSearch(db)
})
afterAll(async () => {
  await db.close()
  await clone.drop()
})

async function firstThree(s: string): Promise<string[]> {
  const { data } = await search.find(s, { page: 1, limit: 3 }, 'ar')
  return data.map(({ fish }) => fish.code)
}

function isRight(wanted: Golden, found: readonly string[]): boolean {
  if ('fish' in wanted) return wanted.fish.every((code) => found.includes(code))
  return found.length > 0 && found.every((code) => wanted.among.includes(code))
}

describe('what people type (contract 2, GET products)', () => {
  it('is a list of at least 300 different searches in both languages', () => {
    const texts = new Set(golden.map(({ s }) => s))
    expect(texts.size).toBe(golden.length)
    expect(texts.size).toBeGreaterThanOrEqual(300)
    const latin = [...texts].filter((s) => /[a-z]/i.test(s)).length
    expect(latin).toBeGreaterThan(100)
    expect(texts.size - latin).toBeGreaterThan(100)
  })

  it('finds its fish among the first three at least 97 times of 100', async () => {
    const wrong: string[] = []
    for (const wanted of golden) {
      const found = await firstThree(wanted.s)
      if (!isRight(wanted, found)) wrong.push(`${wanted.s}: ${found.join(', ') || 'nothing'}`)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(golden.length * 0.03)
  })
})

describe('a typo in a real name', () => {
  it('is forgiven at least 85 times of 100', async () => {
    const wrong: string[] = []
    const cases = await typos()
    for (const { typed, name, codes } of cases) {
      const found = await firstThree(typed)
      if (!found.some((code) => codes.has(code)))
        wrong.push(`${typed} (${name}): ${found.join(', ') || 'nothing'}`)
    }
    expect(cases.length).toBeGreaterThan(1_000)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(cases.length * 0.15)
  })
})

interface Typo {
  readonly typed: string
  readonly name: string
  /** The species that bear the name. */
  readonly codes: ReadonlySet<string>
}

/** Every name and other name with each kind of slip in one of its words of 4 letters and more. */
async function typos(): Promise<Typo[]> {
  const random = randomFrom('typos')
  const rows = await db.query<{ code: string; names: string[] }>({
    text: `select code, array[name_ar, name_en] || aliases_ar || aliases_en as names from fish where not hidden order by id`,
  })
  const owners = new Map<string, Set<string>>()
  for (const { code, names } of rows) {
    for (const name of names.map(fold)) owners.set(name, (owners.get(name) ?? new Set()).add(code))
  }
  return [...owners].flatMap(([name, codes]) => {
    const words = name.split(' ')
    const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []))
    if (long.length === 0) return []
    return slips.flatMap((slip) => {
      const at = random.pick(long)
      const word = words[at] ?? ''
      const alphabet = /[a-z]/.test(word) ? latin : arabic
      const wrong = slip(word, random.whole(0, word.length - 1), random.pick(alphabet))
      return wrong === word ? [] : [{ typed: words.with(at, wrong).join(' '), name, codes }]
    })
  })
}

const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']
const latin = [...'abcdefghijklmnopqrstuvwxyz']

const slips: readonly ((word: string, at: number, letter: string) => string)[] = [
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) => {
    const from = Math.min(at, word.length - 2)
    return word.slice(0, from) + word.charAt(from + 1) + word.charAt(from) + word.slice(from + 2)
  },
]
