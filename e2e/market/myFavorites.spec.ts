import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic', () => {
  test('an empty list of favorites links to the market', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    await page.goto('/profile/my-favorites')
    await expect(page.getByRole('heading', { name: 'المفضلة فارغة' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'تصفح السوق المحلي' }).click()
    await expect(page).toHaveURL('/local-market')
  })

  test('favorites are listed newest first, each with its price and a link to its details', async ({
    page,
  }) => {
    const { id } = await enterAs(page)
    const names = await giveHearts(id, 3)
    await page.goto('/profile/my-favorites')
    const cards = page.getByRole('list', { name: 'المفضلة' }).getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(names)
    await expect(page.getByText('3 منتجات')).toBeVisible()
    await expect(cards.first()).toContainText('ريال/كجم')
    await expectAccessible(page)
    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/(local-market|international-market\/main)\/\d+$/)
  })

  test('a removed favorite disappears from the list and can be restored', { tag: '@long' }, async ({
    page,
  }) => {
    const { id } = await enterAs(page)
    const [first = '', second = ''] = await giveHearts(id, 2)
    await page.goto('/profile/my-favorites')
    const list = page.getByRole('list', { name: 'المفضلة' })
    const headings = list.getByRole('article').getByRole('heading')
    await expect(headings).toHaveText([first, second])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/favorite/*', async (route) => {
      await held
      await route.continue()
    })
    await list.getByRole('button', { name: `إزالة ${first} من المفضلة` }).click()
    await expect(headings, 'before the server has answered').toHaveText([second])
    await expect(list).toBeFocused()
    await page.getByRole('status').getByRole('button', { name: 'تراجع' }).click()
    release()
    await expect(headings).toHaveText([first, second])
    await expect.poll(() => heartsOf(id)).toBe(2)
    await page.unroute('**/api/favorite/*')
    await list.getByRole('button', { name: `إزالة ${second} من المفضلة` }).click()
    await expect.poll(() => heartsOf(id)).toBe(1)
    await page.reload()
    await expect(headings).toHaveText([first])
  })

  test('a favorite whose removal is refused returns to the list', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/503|the favourite could not be changed/)
    const { id } = await enterAs(page)
    const [name = ''] = await giveHearts(id, 1)
    await page.goto('/profile/my-favorites')
    const list = page.getByRole('list', { name: 'المفضلة' })
    await expect(list.getByRole('article')).toHaveCount(1)
    await page.route(/\/api\/favorite\/\d+$/, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await list.getByRole('button', { name: `إزالة ${name} من المفضلة` }).click()
    await expect(list.getByRole('heading', { name })).toBeVisible()
    expect(await heartsOf(id)).toBe(1)
  })

  test('the list of favorites has pages and keeps the old rows if a page fails to load', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503|could not be loaded/)
    const { id } = await enterAs(page)
    const names = await giveHearts(id, 14)
    await page.goto('/profile/my-favorites')
    const headings = page.getByRole('list', { name: 'المفضلة' }).getByRole('article').getByRole('heading')
    await expect(headings).toHaveText(names.slice(0, 12))
    await page.route('**/api/favorite?page=2', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    const second = page
      .getByRole('navigation', { name: 'صفحات القائمة' })
      .getByLabel('الصفحة 2', { exact: true })
    await second.click()
    await logged
    await expect(headings).toHaveText(names.slice(0, 12))
    await page.unroute('**/api/favorite?page=2')
    await page.reload()
    await expect(headings).toHaveText(names.slice(12))
  })

  test('a list of favorites that fails to load shows a retry, which loads the list', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    const { id } = await enterAs(page)
    const names = await giveHearts(id, 1)
    await page.route('**/api/favorite?page=1', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    )
    await page.goto('/profile/my-favorites')
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل مفضلتك' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/favorite?page=1')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.getByRole('list', { name: 'المفضلة' }).getByRole('heading')).toHaveText(names)
  })
})

test.describe('in English', () => {
  test('the list of favorites is in English, also in the dark theme', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    await giveHearts(id, 1)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/profile/my-favorites?lang=en')
    await expect(page.getByText('1 product', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

/** Saves favorites one second apart. Returns their Arabic names, newest first. */
async function giveHearts(userId: number, count: number): Promise<string[]> {
  const rows = await db.query<{ name: string }>({
    text: `with goods as (
             select id, name_ar, row_number() over (order by id) as place
             from products where sale_type = 'normal' and status = 'active' order by id limit $2
           ), hearts as (
             insert into favorites (user_id, product_id, at)
             select $1, id, now() - place * interval '1 second' from goods
           )
           select name_ar as name from goods order by place`,
    values: [userId, count],
  })
  return rows.map(({ name }) => name)
}

async function heartsOf(userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: 'select count(*)::int as count from favorites where user_id = $1',
    values: [userId],
  })
  return row?.count ?? 0
}
