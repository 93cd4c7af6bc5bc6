import type { Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { openSession, timesIn } from '#demo/testing/fixtures/sessions.ts'
import { openHall } from '#demo/testing/trade/halls.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Session } from '#shared/auctions/sessions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { bidPanel, oneTap } from '../support/bids.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const site = () => ({ db, url: String(process.env.SITE_URL) })
const seller = () => addPerson(db, { type: 'local_seller', firstName: 'هدى', lastName: 'الزهراني' })
const lotsOf = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
const clockOf = (ms: number) => `${riyadhTime(new Date(ms))}:${new Date(ms).toISOString().slice(17, 19)}`

test.describe('on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a late bid on the current lot moves the closings of the next lots on the page of a session', async ({
    page,
  }) => {
    const { id } = await openSession(db, await seller(), { gapS: 120, firstEndsInS: 110 })
    const before = await timesIn(db, id)
    await enterAs(page, { type: 'local_seller' })
    await page.goto('/auctions')
    await expect(page.getByRole('region', { name: 'جلسات المزاد' }).getByRole('link').first()).toBeVisible()
    await page.goto(`/auctions/sessions/${id}`)
    const turn = page.getByRole('region', { name: 'الدفعة الآن' })
    await expect(turn).toContainText(/الدفعة .1. من .3./)
    const next = lotsOf(page, 'الدفعات التالية')
    await expect(next).toHaveCount(2)
    await expect(next.first()).toContainText(clockOf(before[1]?.ends ?? 0))
    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText('أنت صاحب أعلى مزايدة')
    const after = await timesIn(db, id)
    expect(after[1]?.ends).toBeGreaterThan(before[1]?.ends ?? 0)
    for (const [place, lot] of after.slice(1).entries()) {
      await expect(next.nth(place)).toContainText(clockOf(lot.ends))
      await expect(next.nth(place)).toContainText(`كانت \u2066${clockOf(lot.first)}\u2069`)
    }
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('when a lot closes, it shows its price and the next lot becomes the current one', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await openSession(db, await seller(), { gapS: 40, softCloseS: 0, firstEndsInS: 25 })
    await enterAs(page, { type: 'local_seller' })
    await page.goto(`/auctions/sessions/${id}`)
    await oneTap(page, '1,000').click()
    await expect(bidPanel(page)).toContainText('أنت صاحب أعلى مزايدة')
    const turn = page.getByRole('region', { name: 'الدفعة الآن' })
    await expect(turn).toContainText(/الدفعة .2. من .3./, { timeout: 40_000 })
    await expect(oneTap(page, '1,000')).toBeVisible()
    const over = lotsOf(page, 'دفعات أُغلقت')
    await expect(over).toHaveCount(1)
    await expect(over).toContainText('1,000.00')
  })
})

test('the chief of a hall announces a session and arranges its lots by keyboard', async ({ page }) => {
  const hall = await openHall(site())
  const owner = await seller()
  await page.addInitScript((token) => localStorage.setItem('token', token), hall.chief.token)
  await openAlive(page, '/hall/sessions')
  await page.getByRole('button', { name: 'أعلن جلسة' }).click()
  const sheet = page.getByRole('dialog', { name: 'أعلن جلسة' })
  await sheet.getByRole('textbox', { name: 'الساعة' }).fill('١٦:٣٠')
  await sheet.getByRole('button', { name: 'أعلن جلسة' }).click()
  await expect(page.getByText('أُعلنت الجلسة')).toBeVisible()
  const session = page.getByRole('region', { name: /^جلسة .*، / })
  await expect(session).toContainText('لا دفعات بعد')

  const id = Number(
    (await session.getByRole('link', { name: 'صفحة الجلسة' }).getAttribute('href'))?.split('/').at(-1),
  )
  const lots = await addLots(hall.id, id, owner)
  await session.getByRole('button', { name: /^الدفعات: / }).click()
  const rows = session.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const down = rows.first().getByRole('button', { name: /^أنزل/ })
  await down.focus()
  await down.press('Enter')
  await page.keyboard.press('Enter')
  const [a = 0, b = 0, c = 0] = lots
  const order = async () =>
    (await ask<Session>(site(), `GET auction/sessions/${id}`)).data.lots.map((lot) => lot.id)
  await expect.poll(order, { timeout: 10_000 }).toEqual([b, c, a])
  await expect(rows.last()).toContainText('أول')
  await expect(rows.last().getByRole('button', { name: /^أنزل/ })).toBeFocused()
  await expectAccessible(page)
  await expectWithin(page)

  await page.goto(`/auctions/sessions/${id}`)
  await page.getByRole('button', { name: 'ذكّرني قبل البداية' }).click()
  await expect(page.getByText('سنذكّرك قبل البداية بربع ساعة')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ألغِ التذكير' })).toBeVisible()
  const file = await page.getByRole('link', { name: 'أضفها إلى التقويم' }).getAttribute('href')
  const calendar = await page.request.get(String(file))
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  await page.goto('/auctions')
  const bell = page.getByRole('button', { name: /^ذكّرني قبل جلسة / })
  await expect(bell.and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
  await expectAccessible(page)
})

/** Adds three named lots of a seller to a session and returns their ids. */
async function addLots(marketId: number, sessionId: number, owner: TestPerson): Promise<number[]> {
  const lots: number[] = []
  for (const name of ['أول', 'ثان', 'ثالث']) {
    const lot = await openLot(db, owner, { startsInS: 7_200, endsInS: 9_000 })
    await db.query({
      text: 'update products set market_id = $2, name_ar = $3 where id = $1',
      values: [lot, marketId, `صافي ${name}`],
    })
    const { status } = await ask(site(), `POST auction/sessions/${sessionId}/lots`, {
      token: owner.token,
      body: { auction_id: lot },
    })
    expect(status).toBe(200)
    lots.push(lot)
  }
  return lots
}

test('the form of a new session requires a market', { tag: '@long' }, async ({ page }) => {
  await enterAs(page, { staff: 'administrator' })
  await page.goto('/operator/sessions')
  await page.getByRole('button', { name: 'أعلن جلسة' }).click()
  const sheet = page.getByRole('dialog', { name: 'أعلن جلسة' })
  const market = sheet.getByLabel('السوق')
  await sheet.getByRole('textbox', { name: 'الساعة' }).focus()
  await page.keyboard.press('Enter')
  await expect(market).toBeFocused()
  await expect(market).toHaveAccessibleDescription('اختر السوق')
})
