import { describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '#demo/random.ts'
import { known, loadIds } from '#demo/store.ts'
import { testDatabase } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { halalas } from '#shared/base/money.ts'
import { wordsOf } from '#shared/base/text/fold.ts'
import { requestSorts } from '#shared/requests/sorts.ts'
import type { Facets } from './scansStore.ts'
import { listPage, type PageQuery } from './store.ts'

/** The tests use only a few values of each field, so that many combinations match. */
const { db } = await testDatabase('demo')
const ids = await loadIds(db)
const choice = {
  fish: ['hamour', 'safi', 'najil', 'sheri'].map((code) => known(ids.fish, code)),
  city: ['jeddah', 'dammam', 'jubail'].map((code) => known(ids.cities, code)),
  size: ['large', 'small'].map((code) => ids.option('sizes', code)),
  quality: ['a', 'b'].map((code) => ids.option('qualities', code)),
  asker: (await addPerson(db)).id,
}

const now = new Date('2026-11-21T09:00:00Z')
const today = riyadhDay(now)
const titles = [
  'هامور',
  'هامور للمطعم',
  'صافي للفندق',
  'للمطعم كبير',
  'مطاعم للمطاعم',
  'عشاء زواج',
  'عشاء للفندق',
]

describe('listPage', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'agrees with an implementation without indexes for random data (seed %i)',
    async (seed) => {
      const random = randomFrom(`lists ${seed}`)
      // Half of the data sets have more rows than the cap of the total.
      const rows = await fill(random, seed % 2 ? 250 : 2_400)
      for (let round = 0; round < 60; round++) {
        const query = someQuestion(random)
        const fitting = rows.filter((row) => isOpen(row) && fits(row, query)).sort(orders[query.sort])
        const found = await listPage(db, query)
        const ids = found.rows.map(({ id }) => id)
        const shown = fitting.slice(0, 1_000).slice(query.from, query.from + query.limit)
        expect({ query, count: found.count, ids }).toEqual({
          query,
          count: Math.min(fitting.length, 1_001),
          ids: shown.map(({ id }) => id),
        })
      }
    },
  )
})

interface Row {
  readonly id: number
  readonly title: string
  readonly fish: number
  readonly city: number
  readonly size: number | null
  readonly quality: number | null
  readonly quantity: number
  readonly price: number | null
  readonly needed: string | null
  readonly status: 'open' | 'accepted'
  readonly due: boolean
}

const isOpen = ({ status, due }: Row) => status === 'open' && !due

function fits(row: Row, { alternatives, titled, price }: PageQuery): boolean {
  const { least, most } = price
  if (least !== undefined && (row.price === null || row.price < least)) return false
  if (most !== undefined && (row.price === null || row.price > most)) return false
  if (alternatives.some((alternative) => isOf(row, alternative))) return true
  if (!titled || !isOf(row, titled.facets)) return false
  const words = wordsOf(row.title)
  const last = titled.words.at(-1) ?? ''
  return (
    titled.words.slice(0, -1).every((word) => words.includes(word)) &&
    words.some((word) => word.startsWith(last))
  )
}

function isOf(row: Row, facets: Facets): boolean {
  return facetNames.every((facet) => {
    const value = row[facet]
    return facets[facet] === undefined || (value !== null && facets[facet].includes(value))
  })
}

const facetNames = ['fish', 'city', 'size', 'quality'] as const
const newest = (one: Row, other: Row) => other.id - one.id
/** The sort key of the needed day: days from today on in their order, then requests without a day, then past days backwards. */
const placeOf = ({ needed }: Row) => {
  const days = needed === null ? 0 : (Date.parse(needed) - Date.parse(today)) / 86_400_000
  return needed === null ? 1_000 : days >= 0 ? days : 2_000 - days
}
const orders: Record<PageQuery['sort'], (one: Row, other: Row) => number> = {
  newest,
  needed: (one, other) => placeOf(one) - placeOf(other) || newest(one, other),
  quantity_desc: (one, other) => other.quantity - one.quantity || newest(one, other),
  price_desc: (one, other) => (other.price ?? 0) - (one.price ?? 0) || newest(one, other),
}

function someQuestion(random: Random): PageQuery {
  const text = random.chance(0.4)
  const facets = someFacets(random, random.chance(0.5) ? 0.6 : 0.2)
  const words = wordsOf(random.pick(titles))
  const typed = random.chance(0.5) ? words : words.slice(0, 1)
  const last = typed.at(-1) ?? ''
  const beginning = last.slice(0, random.whole(2, last.length))
  return {
    alternatives: text
      ? Array.from({ length: random.whole(0, 3) }, () => ({
          fish: [choice.fish[0] ?? 0],
          ...someFacets(random, 0.4),
        }))
      : [facets],
    titled: text ? { words: [...typed.slice(0, -1), beginning], facets } : undefined,
    price: {
      least: random.chance(0.2) ? halalas(random.whole(1, 6) * 1_000) : undefined,
      most: random.chance(0.2) ? halalas(random.whole(1, 9) * 1_000) : undefined,
    },
    sort: random.chance(0.5) ? 'newest' : random.pick(requestSorts),
    from: random.pick([0, 0, 12, 60, 290, 948, 996, 5_000_000]),
    limit: random.pick([1, 12, 100]),
    now,
    today,
  }
}

function someFacets(random: Random, often: number): Facets {
  const some = (ids: readonly number[]) =>
    random.chance(often) ? random.shuffled(ids).slice(0, random.whole(1, ids.length)) : undefined
  return {
    fish: some(choice.fish),
    city: some(choice.city),
    size: some(choice.size),
    quality: some(choice.quality),
  }
}

/** Replaces all requests by random requests of one asker, and returns the new requests, the newest last. */
async function fill(random: Random, count: number): Promise<Row[]> {
  await db.query({ text: 'truncate requests cascade' })
  const made = Array.from({ length: count }, () => ({
    title: random.pick(titles),
    // The first species is the most frequent.
    fish: random.chance(0.5) ? (choice.fish[0] ?? 0) : random.pick(choice.fish),
    city: random.pick(choice.city),
    size: random.chance(0.5) ? random.pick(choice.size) : null,
    quality: random.chance(0.5) ? random.pick(choice.quality) : null,
    quantity: random.whole(1, 30) * 1_000,
    price: random.chance(0.7) ? random.whole(1, 9) * 1_000 : null,
    needed: random.chance(0.6) ? riyadhDay(addDays(now, random.whole(-9, 9))) : null,
    status: random.chance(0.95) ? ('open' as const) : ('accepted' as const),
    due: random.chance(0.05),
  }))
  const rows = await db.query<{ id: number }>({
    text: `insert into requests (asker_id, title, fish_id, city_id, size_id, quality_id, quantity_grams, price_halalas, needed_by,
             status, created_at, updated_at, closes_at)
           select $2, r.title, r.fish, r.city, r.size, r.quality, r.quantity, r.price, r.needed, r.status,
             $3::timestamptz - interval '20 days', $3, $3 + case when r.due then interval '0' else interval '5 days' end
           from rows from (jsonb_to_recordset($1::jsonb) as (title text, fish int, city int, size int, quality int, quantity bigint,
             price bigint, needed date, status text, due boolean)) with ordinality r
           order by r.ordinality returning id`,
    values: [JSON.stringify(made), choice.asker, now],
  })
  await db.query({ text: 'analyze requests' })
  return made.map((row, place) => ({ ...row, id: rows[place]?.id ?? 0 }))
}
