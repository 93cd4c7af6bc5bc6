import type { Page } from '@playwright/test'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { addGoods, changeGoods } from '../support/goods.ts'
import { accountOf, openAlive, signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^المفضلة: / })

test.describe('in Arabic', () => {
  test('a visitor who wants to save a favorite signs in, returns to the page and saves the favorite', async ({
    page,
  }) => {
    await openAlive(page, '/local-market?sort=price_asc')
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    const popup = page.getByRole('dialog', { name: 'يلزمك تسجيل الدخول للمتابعة' })
    await expect(popup).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/local-market\?sort=price_asc$/)
    await heart.click()
    await popup.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    const { mobile, password } = accountOf('fisherman')
    await signInBy(page, mobile, password)
    await expect(page).toHaveURL(/\/local-market\?sort=price_asc$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('a favorite that is saved on a card or removed on the details page changes on both', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page)
    const id = await addGoods({ name: 'صافي المفضلة', price: 2_500, quantity: 9_000 })
    await openAlive(page, '/local-market')
    const onCard = page.getByRole('button', { name: 'المفضلة: صافي المفضلة' })
    await onCard.focus()
    await page.keyboard.press('Enter')
    await expect(onCard).toHaveAttribute('aria-pressed', 'true')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/favorite/ids'))
    await page.goto(`/local-market/${id}`)
    await saved
    const onDetails = page.getByRole('button', { name: 'المفضلة: صافي المفضلة' }).first()
    await expect(onDetails).toHaveAttribute('aria-pressed', 'true')
    await onDetails.press('Space')
    await expect(onDetails).toHaveAttribute('aria-pressed', 'false')
    await page
      .getByRole('navigation', { name: 'مسار التنقل' })
      .getByRole('link', { name: 'السوق المحلي' })
      .click()
    await expect(onCard).toHaveAttribute('aria-pressed', 'false')
  })

  test('a refused favorite is reverted without an error message', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/404|the favourite could not be changed/)
    await enterAs(page)
    const id = await addGoods({ name: 'كنعد يختفي', price: 5_000, quantity: 9_000 })
    await openAlive(page, `/local-market/${id}`)
    await expect(page.locator('html')).toHaveAttribute('data-auth', 'in')
    await changeGoods(id, { status: 'hidden' })
    const heart = page.getByRole('button', { name: 'المفضلة: كنعد يختفي' }).first()
    const refused = page.waitForResponse((response) => response.url().endsWith(`/api/favorite/${id}`))
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be changed'))
    await heart.click()
    expect((await refused).status()).toBe(404)
    await logged
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  test('after several quick clicks, a favorite has the state of the last click', async ({ page }) => {
    const { id: userId } = await enterAs(page)
    const id = await addGoods({ name: 'شعري سريع', price: 2_000, quantity: 9_000 })
    await openAlive(page, `/local-market/${id}`)
    const heart = page.getByRole('button', { name: 'المفضلة: شعري سريع' }).first()
    await heart.click()
    await heart.click()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const count = async () =>
      (
        await db.query<{ count: number }>({
          text: 'select count(*) from favorites where user_id = $1 and product_id = $2',
          values: [userId, id],
        })
      )[0]?.count
    await expect.poll(count).toBe(1)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('in English', () => {
  test('the sign-in popup and the favorite button are in English', { tag: '@long' }, async ({ page }) => {
    await openAlive(page, '/special-products?lang=en')
    await page
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click()
    const popup = page.getByRole('dialog', { name: 'You need to be logged in to continue' })
    await expect(popup).toBeVisible()
    await expectAccessible(page)
    await expect(popup.getByRole('button', { name: 'Create an account' })).toBeVisible()
    await popup.getByRole('button', { name: 'Not now' }).click()
    await expect(popup).toHaveCount(0)
  })
})
