import type { Page } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { ageTender, openDutch, openOffersOf, openTender } from '#demo/testing/ways/lots.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs, enterSide } from '../support/person.ts'

const seller = () => addPerson(db, { type: 'local_seller', firstName: 'هدى', lastName: 'الزهراني' })
const salem = { type: 'local_seller', firstName: 'سالم', lastName: 'الدوسري' } as const
const ahmed = { type: 'local_seller', firstName: 'أحمد', lastName: 'العتيبي' } as const

const buy = (page: Page) => page.getByRole('button', { name: /اشترِ الآن|Buy now/ })
const panel = (page: Page) => page.getByRole('region', { name: 'عرضك' })

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test.describe.configure({ timeout: 120_000 })

  test('two buyers buy a Dutch lot at the same time, and only one of them gets it', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.ignore(/409/)
    // The price falls while the pages are open.
    const id = await openDutch(db, await seller(), { startsInS: -290, stepS: 300, floor: 100, step: 10 })
    await enterAs(page, salem)
    const { page: ahmeds } = await enterSide(browser, 'en', ahmed)
    await page.goto(`/auctions/${id}`)
    await ahmeds.goto(`/auctions/${id}`)
    await expect(page.getByText('مزاد تنازلي').first()).toBeVisible()
    await expect(page.getByText('ينزل السعر خلال')).toBeVisible()
    await expect(buy(ahmeds)).toContainText('990', { timeout: 30_000 })
    await expect(buy(page)).toContainText('990')
    await expect(page.getByText(/ثم .980/)).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)

    await Promise.all([buy(page).tap(), buy(ahmeds).click()])
    const won = page.getByRole('heading', { name: 'رسا عليك المزاد' })
    const lost = page.getByRole('heading', { name: 'رسا المزاد', exact: true })
    await expect(won.or(lost)).toBeVisible()
    const isWon = await won.isVisible()
    await expect(ahmeds.getByRole('heading', { name: isWon ? 'Sold' : 'You won the auction' })).toBeVisible()
    const winner = isWon ? page : ahmeds
    await expect(winner.getByRole('link', { name: /أكمل الطلب|Complete your order/ })).toBeVisible()
    await page.goto(`/auctions/${id}/record`)
    await expect(page.getByText('السجل كامل ولم يتغير')).toBeVisible()
  })

  test('a bidder makes, replaces and withdraws a sealed offer, and the opening ranks the offers', async ({
    page,
    browser,
  }) => {
    const id = await openTender(db, await seller())
    await enterAs(page, salem)
    const { page: ahmeds } = await enterSide(browser, 'en', ahmed)
    await page.goto(`/auctions/${id}`)
    await expect(page.getByText('مظروف مغلق').first()).toBeVisible()
    await expect(panel(page)).toContainText('لم تقدّم عرضًا بعد')
    await panel(page).getByRole('textbox').fill('١٤٠٠')
    await panel(page).getByRole('button', { name: 'قدّم العرض' }).tap()
    await expect(panel(page)).toContainText(/عرضك .1,400/)
    await expect(panel(page)).toContainText(/العرض رقم .1. في السجل/)
    await panel(page).getByRole('textbox').fill('1600')
    await panel(page).getByRole('button', { name: 'استبدل العرض' }).tap()
    await expect(panel(page)).toContainText(/عرضك .1,600/)
    await expectWithin(page)
    await expectAccessible(page)

    await ahmeds.goto(`/auctions/${id}`)
    await expect(ahmeds.getByText('1 offer', { exact: true })).toBeVisible()
    await expect(ahmeds.getByText('1,600')).toHaveCount(0)
    const ahmedsPanel = ahmeds.getByRole('region', { name: 'Your offer' })
    await ahmedsPanel.getByRole('textbox').fill('20000')
    await ahmedsPanel.getByRole('button', { name: 'Send offer' }).click()
    await expect(ahmeds.getByText(/at least twice the minimum offer of/)).toBeVisible()
    await ahmeds.getByRole('button', { name: 'Go back' }).click()
    await expect(ahmedsPanel).toContainText('You have not made an offer yet')
    for (const amount of ['1900', '1500']) {
      await ahmedsPanel.getByRole('textbox').fill(amount)
      await ahmedsPanel.getByRole('button', { name: /Send offer|Replace offer/ }).click()
      await expect(ahmedsPanel).toContainText(amount === '1900' ? '1,900' : '1,500')
      if (amount === '1500') break
      await ahmedsPanel.getByRole('button', { name: 'Withdraw offer' }).click()
      await ahmeds.getByRole('button', { name: 'Yes, withdraw it' }).click()
      await expect(ahmedsPanel).toContainText('You have not made an offer yet')
    }

    // The stream sends the number of offers, but not the amounts of other bidders.
    await expect(page.getByText('عرضان', { exact: true })).toBeVisible()
    await expect(page.getByText('1,500')).toHaveCount(0)

    await ageTender(db, id, 601)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'انتهى المزاد، تُفتح العروض' })).toBeVisible()
    await openOffersOf(db, id)
    await expect(page.getByRole('heading', { name: 'رسا عليك المزاد' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('table')).toContainText('1,500')
    await page.goto(`/auctions/${id}/record`)
    await expect(page.getByText('السجل كامل ولم يتغير')).toBeVisible()
    await expect(page.getByRole('region', { name: /العروض المغلقة/ }).getByRole('listitem')).toHaveCount(5)
    await expectWithin(page)
    await expectAccessible(page)
  })
})
