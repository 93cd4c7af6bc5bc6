import { describe, expect, it } from 'vitest'
import { stockEverySpecies } from '#demo/search/stock.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { FishOffers, Product } from '#shared/products/contract.ts'

const market = await testMarket()
await stockEverySpecies(market.db)

interface Suggested {
  readonly fish: readonly FishOffers[]
  readonly products: readonly Product[]
}

async function suggest(s: string, language = 'ar'): Promise<Suggested> {
  const answer = await fetch(`${market.url}/api/products/suggestions?s=${encodeURIComponent(s)}`, {
    headers: { 'accept-language': language },
  })
  expect(answer.status, s).toBe(200)
  return ((await answer.json()) as { data: Suggested }).data
}

describe('GET products/suggestions', () => {
  it('answers a blank text with empty lists', async () => {
    for (const s of ['', '  ', '؟!']) expect(await suggest(s)).toEqual({ fish: [], products: [] })
  })

  it('returns a named species with the number and the lowest price of its goods on sale', async () => {
    const [row] = await market.db.query<{ id: number; offers: number; lowest: number }>({
      text: `select fish_id as id, count(*)::int as offers, min(price_halalas)::int as lowest
             from products join fish f on f.id = fish_id
             where f.code = 'kanad' and sale_type = 'normal' and status = 'active' group by fish_id`,
    })
    for (const s of ['كنعد', 'kanad', 'kingfsh', 'ضيرك']) {
      const [first] = (await suggest(s)).fish
      expect(first, s).toMatchObject({
        id: row?.id,
        code: 'kanad',
        offers: row?.offers,
        lowest_price: (row?.lowest ?? 0) / 100,
      })
    }
    expect((await suggest('kanad', 'en')).fish[0]?.name).not.toBe((await suggest('kanad')).fish[0]?.name)
  })

  it('returns no species for a text with a place or another condition', async () => {
    const { fish, products } = await suggest('هامور بلدي')
    expect(fish).toEqual([])
    expect(products.every(({ origin, sale_type }) => origin === 'local' || sale_type === 'auction')).toBe(
      true,
    )
  })

  it('returns at most 3 species and 7 suggestions, without two offers of one fish in one market', async () => {
    for (const s of ['روبيان', 'shrimp', 'قريدس', 'هامور', 'سمك']) {
      const { fish, products } = await suggest(s)
      expect(fish.length, s).toBeLessThanOrEqual(3)
      expect(fish.length + products.length, s).toBeLessThanOrEqual(7)
      const keys = products.map((one) => `${one.type_fish_id} ${one.market_id} ${one.sale_type}`)
      expect(new Set(keys).size, s).toBe(keys.length)
    }
  })

  it('finds shrimp by its Levantine name', async () => {
    const { fish } = await suggest('قريدس')
    expect(fish.length).toBeGreaterThan(0)
    expect(fish.map(({ id }) => id)).toEqual((await suggest('روبيان')).fish.map(({ id }) => id))
  })
})
