import { randomFrom } from '#demo/random.ts'
import type { Database } from '#platform/database/db.ts'
import { openSearch } from '#server/products/search/search.ts'
import { fold } from '#shared/base/text/fold.ts'

interface Measured {
  readonly what: string
  readonly p50: number
  readonly p99: number
  /** The p99 divided by the p99 of reading a row by its key. */
  readonly ratio: number
  readonly limit: number | null
}

/**
 * Measures the time of suggestions in ms, compared with reading one row by its key in the same run and over the same
 * connections. Every kind runs once per round, so that other load affects all of them.
 */
export async function measureSearch(db: Database, rounds = 800): Promise<Measured[]> {
  const search = openSearch(db)
  const texts = await realTexts(db)
  const [{ most = 1 } = {}] = await db.query<{ most: number }>({
    text: 'select max(id) as most from products',
  })
  const kinds: Kind[] = [
    { what: 'a row by its key', limit: null, run: (round) => byKey(db, 1 + ((round * 7919) % most)) },
    ...Object.entries(texts).map(([what, { limit, list }]) => ({
      what,
      limit,
      run: (round: number) => search.suggest(list[round % list.length] ?? '', 'ar'),
    })),
  ]
  const times = new Map(kinds.map(({ what }) => [what, [] as number[]]))
  for (let round = -warming; round < rounds; round += 1) {
    for (const { what, run } of kinds) {
      const from = performance.now()
      await run(Math.abs(round))
      if (round >= 0) times.get(what)?.push(performance.now() - from)
    }
  }
  const row = share(times.get('a row by its key') ?? [], 0.99)
  return kinds.map(({ what, limit }) => {
    const all = times.get(what) ?? []
    const p99 = share(all, 0.99)
    return { what, p50: rounded(share(all, 0.5)), p99: rounded(p99), ratio: rounded(p99 / row), limit }
  })
}

interface Kind {
  readonly what: string
  readonly limit: number | null
  readonly run: (round: number) => Promise<unknown>
}

const warming = 150

function byKey(db: Database, id: number): Promise<unknown> {
  return db.query({ name: 'bench_by_key', text: 'select * from products where id = $1', values: [id] })
}

/** Searches built from existing names, deterministic. */
async function realTexts(db: Database): Promise<Record<string, { limit: number; list: string[] }>> {
  const random = randomFrom('bench/search')
  const fish = await db.query<{ names: string[] }>({
    text: 'select array[name_ar, name_en] || aliases_ar || aliases_en as names from fish where not hidden order by id',
  })
  const places = await db.query<{ names: string[] }>({
    text: 'select array[name_ar, name_en] as names from cities order by id',
  })
  const names = [...new Set(fish.flatMap((row) => row.names).map(fold))]
  const single = names.filter((name) => !name.includes(' '))
  const cities = places.flatMap((row) => row.names)
  const traits = ['بلدي', 'مستورد', 'طازج', 'مجمد', 'كبير', 'fresh', 'frozen', 'local', 'شرائح', 'fillet']
  const some = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
  return {
    'one word': { limit: 5, list: some(400, () => random.pick(single)) },
    'one word, typing': { limit: 5, list: some(400, () => random.pick(single).slice(0, random.whole(2, 5))) },
    'a typo': {
      limit: 5,
      list: some(400, () => slipped(random.pick(single.filter(({ length }) => length > 3)))),
    },
    'two words: fish and place': {
      limit: 15,
      list: some(400, () => `${random.pick(single)} ${random.pick(cities)}`),
    },
    'two words: fish and addition': {
      limit: 15,
      list: some(400, () => `${random.pick(single)} ${random.pick(traits)}`),
    },
    'a place': { limit: 15, list: some(400, () => random.pick(cities)) },
  }
  function slipped(word: string): string {
    const at = random.whole(1, word.length - 2)
    const ways = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      word.slice(0, at) + word.charAt(at) + word.slice(at),
    ]
    return random.pick(ways)
  }
}

function share(times: readonly number[], part: number): number {
  return (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
