import { get } from 'node:http'
import { expect, test } from '../support/fixtures.ts'

/** Bytes as they travel (brotli); the limits of the front end. Scripts, styles and fonts alone: checks/budgets.test.ts. */
const limits = { html: 15_000, home: 335_000 }

test.describe('what travels', () => {
  for (const language of ['ar', 'en']) {
    test(`the HTML of home and of a product stays small (${language})`, async ({ request }) => {
      const { data } = await (await request.get('/api/products/local?limit=1')).json()
      const product = `/local-market/${data.products.data[0].id}`
      for (const path of ['/home', product, '/local-market']) {
        const url = new URL(`${path}?lang=${language}`, process.env.SITE_URL)
        // fetch would undo the compression: a plain request tells what was sent.
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

  test('the whole home with the pictures of its first screen', async ({ page, context }) => {
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
    // A browser brings some pictures before they are seen; those do not count.
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
    const told = counted.map(([url, length]) => `${length} ${url}`).join('\n')
    expect(
      counted.reduce((sum, [, length]) => sum + length, 0),
      told,
    ).toBeLessThan(limits.home)
  })
})
