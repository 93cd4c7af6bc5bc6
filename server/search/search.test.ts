import { describe, expect, it } from 'vitest'
import { stockEverySpecies } from '#demo/search/stock.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import type { countResults } from '#shared/search/contract.ts'

const market = await testMarket()
await stockEverySpecies(market.db)
await addRequest(market.db, await addPerson(market.db))

type Counted = AnswerOf<typeof countResults>

async function ask<Data>(path: string, query: Record<string, string>): Promise<Data> {
  const answer = await fetch(`${market.url}/api/${path}?${new URLSearchParams(query)}`)
  expect(answer.status, path).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

const count = (query: Record<string, string>) => ask<Counted>('search', query)

describe('GET search', () => {
  it('counts the same results as the list of each kind', async () => {
    const queries: Record<string, string>[] = [
      { s: 'هامور' },
      { s: 'salmon' },
      { s: 'هامور', price_max: '60' },
      {},
    ]
    for (const query of queries) {
      const { counts } = await count(query)
      for (const [kind, path] of Object.entries(lists)) {
        const data = await ask<{ total: number; products?: { total: number } }>(path, {
          ...query,
          limit: '1',
        })
        expect(counts[kind as keyof typeof lists].total, `${kind} ${JSON.stringify(query)}`).toBe(
          (data.products ?? data).total,
        )
      }
    }
  })

  it('ignores filters that requests do not have when it counts requests', async () => {
    const all = await count({})
    const filtered = await count({ market_id: '1', fish_type: '1', seller_id: '1' })
    expect(filtered.counts.requests).toEqual(all.counts.requests)
    expect(all.counts.requests.total).toBeGreaterThan(0)
  })

  it('replaces unknown words by similar known names', async () => {
    for (const [s, corrected] of [
      ['هامووور', null],
      ['حامور', 'هامور'],
      ['kingfsh', 'kingfish'],
      ['hamuor fresh', 'hamour fresh'],
    ] as const) {
      const answer = (await count({ s })).corrected
      expect(answer?.toLowerCase() ?? null, s).toBe(corrected)
    }
  })

  it('corrects nothing in known names, their beginnings, numbers and words of product names', async () => {
    for (const s of ['هامور', 'ham', 'Hamour 40', '123456', '', 'qqqzzzqqq']) {
      expect((await count({ s })).corrected, s).toBeNull()
    }
  })
})

describe('the filters of products/special', () => {
  it('restrict the special products and keep their order', async () => {
    type Listed = { products: { data: { id: number; type_fish_id: number }[] } }
    const all = (await ask<Listed>('products/special', { limit: '100' })).products.data
    const fish = String(all[0]?.type_fish_id)
    const some = (await ask<Listed>('products/special', { limit: '100', fish_id: fish })).products.data
    expect(some).toEqual(all.filter(({ type_fish_id }) => String(type_fish_id) === fish))
  })
})

describe('the sort order `match` of products/local', () => {
  it('puts the product with the typed name first', async () => {
    type Listed = { products: { data: { id: number; name: string }[] } }
    const [row] = await market.db.query<{ id: number }>({
      text: `insert into products (seller_id, origin, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
               fish_type_id, quantity_grams, price_halalas, image_id)
             select seller_id, 'local', 'دلالون بحرون', 'Dalaloon', fish_id, market_id, city_id, size_id, quality_id,
               fish_type_id, 5000, 4000, image_id from products where origin = 'local' order by id limit 1 returning id`,
    })
    await market.db.query({
      text: `insert into products (seller_id, origin, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
               fish_type_id, quantity_grams, price_halalas, image_id)
             select seller_id, 'local', 'بحرون دلالون كبير', 'Dalaloon', fish_id, market_id, city_id, size_id, quality_id,
               fish_type_id, 5000, 4000, image_id from products where origin = 'local' order by id limit 1`,
    })
    const { products } = await ask<Listed>('products/local', { s: 'دلالون بحرون', sort: 'match' })
    expect(products.data.length).toBe(2)
    expect(products.data[0]?.id).toBe(row?.id)
  })
})

const lists = {
  local: 'products/local',
  imported: 'products/imported',
  special: 'products/special',
  auctions: 'auction/local',
  requests: 'requests/list',
} as const
