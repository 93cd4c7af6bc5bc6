import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { openSearch } from '#server/products/search/search.ts'
import { fold } from '#shared/base/text/fold.ts'
import { randomFrom } from '../random.ts'
import { withLong } from '../testing/long.ts'
import { named, stock, stockEverySpecies } from './stock.ts'

/**
 * A typical search with its expected result. `fish`: the first three products include all these species.
 * `among`: the first three products are only of these species. `name`: the first product has this name.
 * `names`: the first three products include these names, in any order. `nothing`: there is no result.
 */
type Golden = { readonly s: string } & (
  | { readonly fish: string[] }
  | { readonly among: string[] }
  | { readonly name: string }
  | { readonly names: string[] }
  | { readonly nothing: true }
)

const golden: Golden[] = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'))

const { db } = await testDatabase('demo')
await stockEverySpecies(db)
await stock(db, named)
const search = openSearch(db)

interface FirstThree {
  readonly fish: readonly string[]
  readonly names: readonly string[]
}

async function firstThree(s: string): Promise<FirstThree> {
  const { data } = await search.find(s, { page: 1, limit: 3 }, 'ar')
  return { fish: data.map(({ fish }) => fish.code), names: data.map(({ name }) => name) }
}

function isRight(wanted: Golden, { fish, names }: FirstThree): boolean {
  if ('fish' in wanted) return wanted.fish.every((code) => fish.includes(code))
  if ('among' in wanted) return fish.length > 0 && fish.every((code) => wanted.among.includes(code))
  if ('name' in wanted) return names[0] === wanted.name
  if ('names' in wanted) return wanted.names.every((name) => names.includes(name))
  return fish.length === 0
}

describe('search (contract 2, GET products)', () => {
  it('is tested with at least 640 different texts in both languages', () => {
    const texts = new Set(golden.map(({ s }) => s))
    expect(texts.size).toBe(golden.length)
    expect(texts.size).toBeGreaterThanOrEqual(640)
    const latin = [...texts].filter((s) => /[a-z]/i.test(s)).length
    expect(latin).toBeGreaterThan(100)
    expect(texts.size - latin).toBeGreaterThan(100)
  })

  it('returns the expected products in at least 97 % of the cases', async () => {
    const wrong: string[] = []
    for (const wanted of golden) {
      const found = await firstThree(wanted.s)
      if (!isRight(wanted, found)) wrong.push(`${wanted.s}: ${found.names.join(', ') || 'nothing'}`)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(golden.length * 0.03)
  })
})

describe('search with a typo in a real name', () => {
  it('finds the species in at least 85 % of the cases', async () => {
    const wrong: string[] = []
    // A run of all cases takes long, so the gate runs only every fifth case; these include each kind of typo.
    const cases = (await typos()).filter((_, place) => withLong || place % 5 === 0)
    for (const { typed, name, codes } of cases) {
      const { fish } = await firstThree(typed)
      if (!fish.some((code) => codes.has(code)))
        wrong.push(`${typed} (${name}): ${fish.join(', ') || 'nothing'}`)
    }
    expect(cases.length).toBeGreaterThan(withLong ? 1_000 : 200)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(cases.length * 0.15)
  })
})

interface Typo {
  readonly typed: string
  readonly name: string
  /** The codes of the species with this name. */
  readonly codes: ReadonlySet<string>
}

/** Returns every name and alias with each kind of typo in one of its words of at least 4 letters. */
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
