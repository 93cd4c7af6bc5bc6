import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { Page } from '#shared/base/page.ts'
import type { Blog } from '#shared/news/contract.ts'

const market = await testMarket()

async function get<Data>(path: string, language = 'ar') {
  const answer = await fetch(`${market.url}/api/${path}`, { headers: { 'accept-language': language } })
  return { status: answer.status, data: ((await answer.json()) as { data: Data }).data }
}

describe('GET blogs', () => {
  it('lists published news in pages, newest first', async () => {
    const { data: all } = await get<Page<Blog>>('blogs?limit=100')
    expect(all.data).toHaveLength(12)
    const times = all.data.map(({ published_at }) => published_at)
    expect(times).toEqual([...times].sort().reverse())
    const { data: second } = await get<Page<Blog>>('blogs?limit=5&page=2')
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(5, 10).map(({ id }) => id))
    const newest = all.data[0]?.id
    await market.db.query({
      text: "update blogs set published_at = now() + interval '1 day' where id = $1",
      values: [newest],
    })
    await expect.poll(async () => (await get(`blogs/${newest}`)).status).toBe(404)
  })

  it('returns one item in the reader’s language with three other items', async () => {
    const { data: all } = await get<Page<Blog>>('blogs?limit=2&page=2')
    const id = all.data[0]?.id
    const arabic = await get<Blog & { related: Blog[] }>(`blogs/${id}`)
    const english = await get<Blog & { related: Blog[] }>(`blogs/${id}`, 'en')
    expect(arabic.data.related).toHaveLength(3)
    expect(arabic.data.related.map((item) => item.id)).not.toContain(id)
    expect(arabic.data.body).toMatch(/[\u0600-\u06ff]/)
    expect(english.data.body).not.toMatch(/[\u0600-\u06ff]{4}/)
  })

  it('answers not_found for a missing item', async () => {
    expect((await get('blogs/987654321')).status).toBe(404)
  })
})
