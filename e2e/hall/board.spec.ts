import type { CDPSession, Page } from '@playwright/test'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { boardTimes } from '#shared/hall/boardRules.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

const site = () => ({ db, url: String(process.env.SITE_URL) })

test.use({ viewport: { width: 1920, height: 1080 } })

/** A board whose page has its own clock. */
async function openBoard(page: Page) {
  const hall = await openHall(site())
  await recordOne(site(), hall, { price: 1_600 })
  await page.clock.install()
  await page.goto(`/board/${hall.id}`)
  await expect(page.getByText('1,600').first()).toBeVisible()
  return hall
}

/** Advances the clock, poll by poll, until the text is shown. The server's answers may be one second old. */
async function untilShown(page: Page, text: string): Promise<void> {
  const shown = async () => {
    await page.clock.runFor(boardTimes.pollMs)
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 })
  }
  await expect(shown).toPass({ timeout: 20_000 })
}

test('a hall board alternates the languages, shows a new sale and the time of stale data, and recovers', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/ERR_FAILED|Failed to load resource/)
  const hall = await openBoard(page)
  const board = page.locator('.board')
  const arabic = page.getByRole('heading', { name: 'آخر ما بيع في الحراج' })
  const english = page.getByRole('heading', { name: 'Last sales in the hall' })
  const shown = (await arabic.isVisible()) ? [arabic, english] : [english, arabic]
  await expectAccessible(page)
  await expectWithin(page)
  await page.clock.runFor(boardTimes.languageMs)
  await expect(shown[1] ?? english).toBeVisible()
  await page.clock.runFor(boardTimes.languageMs)
  await expect(shown[0] ?? arabic).toBeVisible()
  await recordOne(site(), hall, { price: 1_777 })
  await untilShown(page, '1,777')

  await page.route('**/api/board/*', (route) => route.abort())
  // The page sets the timer of the next poll only after a poll has failed, so each failure is awaited.
  for (let polls = 0; polls < 6; polls += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/board/'))
    await page.clock.runFor(boardTimes.pollMs)
    await failed
  }
  await expect(board.locator('.board-stale')).toHaveText(/^(البيانات من|Data from) .*\d\d:\d\d/)
  await expectAccessible(page)
  await page.unroute('**/api/board/*')
  await recordOne(site(), hall, { price: 1_888 })
  await untilShown(page, '1,888')
  await expect(board.locator('.board-stale')).toHaveCount(0)
})

test('the hall board of an unknown market shows that the market is unknown, and has no button', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.ignore(/404/)
  await page.goto('/board/99999')
  await expect(page.getByText(/لا سوق بهذا الرقم|There is no market with this number/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('the memory of a hall board grows by less than 10 % in 23 hours', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000)
  await openBoard(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await pass(page, 1)
  const before = await memoryOf(devtools)
  // The page reloads itself after a day, so the test ends shortly before.
  await pass(page, 22.9)
  const after = await memoryOf(devtools)
  expect(after.nodes).toBeLessThan(before.nodes * 1.1)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.heap).toBeLessThan(before.heap * 1.1)
})

/** Advances the clock of the page by hours, and waits for the answer to each poll. */
async function pass(page: Page, hours: number): Promise<void> {
  const polls = Math.floor((hours * 3_600_000) / boardTimes.pollMs)
  for (let poll = 0; poll < polls; poll += 1) {
    const answer = page.waitForResponse('**/api/board/*')
    await page.clock.runFor(boardTimes.pollMs)
    await (await answer).finished()
    // The next timer is set once the page has read the answer.
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))))
  }
}

/** The memory of the page after a garbage collection. */
async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    heap: metricOf('JSHeapUsedSize'),
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
  }
}
