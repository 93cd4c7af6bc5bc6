import { limits } from '#shared/base/limits.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { openOwnSite } from '../support/ownSite.ts'

/** The rate limit of a client address, and the page that is shown beyond the limit (contract, section 1, "limits"). */
const { perAddressMinute } = limits.reading
/** The views of 60 visitors who share one address, if each opens a page every 5 s. */
const viewsPerMinute = 60 * 12

test.describe('the rate limit of a client address', () => {
  test('allows 60 visitors of home behind one address', async ({ page }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'document' || pathname.startsWith('/api/')) counted.push(pathname)
    })
    await page.goto('/home')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(counted[0]).toBe('/home')
    expect(counted.length * viewsPerMinute, counted.join(' ')).toBeLessThanOrEqual(perAddressMinute)
  })

  test('answers further requests with an error page in both languages', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/429/)
    const site = await openOwnSite({ RATE_LIMITS: 'on', LOG_LEVEL: 'silent' })
    try {
      let asked = 0
      const ask = async () => {
        while (asked++ < perAddressMinute) await (await fetch(`${site.url}/api/nothing`)).arrayBuffer()
      }
      await Promise.all(Array.from({ length: 20 }, ask))
      for (const [path, title, retry] of [
        ['/home', 'طلبات كثيرة من شبكتك', 'إعادة المحاولة'],
        ['/home?lang=en', 'Too many requests from your network', 'Try again'],
      ] as const) {
        const answer = await page.goto(site.url + path)
        expect(answer?.status()).toBe(429)
        expect(Number(await answer?.headerValue('retry-after'))).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('link', { name: retry })).toBeVisible()
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expectWithin(page)
        }
        await expectAccessible(page)
      }
    } finally {
      await site.close()
    }
  })
})
