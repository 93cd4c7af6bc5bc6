import { beforeAll, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { insertSold, type Sold, tradedThings } from '#demo/testing/trade/soldTrade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { addDays } from '#shared/prices/periods.ts'
import { keepPrices } from '../keeping/keeping.ts'

const market = await testMarket()
const { db } = market
const things = await tradedThings(db)
const day = addDays(riyadhDay(new Date()), -2)
let code = ''

beforeAll(async () => {
  await db.query({ text: `update orders set status = 'returned' where status = 'completed'` })
  const [fish = 0] = things.fish
  const [row] = await db.query<{ code: string }>({
    text: 'select code from fish where id = $1',
    values: [fish],
  })
  code = row?.code ?? ''
  const sold: Sold[] = []
  for (let seller = 0; seller < 4; seller += 1) {
    const { id } = await addPerson(db, { type: 'local_seller' })
    sold.push({
      ...{
        day,
        fishId: fish,
        marketId: things.markets[0] ?? 0,
        sellerId: id,
        source: 'caught',
        channel: 'fixed',
      },
      ...{ sizeId: things.sizes[0] ?? 0, grams: 2_500, price: 4_010 + seller },
    })
  }
  // One seller sold in another week, in two markets, so nothing of that day may be published.
  sold.push({ ...(sold[0] as Sold), marketId: things.markets[1] ?? 0, day: addDays(day, -8) })
  sold.push({ ...(sold[0] as Sold), day: addDays(day, -8) })
  await insertSold(db, sold)
  while ((await keepPrices(db, new Date())) > 0);
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${market.url}${path}`, { headers })

describe('open data of prices', () => {
  it('contain a day in CSV and JSON with the same figures, without hidden figures', async () => {
    const csv = await (await get(`/open-data/prices/daily/${day}.csv`)).text()
    const [heading, ...lines] = csv.trim().replace('\uFEFF', '').split('\r\n')
    expect(heading).toBe(
      'day,fish,fish_ar,fish_en,place,place_ar,place_en,source,average_price,min_price,max_price,quantity,sales,sellers,thin',
    )
    const { prices, licence, schema } = await (await get(`/open-data/prices/daily/${day}.json`)).json()
    expect(licence.url).toContain('creativecommons.org/licenses/by/4.0')
    expect(schema).toBe('/open-data/prices/schema.json')
    expect(prices).toHaveLength(lines.length)
    expect(prices.find(({ place }: { place: string }) => place === 'all')).toMatchObject({
      ...{ day, fish: code, source: 'caught', average_price: 40.11, min_price: 40.1, max_price: 40.13 },
      ...{ quantity: 10, sales: 4, sellers: 4, thin: true },
    })
    expect(lines[0]).toContain(',40.11,40.10,40.13,10,4,4,true')
    const before = await (await get(`/open-data/prices/daily/${addDays(day, -8)}.json`)).json()
    expect(before.prices).toEqual([])
  })

  it('contain the year of a species, the index and the schema', async () => {
    const { prices } = await (await get(`/open-data/prices/fish/${code}/${day.slice(0, 4)}.json`)).json()
    expect(prices.map((row: { day: string }) => row.day)).toContain(day)
    expect((await (await get('/open-data/prices/weekly-index.csv')).text()).replace('\uFEFF', '')).toMatch(
      /^place,week,value/,
    )
    const schema = await (await get('/open-data/prices/schema.json')).json()
    expect(schema.columns.daily).toHaveLength(15)
    for (const path of [
      'daily/2026-02-30.csv',
      'daily/2026-01-01.xml',
      `fish/${code}/26.csv`,
      'fish/none/2026.csv',
      'x',
    ])
      expect((await get(`/open-data/prices/${path}`)).status, path).toBe(404)
  })

  it('are cached, answer 304 by ETag and by time, and can be read by every site', async () => {
    const path = `/open-data/prices/daily/${day}.csv`
    const first = await get(path)
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(path, { 'if-modified-since': modified })).status).toBe(304)
    expect((await get(path, { 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200)
  })

  it('have Atom feeds in both languages, with an entry for each day', async () => {
    for (const [lang, text] of [
      ['ar', 'أسعار السمك'],
      ['en', 'Fish prices'],
    ] as const) {
      const answer = await get(`/open-data/prices/feed.${lang}.atom`)
      expect(answer.headers.get('content-type')).toContain('application/atom+xml')
      const xml = await answer.text()
      expect(xml).toContain(`xml:lang="${lang}"`)
      expect(xml).toContain(text)
      expect(xml.match(/<entry>/g)).toHaveLength(1)
      expect(xml).toContain('40.11')
      expect(await (await get(`/open-data/prices/fish/${code}/feed.${lang}.atom`)).text()).toContain(
        '<entry>',
      )
    }
    expect((await get('/open-data/prices/feed.fr.atom')).status).toBe(404)
  })
})

describe('the card and the picture of a price:', () => {
  it('only the card may be framed by other sites', async () => {
    const card = await get(`/embed/prices/${code}?lang=en`)
    const policy = card.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(card.headers.get('x-frame-options')).toBeNull()
    expect(await card.text()).toContain('SR/kg')
    for (const path of ['/api/prices', '/open-data/prices/schema.json', `/share/prices/${code}.ar.png`]) {
      const other = await get(path)
      expect(other.headers.get('x-frame-options'), path).toBe('DENY')
      expect(other.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
    expect((await get('/embed/prices/none')).status).toBe(404)
  })

  it('the picture is a PNG of 1200 by 630 in each language, with text', async () => {
    const { default: sharp } = await import('sharp')
    const drawn = await Promise.all(
      ['ar', 'en'].map(async (lang) => {
        const answer = await get(`/share/prices/${code}.${lang}.png`)
        expect(answer.headers.get('content-type')).toBe('image/png')
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    for (const picture of drawn) {
      const { width, height, format } = await sharp(picture).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
      // The letters of the name are white on a dark background. Without fonts, the upper half would be of one colour.
      const { channels } = await sharp(picture)
        .extract({ left: 0, top: 60, width: 1200, height: 120 })
        .stats()
      expect(channels[0]?.stdev).toBeGreaterThan(25)
    }
    expect(drawn[0]?.equals(drawn[1] as Buffer)).toBe(false)
    expect((await get('/share/prices/none.ar.png')).status).toBe(404)
    expect((await get(`/share/prices/${code}.fr.png`)).status).toBe(404)
  })
})
