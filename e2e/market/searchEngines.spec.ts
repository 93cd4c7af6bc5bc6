import type { APIRequestContext } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'

/** The HTML that search engines and link previews read, without JavaScript. */
test.describe('link previews and search engines', () => {
  for (const language of ['ar', 'en'] as const) {
    test(`get name, state and picture of a product, an auction and a news item (${language})`, async ({
      request,
    }) => {
      for (const { path, name, image } of await thingsOf(request, language)) {
        const html = await (await request.get(`${path}?lang=${language}`)).text()
        expect(html, path).toContain(`<html lang="${language}"`)
        const title = tag(html, 'property', 'og:title')
        expect(title, path).toContain(name)
        expect(tag(html, 'property', 'og:image')).toBe(new URL(image, process.env.SITE_URL).href)
        expect(tag(html, 'name', 'twitter:card')).toBe('summary_large_image')
        expect(tag(html, 'name', 'description').length).toBeGreaterThan(20)
        expect(tag(html, 'property', 'og:locale')).toBe(language === 'ar' ? 'ar_SA' : 'en_SA')
        const address = new URL(path, process.env.SITE_URL).href
        const own = language === 'ar' ? address : `${address}?lang=en`
        expect(link(html, 'rel="canonical"')).toBe(own)
        expect(link(html, 'hrefLang="ar-SA"')).toBe(address)
        expect(link(html, 'hrefLang="en-SA"')).toBe(`${address}?lang=en`)
        expect(link(html, 'hrefLang="x-default"')).toBe(address)
      }
    })
  }

  test('get the result of an ended auction', async ({ request }) => {
    const { data } = await (await request.get('/api/auction/local?status=ended&way=english&limit=100')).json()
    const [sold] = data.data.filter(({ status }: { status: string }) => status === 'ordered')
    const arabic = await (await request.get(`/auctions/${sold.id}?lang=ar`)).text()
    expect(tag(arabic, 'property', 'og:title')).toMatch(/^انتهى مزاد .*رسا على/)
    const english = await (await request.get(`/auctions/${sold.id}?lang=en`)).text()
    expect(tag(english, 'property', 'og:title')).toMatch(/has ended: sold for SR/)
  })

  test('get a distinct title and description for each of eight pages in both languages', async ({
    request,
  }) => {
    const paths = [
      ...['/home', '/local-market', '/international-market/main', '/special-products'],
      ...['/auctions', '/news', '/about-us', '/contact-us'],
    ]
    for (const language of ['ar', 'en']) {
      const heads = await Promise.all(
        paths.map(async (path) => {
          const html = await (await request.get(`${path}?lang=${language}`)).text()
          return { title: tag(html, 'property', 'og:title'), text: tag(html, 'name', 'description') }
        }),
      )
      expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
      expect(new Set(heads.map(({ text }) => text)).size).toBe(paths.length)
      for (const { text } of heads) expect(text.length).toBeGreaterThan(40)
    }
  })

  test('find the first and the last address of each part of the sitemap', async ({ request }) => {
    // Other tests may have left only closed requests, so an open request is added.
    await addRequest(db, await addPerson(db))
    const index = await (await request.get('/sitemap.xml')).text()
    for (const part of locations(index)) {
      const places = locations(await (await request.get(part)).text())
      expect(places.length, part).toBeGreaterThan(1)
      for (const place of [places[0]!, places.at(-1)!]) {
        expect((await request.get(place)).status(), place).toBe(200)
      }
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  })

  test('get the manifest of each language and every icon', async ({ request }) => {
    for (const language of ['ar', 'en']) {
      const html = await (await request.get(`/home?lang=${language}`)).text()
      const answer = await request.get(link(html, 'rel="manifest"'))
      expect(answer.headers()['content-type']).toContain('application/manifest+json')
      const manifest = await answer.json()
      expect(manifest).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
      const icons = [link(html, 'rel="apple-touch-icon"'), ...manifest.icons.map((icon: Icon) => icon.src)]
      for (const icon of icons) {
        const { ok, headers } = await request
          .get(icon)
          .then((got) => ({ ok: got.ok(), headers: got.headers() }))
        expect(ok, icon).toBe(true)
        expect(headers['content-type'], icon).toMatch(/^image\//)
      }
    }
  })
})

type Icon = { readonly src: string }

async function thingsOf(request: APIRequestContext, language: string) {
  const headers = { 'Accept-Language': language }
  const data = async (path: string) => (await (await request.get(`/api/${path}`, { headers })).json()).data
  const [local] = (await data('products/local?limit=1')).products.data
  const [imported] = (await data('products/imported?limit=1')).products.data
  const [auction] = (await data('auction/local?limit=1')).data
  const [news] = (await data('blogs?limit=1')).data
  return [
    { path: `/local-market/${local.id}`, name: local.name, image: local.image },
    { path: `/international-market/main/${imported.id}`, name: imported.name, image: imported.image },
    { path: `/auctions/${auction.id}`, name: auction.name, image: auction.image },
    { path: `/news/${news.id}`, name: news.title, image: news.image },
  ]
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

function tag(html: string, by: 'name' | 'property', value: string): string {
  const found = new RegExp(`<meta ${by}="${value}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  return found.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

function link(html: string, attribute: string): string {
  const found = [...html.matchAll(/<link [^>]*>/g)].find(([text]) => text.includes(attribute))
  return /href="([^"]*)"/.exec(found?.[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}
