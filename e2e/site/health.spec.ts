import { expect, expectAccessible, test } from '../support/fixtures.ts'

test('the built site is healthy, ready and Arabic by default', async ({ page, request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
})

test('the watch on each test’s page reports a failed request and a console error', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    console.error('a complaint')
    return fetch('/assets/nothing-here.js')
  })
  await expect.poll(() => complaints.all().length).toBeGreaterThan(1)
  expect(complaints.all().join('\n')).toMatch(/console error: a complaint/)
  expect(complaints.all().join('\n')).toMatch(/404 .*nothing-here/)
  complaints.ignore(/a complaint|nothing-here|404/)
})
