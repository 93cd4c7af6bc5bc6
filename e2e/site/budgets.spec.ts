import { get } from 'node:http'
import { expect, test } from '../support/fixtures.ts'

/** Limits in bytes after brotli compression. checks/budgets.test.ts has the limits of scripts, styles and fonts. */
const limits = { html: 15_000, home: 335_000 }

test.describe('transferred bytes:', () => {
  for (const language of ['ar', 'en']) {
    test(`the HTML of home and of a product is within its limit (${language})`, async ({ request }) => {
      const { data } = await (await request.get('/api/products/local?limit=1')).json()
      const product = `/local-market/${data.products.data[0].id}`
      for (const path of ['/home', product, '/local-market']) {
        const url = new URL(`${path}?lang=${language}`, process.env.SITE_URL)
        // fetch would decompress the body, so a plain request counts the transferred bytes.
        const bytes = await new Promise<number>((resolve, reject) => {
          get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
            expect(answer.headers['content-encoding']).toBe('br')
            let length = 0
            answer.on('data', (chunk: Buffer) => {
              length += chunk.length
            })
            answer.on('end', () => resolve(length))
          }).on('error', reject)
        })
        expect(bytes, `${path} in ${language}`).toBeLessThan(limits.html)
      }
    })
  }

  test('the home page with the pictures of its first screen is within its limit', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const urls = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.set(urls.get(requestId) ?? requestId, encodedDataLength)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/home?lang=ar')
    await page.waitForLoadState('networkidle')
    // Pictures that the browser loads ahead of scrolling do not count.
    const seen = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, left, right } = image.getBoundingClientRect()
          return top < innerHeight && left < innerWidth && right > 0
        })
        .map((image) => image.currentSrc),
    )
    const counted = [...bytes].filter(([url]) => !url.includes('/uploads/') || seen.includes(url))
    expect(counted.some(([url]) => url.includes('/uploads/'))).toBe(true)
    const listing = counted.map(([url, length]) => `${length} ${url}`).join('\n')
    expect(
      counted.reduce((sum, [, length]) => sum + length, 0),
      listing,
    ).toBeLessThan(limits.home)
  })
})
