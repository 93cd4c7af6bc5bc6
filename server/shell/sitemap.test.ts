import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'

const market = await testMarket({ env: { PUBLIC_URL: 'https://samak.example' } })

const site = 'https://samak.example'

async function get(path: string) {
  const answer = await fetch(market.url + path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

async function ids(text: string): Promise<number[]> {
  return (await market.db.query<{ id: number }>({ text })).map(({ id }) => id)
}

describe('/sitemap.xml', () => {
  it('lists its parts with their public addresses', async () => {
    const { type, text } = await get('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    const parts = ['pages', 'products-1', 'auctions-1', 'news-1']
    expect(locations(text)).toEqual(parts.map((part) => `${site}/sitemaps/${part}.xml`))
  })

  it('lists pages once per language with their alternates', async () => {
    const { text } = await get('/sitemaps/pages.xml')
    expect(locations(text)).toEqual(
      expect.arrayContaining([
        `${site}/home`,
        `${site}/home?lang=en`,
        `${site}/international-market/main`,
        `${site}/terms`,
        `${site}/privacy?lang=en`,
      ]),
    )
    const [first] = text.match(/<url>.*?<\/url>/) ?? []
    expect(first).toContain(`<xhtml:link rel="alternate" hreflang="ar-SA" href="${site}/home"/>`)
    expect(first).toContain(`<xhtml:link rel="alternate" hreflang="en-SA" href="${site}/home?lang=en"/>`)
    expect(first).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${site}/home"/>`)
  })

  it('lists exactly the goods on sale under the address of their market', async () => {
    const shown = "sale_type = 'normal' and status = 'active'"
    const local = await ids(`select id from products where ${shown} and origin = 'local' order by id`)
    const imported = await ids(`select id from products where ${shown} and origin = 'imported' order by id`)
    const found = locations((await get('/sitemaps/products-1.xml')).text)
    const arabic = found.filter((address) => !address.includes('?'))
    expect(arabic.filter((address) => address.includes('/local-market/'))).toEqual(
      local.map((id) => `${site}/local-market/${id}`),
    )
    expect(arabic.filter((address) => address.includes('/international-market/'))).toEqual(
      imported.map((id) => `${site}/international-market/main/${id}`),
    )
    expect(found).toHaveLength(2 * (local.length + imported.length))
  })

  it('lists open auctions, but no auctions that were stopped or ended more than 30 days ago', async () => {
    const [open = 0] = await ids('select product_id as id from auctions where ends_at > now() limit 1')
    const [voided = 0] = await ids(
      "select product_id as id from auctions where voided_at is not null and ends_at > now() - interval '30 days' limit 1",
    )
    const found = locations((await get('/sitemaps/auctions-1.xml')).text)
    expect(found).toContain(`${site}/auctions/${open}`)
    expect(found).not.toContain(`${site}/auctions/${voided}`)
    await market.db.query({
      text: `update auctions set starts_at = now() - interval '40 days', first_ends_at = now() - interval '31 days',
               ends_at = now() - interval '31 days' where product_id = $1`,
      values: [open],
    })
    expect(locations((await get('/sitemaps/auctions-1.xml')).text)).not.toContain(`${site}/auctions/${open}`)
  })

  it('lists only open requests', async () => {
    const [asker = 0] = await ids("select id from users where type = 'local_buyer' order by id limit 1")
    const [open, over, closed] = [
      await addRequest(market.db, { id: asker }),
      await addRequest(market.db, { id: asker }),
      await addRequest(market.db, { id: asker }, { status: 'closed' }),
    ]
    await market.db.query({
      text: `update requests set created_at = now() - interval '31 days', closes_at = now() - interval '1 day'
             where id = $1`,
      values: [over],
    })
    const found = locations((await get('/sitemaps/requests-1.xml')).text)
    expect(found).toEqual([`${site}/requests/${open}`, `${site}/requests/${open}?lang=en`])
    expect(found.join()).not.toContain(`/requests/${closed}`)
    expect(locations((await get('/sitemap.xml')).text)).toContain(`${site}/sitemaps/requests-1.xml`)
  })

  it('omits hidden records and unpublished news', async () => {
    const [hidden = 0] = await ids(
      "select id from products where sale_type = 'normal' and status = 'active' limit 1",
    )
    const [early = 0] = await ids('select id from blogs limit 1')
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [hidden] })
    await market.db.query({
      text: "update blogs set published_at = now() + interval '1 day' where id = $1",
      values: [early],
    })
    expect((await get('/sitemaps/products-1.xml')).text).not.toContain(`-market/${hidden}<`)
    expect((await get('/sitemaps/news-1.xml')).text).not.toContain(`/news/${early}<`)
  })

  it.each(['products-0', 'products-x', 'people-1', 'products-1;', '..%2f..%2fpackage'])(
    'has no part %s',
    async (part) => {
      expect((await get(`/sitemaps/${part}.xml`)).status).toBe(404)
    },
  )

  it('returns an empty part beyond the last id', async () => {
    const { status, text } = await get('/sitemaps/products-999999.xml')
    expect(status).toBe(200)
    expect(locations(text)).toEqual([])
  })

  it('is named in robots.txt', async () => {
    const { type, text } = await get('/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Disallow: /api/')
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  })
})

describe('a Host header from outside', () => {
  it('cannot inject markup into the sitemap', async () => {
    const other = await openTestMarket()
    try {
      const { hostname, port } = new URL(other.url)
      const { request } = await import('node:http')
      const text = await new Promise<string>((resolve, reject) => {
        request({ hostname, port, path: '/sitemap.xml', headers: { host: 'a"><script>' } }, (answer) => {
          let body = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            body += chunk
          })
          answer.on('end', () => resolve(body))
        })
          .on('error', reject)
          .end()
      })
      expect(text).not.toContain('<script>')
    } finally {
      await other.close()
    }
  })
})
