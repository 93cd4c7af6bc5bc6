import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { toBrotli } from '#server/base/pages/renderedPage.ts'
import { expect, test } from '../support/fixtures.ts'

/** Limits in bytes after brotli compression. checks/budgets.test.ts has the limits of scripts, styles and fonts. */
const limits = { html: 15_000, home: 250_000, elements: 1_400 }

// A page process that has already shown the site would keep some of its files in memory.
test.use({ reuseContext: false })

test.describe('transferred bytes:', () => {
  for (const language of ['ar', 'en']) {
    test(`the HTML of home, of a product and of the local market is within its limit (${language})`, async ({
      request,
    }) => {
      const { data } = await (await request.get('/api/products/local?limit=1')).json()
      const product = `/local-market/${data.products.data[0].id}`
      for (const path of ['/home', product, '/local-market']) {
        const url = new URL(`${path}?lang=${language}`, process.env.SITE_URL)
        // fetch would decompress the body, so a plain request returns the transferred bytes.
        const sent = await new Promise<Buffer>((resolve, reject) => {
          get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
            expect(answer.headers['content-encoding']).toBe('br')
            const chunks: Buffer[] = []
            answer.on('data', (chunk: Buffer) => chunks.push(chunk))
            answer.on('end', () => resolve(Buffer.concat(chunks)))
          }).on('error', reject)
        })
        const html = brotliDecompressSync(sent)
        expect((await toBrotli(html)).length).toBe(sent.length)
        const bytes = await typicalSize(html)
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
    // Excludes pictures that the browser loads ahead of scrolling, and pictures that begin behind the phone's bottom bar.
    const seen = await page.evaluate(() => {
      const bar = document.querySelector('[data-bar=bottom]')?.getBoundingClientRect().top ?? innerHeight
      return [...document.images]
        .filter((image) => {
          const { top, left, right } = image.getBoundingClientRect()
          return top < bar && left < innerWidth && right > 0
        })
        .map((image) => image.currentSrc)
    })
    expect(await page.locator('*').count(), 'elements before scrolling').toBeLessThanOrEqual(limits.elements)
    const counted = [...bytes].filter(([url]) => !url.includes('/uploads/') || seen.includes(url))
    expect(counted.some(([url]) => url.includes('/uploads/'))).toBe(true)
    const listing = counted.map(([url, length]) => `${length} ${url}`).join('\n')
    expect(
      counted.reduce((sum, [, length]) => sum + length, 0),
      listing,
    ).toBeLessThan(limits.home)
  })
})

test('a second visit loads no file that the first one has loaded', async ({ page }) => {
  const loaded = async () => {
    await page.goto('/local-market')
    await page.waitForLoadState('networkidle')
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    )
    return files.filter((path) => /^\/(assets|uploads)\//.test(path))
  }
  expect((await loaded()).length).toBeGreaterThan(20)
  expect(await loaded()).toEqual([])
})

/**
 * The typical compressed size of a page: the median of nine copies, each of which is shifted by a different
 * number of spaces. Brotli samples 64 bytes in every 4,096 to decide whether Arabic letters get short
 * codes. For one position in seven the samples contain too few Arabic letters, and the same page is 2 %
 * larger.
 */
async function typicalSize(html: Buffer): Promise<number> {
  const shifts = Array.from({ length: 9 }, (_, index) => Buffer.from(' '.repeat(index * 131)))
  const sizes = await Promise.all(
    shifts.map(async (spaces) => (await toBrotli(Buffer.concat([spaces, html]))).length),
  )
  return sizes.sort((one, other) => one - other)[4] ?? 0
}
