import { roles, type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountOf, openAlive, profileOf, signInBy } from '../support/people.ts'

/** Each type is let in and turned away as its row of the role table says (specification, section 6). */

/** The narrowest and the widest; shared/base/access/permissions.test.ts holds the whole table. */
const inGate: readonly UserType[] = ['local_buyer', 'international_seller']

const guarded = [paths.account(), paths.myFavorites(), paths.cart()]

test.describe('بالعربية', () => {
  for (const type of userTypes) {
    test(`${type}: signs in, sees what is theirs, and nothing that is not`, {
      tag: inGate.includes(type) ? [] : ['@long'],
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

  test('a visitor is led to sign in from each of them, with the way back', async ({ page }) => {
    for (const path of guarded) {
      await page.goto(path)
      await expect(page).toHaveURL(paths.signIn(path))
    }
    for (const unknown of ['/profile/nothing-here', '/profile/account/nothing', '/profile/operator']) {
      await page.goto(unknown)
      await expect(page).toHaveURL(/\/(home)?$/)
    }
  })
})
