import type { Page } from '@playwright/test'
import { addSupply } from '#demo/testing/beharRows.ts'
import { paths } from '#shared/base/paths.ts'
import { behar } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { type OwnBehar, openOwnBehar } from '../support/ownBehar.ts'
import { accountOf, openAlive, signInBy, storedToken } from '../support/people.ts'
import { addImporter, enterAs } from '../support/person.ts'

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const

/** Runs a test on its own site with its own integration. */
async function onOwnSite(page: Page, work: (own: OwnBehar) => Promise<void>): Promise<void> {
  const own = await openOwnBehar()
  try {
    await work(own)
  } finally {
    // The page is closed first, so that its requests do not reach a stopped server.
    await page.close()
    await own.close()
  }
}

const beharToken = (page: Page) => page.evaluate(() => localStorage.getItem('behar_token'))

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a Behar token that expires during use is renewed without a visible change', async ({
    page,
    complaints,
  }) => {
    // The browser logs the single 401, which no user sees.
    complaints.ignore(/401/)
    const other = await addImporter()
    const large = await addSupply(behar, other, { fish: 'sikin', size: 'large', category: 'dried' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await onOwnSite(page, async (own) => {
      await enterAs(page, importer)
      const renewals: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url() === `${own.beharUrl}/api/user/login`)
          renewals.push(request.headers().authorization ?? '')
      })
      await openAlive(page, `${own.url}${paths.beharMarketMain()}`)
      await expect(page.getByText('اشتراكك فعّال')).toBeVisible()
      const first = await beharToken(page)
      const main = await storedToken(page)
      own.advance(60 * 60)
      // The next page, and this page after the return, make their calls with the expired token.
      await page.getByRole('main').getByRole('link', { name: 'طلباتي' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'طلباتي في سوق بحار' })).toBeVisible()
      await page.goBack()
      await page.getByRole('combobox', { name: 'الحجم' }).selectOption('كبير')
      await expect(page.getByRole('article').filter({ hasText: `S-${large}` })).toBeVisible()
      await expect.poll(() => beharToken(page)).not.toBe(first)
      expect(renewals.length).toBeGreaterThan(0)
      expect(new Set(renewals)).toEqual(new Set([`Bearer ${main}`]))
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      await expect(page.getByText('لا يستجيب')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(paths.beharMarketMain())
    })
  })

  test('a failed renewal of the Behar token leads to sign-in and back without ending the main session', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/401/)
    await onOwnSite(page, async (own) => {
      const { mobile, password } = accountOf('international_seller')
      await openAlive(page, `${own.url}${paths.signIn()}`)
      await signInBy(page, mobile, password)
      await expect.poll(() => storedToken(page)).not.toBeNull()
      const main = await storedToken(page)
      await page.evaluate(() => localStorage.setItem('behar_token', 'expired'))
      own.believes = false
      await page.goto(`${own.url}${paths.beharMarketMain()}`)
      const reason = page.getByRole('alert').filter({ hasText: 'انتهت جلستك في سوق بحار' })
      await expect(reason).toContainText('ما زلت مسجل الدخول في سوق السمك')
      await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=.*behar-market.*&why=behar$/)
      expect(await beharToken(page)).toBeNull()
      expect(await storedToken(page)).toBe(main)
      await expectAccessible(page)
      await expectWithin(page)
      // The user is still signed in, so the account page opens without a sign-in.
      await page.getByRole('navigation').getByRole('link', { name: 'حسابي' }).click()
      await expect(page).toHaveURL(/\/profile\/account$/)
      await page.goBack()
      await expect(reason).toBeVisible()
      own.believes = true
      await signInBy(page, mobile, password)
      await expect(page).toHaveURL(`${own.url}${paths.beharMarketMain()}`)
      await expect(page.getByText('اشتراكك فعّال')).toBeVisible()
      expect(await beharToken(page)).not.toBeNull()
    })
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })

  test('the Behar boards remain readable and disable writing when their service is stopped', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
    const other = await addImporter()
    const number = await addSupply(behar, other, { fish: 'dorado', size: 'jumbo', category: 'dried' })
    await onOwnSite(page, async (own) => {
      await enterAs(page, importer)
      await openAlive(page, `${own.url}${paths.beharMarketMain()}?lang=en`)
      const card = page.getByRole('article').filter({ hasText: `S-${number}` })
      const note = page.getByRole('status').filter({ hasText: 'Behar market is not responding' })
      const add = page.getByRole('button', { name: 'Add supply' })
      await expect(card).toBeVisible()
      await expect(page.getByText('Your subscription is active')).toBeVisible()
      await expect(add).toBeEnabled()
      await expect(note).toHaveCount(0)
      await own.kill()
      await page.reload()
      await expect(card).toBeVisible()
      await expect(note).toContainText(/Showing data from \d\d:\d\d\./)
      await expect(add).toBeDisabled()
      await expect(add).toHaveAccessibleDescription('Unavailable until Behar market is back')
      await expectAccessible(page)
      await expectWithin(page)
      await page.getByRole('navigation').getByRole('link', { name: 'Local market' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Local market' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goBack()
      await expect(note).toBeVisible()
      await own.start()
      await note.getByRole('button', { name: 'Try again' }).click()
      await expect(note).toHaveCount(0)
      await expect(add).toBeEnabled()
    })
  })

  test('sign-in shows why it is needed, but ignores an unknown reason', {
    tag: '@long',
  }, async ({ page }) => {
    await openAlive(page, `${paths.signIn(paths.beharMarketMain())}&why=behar&lang=en`)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
      'Your Behar market session has ended and could not be renewed',
    )
    await openAlive(page, `${paths.signIn(paths.beharMarketMain())}&why=<b>anything</b>&lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await expect(page.getByText('anything')).toHaveCount(0)
  })
})
