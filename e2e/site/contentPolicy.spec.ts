import { expect, test } from '../support/fixtures.ts'

/** An injected script must have no effect (docs/security.md, V3). */

test('a page does not run a script that is injected into its HTML', async ({ page, complaints }) => {
  complaints.ignore(/Content Security Policy/)
  // React finds an injected element, so it logs error 418 and renders the page again.
  complaints.ignore(/React error #418/)
  await page.route('**/home', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</main>', '<script>window.stolen = 1</script></main>')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('the browser refuses to turn a string into HTML, a script or a script address', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/Trusted|trusted/)
  await page.goto('/home')
  const outcomes = await page.evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return [
      tried(() => document.createElement('p').insertAdjacentHTML('beforeend', '<img src=x>')),
      tried(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
      tried(() => (script.src = '/assets/any.js')),
      tried(() => (script.text = 'window.stolen = 1')),
      tried(() => (window as { trustedTypes?: { createPolicy: unknown } }).trustedTypes),
    ]
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'done'])
})

test.describe('a page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('registers the service worker under the content policy', async ({ page }) => {
    await page.goto('/home')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  })
})

test('the API documentation shows the calls but cannot read the storage of the site', async ({
  page,
  complaints,
}) => {
  // In the sandbox, a library of the API documentation rejects a promise without a reason.
  complaints.ignore(/^uncaught: undefined$/)
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('kept', 'a value'))
  await page.goto('/api/docs/', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'Samak Market' })).toBeVisible()
  await expect(page.getByText('GET main/fish_traffic').first()).toBeAttached()
  const outcomes = await page.evaluate(async () => {
    const tried = async (act: () => unknown) => {
      try {
        return String(await act())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: window.origin,
      // The sandboxed page has its own storage instead of the site's.
      stored: await tried(() => localStorage.getItem('kept')),
      cookies: await tried(() => document.cookie),
      database: await tried(() => indexedDB.databases()),
    }
  })
  expect(outcomes).toEqual({
    origin: 'null',
    stored: 'null',
    cookies: 'SecurityError',
    database: 'SecurityError',
  })
  await page.goto('/terms')
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('a value')
})
