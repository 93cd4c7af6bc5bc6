import type { APIRequestContext, Page } from '@playwright/test'
import type { Page as Paged } from '#shared/base/page.ts'
import type { Blog } from '#shared/news/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('the news link on home opens the news, newest first', async ({ page, request }) => {
    const first = await newsOf(request, 1)
    const second = await newsOf(request, 2)
    await page.goto('/home')
    await page.getByRole('link', { name: 'كل الأخبار' }).click()
    await expect(page).toHaveURL('/news')
    await expect(titles(page)).toHaveText(first.data.map(({ title }) => title))
    await expectAccessible(page)
    await page.getByRole('link', { name: 'الصفحة 2' }).click()
    await expect(page).toHaveURL('/news?page=2')
    await expect(titles(page)).toHaveText(second.data.map(({ title }) => title))
  })

  test('a news card on home opens its item', { tag: '@long' }, async ({ page, request }) => {
    const { id, title } = (await newsOf(request, 1)).data[0]!
    await page.goto('/home')
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/news/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('a news page beyond the last page links to the first page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/news?page=90')
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click()
    await expect(page).toHaveURL('/news')
    await expect(titles(page).first()).toBeVisible()
  })

  test('the news fit a phone in dark mode', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/news')
    await expect(titles(page).first()).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('the news are in English', { tag: '@long' }, async ({ page, request }) => {
    const first = await newsOf(request, 1, 'en')
    await page.goto('/news?lang=en')
    await expect(titles(page)).toHaveText(first.data.map(({ title }) => title))
    await expectAccessible(page)
  })
})

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

/** A page shows ten items. */
async function newsOf(request: APIRequestContext, page: number, locale = 'ar'): Promise<Paged<Blog>> {
  const headers = { 'Accept-Language': locale }
  return (await (await request.get('/api/blogs', { params: { page, limit: 10 }, headers })).json()).data
}
