import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { notificationsTo } from '../support/asking.ts'
import { bidBy, lookAtAuction } from '../support/bids.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

/** Staff watch and void auctions and close requests. */

test('an editor watches an auction live and, after seeing the consequences, voids the auction', async ({
  page,
  complaints,
}) => {
  const seller = await makeSeller(db)
  const bidder = await addPerson(db, { type: 'local_seller', firstName: 'ماجد', lastName: 'السالم' })
  const id = await openLot(db, seller, { endsInS: 1_800 })
  await enterAs(page, { staff: 'editor', firstName: 'هند', lastName: 'القحطاني' })
  await page.goto(`/operator/auctions?s=${id}`)
  await page.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByRole('timer').or(page.getByText('ينتهي خلال')).first()).toBeVisible()
  await expect(page.getByText('مباشر', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'صفحة المتابعة' }).click()
  await expect(page.getByRole('heading', { name: 'متابعة المزاد' })).toBeVisible()
  await expect(page.getByText('مباشر', { exact: true })).toBeVisible()
  await bidBy(bidder, id, { money: 1_150 })
  // The bid arrives through the stream, without a reload.
  const bid = page.getByRole('row', { name: /1,150\.00/ })
  await expect(bid).toContainText('م* ا*')
  await expect(page.locator('main')).not.toContainText('ماجد')
  await expectAccessible(page)

  await expect(page.getByText('المزايدة لا تحجز مالًا، فلا مبالغ تُرد')).toBeVisible()
  await page.getByLabel('ملاحظة القرار').fill('الصورة لدفعة أخرى')
  // The reload after the failure is delayed; the retry must not wait for this reload.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/operator/auctions/${id}`, (route) => held.then(() => route.continue()))
  await page.route('**/api/operator/auctions/*/void', (route) => route.abort(), { times: 1 })
  complaints.ignore(/ERR_FAILED|Failed to load/)
  await page.getByRole('button', { name: 'أبطل المزاد' }).click()
  // A failed request must not clear the typed note.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page.getByLabel('ملاحظة القرار')).toHaveValue('الصورة لدفعة أخرى')
  const retry = page.waitForRequest('**/api/operator/auctions/*/void')
  await page.getByRole('button', { name: 'أبطل المزاد' }).click()
  await retry
  release()
  await expect(page.getByRole('heading', { name: 'المزاد مُبطل' })).toBeVisible()
  await expect(page.getByText('لم تكن للمزايدات مبالغ محجوزة، فلم يُرد شيء')).toBeVisible()
  await expect(page.getByText('أبطله').first()).toContainText('هند القحطاني')
  expect((await lookAtAuction(id, bidder)).status).toBe('void')
  await expect
    .poll(async () => (await notificationsTo(page, seller)).join('\n'))
    .toContain('الصورة لدفعة أخرى')
})

test('a viewer sees a hidden auction with its bids but cannot void it', { tag: '@long' }, async ({
  page,
}) => {
  const seller = await makeSeller(db)
  const bidder = await addPerson(db, { type: 'local_seller' })
  const id = await openLot(db, seller, { endsInS: 1_800 })
  await bidBy(bidder, id, { money: 1_050 })
  await db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, { staff: 'viewer' })
  await page.goto(`/operator/auctions/${id}`)
  await expect(page.getByText('لا يراه أحد ولا تُقبل فيه مزايدة', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /1,050\.00/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'أبطل المزاد' })).toBeDisabled()
  await expect(page.getByText('القرار للمحررين ومدير المنصة')).toBeVisible()
  await expectWithin(page)
  await expectAccessible(page)
})

test('an editor closes a request with a reason and notifies the buyer and the offering seller', async ({
  page,
}) => {
  const asker = await addPerson(db)
  const seller = await makeSeller(db)
  const title = `هامور للإغلاق ${Date.now()}`
  const id = await addRequest(db, asker, { title })
  await addOffer(db, seller, id)
  await enterAs(page, { staff: 'editor' })
  await page.goto(`/operator/requests?s=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByRole('button', { name: 'أغلق الطلب' })).toBeDisabled()
  await page.getByLabel('ملاحظة القرار').fill('طلب مكرر')
  await page.getByRole('button', { name: 'أغلق الطلب' }).click()
  await expect(row.getByText('مغلق')).toBeVisible()
  await expect.poll(async () => (await notificationsTo(page, asker)).join('\n')).toContain('طلب مكرر')
  await expect.poll(async () => (await notificationsTo(page, seller)).length).toBeGreaterThan(0)
})

test.describe('in English, on a phone:', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

  test('the tables of trade fit the screen, with the filters behind one button', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page, { staff: 'viewer' })
    for (const path of ['auctions', 'orders', 'requests']) {
      await page.goto(`/operator/${path}?lang=en`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await expectWithin(page)
      await page.getByRole('button', { name: 'Filters and sorting' }).click()
      await expect(page.getByLabel('From the day')).toBeVisible()
      await expectWithin(page)
      await expectAccessible(page)
    }
  })
})
