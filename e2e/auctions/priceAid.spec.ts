import type { Page } from '@playwright/test'
import { addSignIn } from '#demo/testing/trade/people.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { chooseSpecies } from '../support/goods.ts'

/** Signs in the seller of the demo with the most sales of one local species in the last 60 days; returns the species. */
async function enterAsSeller(page: Page): Promise<{ readonly name: string; readonly code: string }> {
  const [row] = await db.query<{ seller_id: number; name: string; code: string }>({
    text: `select l.seller_id, f.name_ar as name, f.code from price_lines l
           join users u on u.id = l.seller_id and u.type = 'local_seller' and not u.blocked and u.deleted_at is null
           join fish f on f.id = l.fish_id and not f.hidden
           where l.source = 'caught' and l.completed_at > now() - interval '60 days'
           group by l.seller_id, f.id order by count(*) desc, l.seller_id, f.id limit 1`,
  })
  if (!row) throw new Error('the demo has no local sales')
  const { token } = await addSignIn(db, row.seller_id)
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('entered') === given) return
    sessionStorage.setItem('entered', given)
    localStorage.setItem('token', given)
  }, token)
  return row
}

test('the price aid of the auction form opens by keyboard, shows the seller’s own sales, and remains after a reload and after Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fish = await enterAsSeller(page)
  await page.goto(paths.addAuction())
  const aid = page.locator('summary').filter({ hasText: 'أين ومتى بعت بأفضل سعر' })
  const own = page.getByRole('listitem').filter({ hasText: 'متوسطك' })
  const all = own.first().getByRole('link', { name: 'كل أسعار هذا النوع' })
  await expect(aid).toHaveCount(0)
  await chooseSpecies(page, fish.name, fish.name)
  await page.getByLabel('سعر الافتتاح').fill('1500')
  await aid.focus()
  await page.keyboard.press('Enter')
  await expect(own.first()).toContainText(fish.name)
  await expect(own.first()).toContainText(/[1-9]\d*\.\d\d/)
  await expect(page.getByText('المسودة محفوظة')).toBeVisible()
  await expectAccessible(page)
  await expectWithin(page)

  await test.step('a reload keeps the draft, and the aid opens again', async () => {
    await page.reload()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,500')
    await aid.press('Enter')
    await expect(own.first()).toContainText(fish.name)
    // Until the draft is saved, a link asks before it leaves the form.
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
  })

  await test.step('Tab and Enter lead to the prices of the species, and Back to the draft', async () => {
    await aid.focus()
    await page.keyboard.press('Tab')
    await expect(all).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/prices/${fish.code}`)
    await page.goBack()
    await expect(page.getByLabel('سعر الافتتاح')).toHaveValue('1,500')
    await expect(aid).toBeVisible()
  })
})
