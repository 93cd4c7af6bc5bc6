import { withLong } from '#demo/testing/long.ts'
import { roles, type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { accountOf, openAlive, profileOf, signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

/** Each account type can open exactly the pages of its row in the role table (specification, section 6). */

/** The account type that may view the most pages. shared/base/access/permissions.test.ts tests the whole table. */
const inGate: UserType = 'international_seller'

const guarded = [paths.account(), paths.myFavorites(), paths.cart()]

test.describe('in Arabic', () => {
  for (const type of userTypes) {
    test(`${type} can open the pages of its role after sign-in, but not the back office`, {
      tag: type === inGate ? [] : ['@long'],
    }, async ({ page }) => {
      const { mobile, password } = accountOf(type)
      await openAlive(page, paths.signIn(paths.account()))
      await signInBy(page, mobile, password)
      await expect(page).toHaveURL(paths.account())
      expect(await profileOf(page)).toMatchObject({
        type,
        can_view: [...roles[type].views],
        can_bid: roles[type].bids,
      })
      for (const path of guarded.slice(1)) {
        await openAlive(page, path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      }
      await page.goto('/profile/operator')
      await expect(page).toHaveURL(/\/(home)?$/)
    })
  }

  test('a guarded page redirects a visitor to sign-in with a return address', async ({ page }) => {
    // checks/access/guards.test.ts opens every guarded path.
    for (const path of [paths.account(), paths.addProduct()]) {
      await page.goto(path)
      await expect(page).toHaveURL(paths.signIn(path))
    }
    await page.goto('/profile/account/nothing')
    await expect(page).toHaveURL(/\/(home)?$/)
  })

  test('a page for sellers redirects a user who may not sell to the home page, and says why', async ({
    page,
  }) => {
    await enterAs(page, { type: 'local_buyer' })
    const note = page.getByText('عذرًا، ليس لديك صلاحية لتنفيذ هذا الإجراء')
    await page.goto(paths.myProducts())
    await expect(page).toHaveURL(paths.home())
    await expect(note).toBeVisible()
    const endings = async () => {
      await expect(page.getByText(/هذه الصفحة متاحة لحساب: صياد.* أو بائع دولي\./)).toBeVisible()
      await expect(page.getByRole('status').filter({ has: note })).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('banner').getByRole('button', { name: /^سلة المشتريات/ })).toBeVisible()
      await expect(note).toHaveCount(0)
      await page.goto(paths.addProduct())
      await page.getByRole('button', { name: 'إخفاء هذه الرسالة' }).press('Enter')
      await expect(note).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      await page.goto(paths.addProduct())
      await page.getByRole('link', { name: 'طلب تغيير نوع الحساب' }).click()
      await expect(page).toHaveURL('/profile/account/upgrade?higher=true')
      await expect(note).toHaveCount(0)
    }
    if (withLong)
      await test.step(
        'the note names the account types, and ends by a reload, its button or the next page',
        endings,
      )
    await enterAs(page, { type: 'fisherman' })
    await page.goto(paths.myAuction(1))
    await expect(page).toHaveURL(paths.home())
  })
})
