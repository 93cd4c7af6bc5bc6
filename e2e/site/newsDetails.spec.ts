import type { APIRequestContext } from '@playwright/test'
import type { Blog } from '#shared/news/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

type Item = Blog & { readonly related: readonly Blog[] }

test.describe('in Arabic', () => {
  test('a news item shows its title, date, picture and every paragraph', async ({ page, request }) => {
    const item = await newestOf(request)
    await page.goto(`/news/${item.id}`)
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    const day = new Date(Date.parse(item.published_at) + 3 * 3_600_000).toISOString().slice(0, 10)
    const article = page.getByRole('article').first()
    await expect(article.locator('time')).toContainText(day)
    await expect(article.locator('time')).toContainText('هـ')
    const paragraphs = item.body.split(/\n+/).filter(Boolean)
    expect(paragraphs.length).toBeGreaterThan(1)
    for (const paragraph of paragraphs) await expect(article.getByText(paragraph)).toBeVisible()
    await expectAccessible(page)
  })

  test('a news item links to related items', { tag: '@long' }, async ({ page, request }) => {
    const { id, related } = await newestOf(request)
    await page.goto(`/news/${id}`)
    const next = page.getByRole('complementary', { name: 'اقرأ أيضًا' })
    await expect(next.getByRole('heading', { level: 3 })).toHaveText(related.map(({ title }) => title))
    await next.getByRole('link', { name: related[0]!.title }).click()
    await expect(page).toHaveURL(`/news/${related[0]!.id}`)
    await expect(page.getByRole('heading', { level: 1, name: related[0]!.title })).toBeVisible()
  })

  test('the copy button of a news item copies the link in the current language', { tag: '@long' }, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await newestOf(request)
    for (const [language, copy, toast] of [
      ['ar', 'نسخ الرابط', 'نُسخ الرابط'],
      ['en', 'Copy link', 'Link copied'],
    ]) {
      await page.goto(`/news/${id}?lang=${language}`)
      await page.getByRole('button', { name: copy! }).click()
      await expect(page.getByText(toast!)).toBeVisible()
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(link.pathname + link.search).toBe(language === 'ar' ? `/news/${id}` : `/news/${id}?lang=en`)
    }
  })

  test('the page of an unknown news item is not found', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/404/)
    for (const id of ['987654321', 'x', '1.5']) {
      expect((await page.goto(`/news/${id}`))?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
    }
  })

  test('the picture of a news item fills the width of a phone', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { id } = await newestOf(request)
    await page.goto(`/news/${id}`)
    const picture = page.getByRole('article').first().locator('img')
    expect(await picture.evaluate((image) => image.getBoundingClientRect().width)).toBe(390)
    await expectWithin(page)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test('a news item is in English', { tag: '@long' }, async ({ page, request }) => {
    const item = await newestOf(request, 'en')
    await page.goto(`/news/${item.id}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    await expectAccessible(page)
  })
})

async function newestOf(request: APIRequestContext, locale = 'ar'): Promise<Item> {
  const headers = { 'Accept-Language': locale }
  const list = await (await request.get('/api/blogs?limit=1', { headers })).json()
  return (await (await request.get(`/api/blogs/${list.data.data[0].id}`, { headers })).json()).data
}
