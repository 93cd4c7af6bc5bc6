import type { Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { makeBuyer } from '#demo/testing/trade/trade.ts'
import { paths } from '#shared/base/paths.ts'
import type { OwnReservation } from '#shared/landings/contract.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs, enterSide } from '../support/person.ts'

const site = () => ({ url: String(process.env.SITE_URL) })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const form = (page: Page) => page.getByRole('form', { name: 'أعلن صيدًا قادمًا' })

/** Fills the form of a catch of safi for Qatif in one hour: six taps and two numbers. */
async function fill(page: Page, weight: string): Promise<void> {
  await form(page).getByRole('button', { name: 'صنف آخر' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('radio', { name: 'صافي', exact: true }).check()
  await picker.getByRole('button', { name: 'اختر صافي' }).click()
  await form(page).getByRole('radio', { name: 'وسط' }).check()
  await form(page).getByLabel('الوزن التقديري').fill(weight)
  await form(page).getByLabel('سعر الكيلو').fill('26')
  await form(page).getByRole('button', { name: 'بعد ساعة', exact: true }).click()
  await form(page).getByLabel('إلى أي سوق؟').selectOption({ index: 1 })
}

const announce = (page: Page) => form(page).getByRole('button', { name: 'أعلن', exact: true }).click()
const ownRows = (page: Page) => page.getByRole('region', { name: 'صيد على هذا الجهاز' }).getByRole('listitem')

/** The controls that are less than 56 px high. */
function lowControls(): string[] {
  const selector =
    'a, button, select, input:not([type=radio], [type=file]), label:has([type=radio], [type=file])'
  return [...document.querySelectorAll(`main :is(${selector})`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().height < 56)
    .map((control) => `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`)
}

async function landingOf(
  sellerId: number,
): Promise<{ id: number; product_id: number | null; voice: string | null }> {
  const [row] = await db.query<{ id: number; product_id: number | null; voice: string | null }>({
    text: `select id, product_id, (select path from images where id = voice_id) as voice from landings
           where seller_id = $1 order by id desc limit 1`,
    values: [sellerId],
  })
  if (!row) throw new Error('nothing was announced')
  return row
}

test('a catch announced without a network is sent, reserved, and landed with less weight', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|409/)
  const fisherman = await enterAs(page, { type: 'fisherman', firstName: 'مكي' })
  await page.goto(paths.quay())
  await page.getByRole('button', { name: 'تباين عالٍ للشمس' }).click()
  await expectAccessible(page)
  await expectWithin(page)
  expect(await page.evaluate(lowControls)).toEqual([])
  await announce(page)
  await expect(form(page).getByText('اختر النوع', { exact: true }).first()).toBeVisible()
  const firstSpecies = form(page).getByRole('button').first()
  await expect(firstSpecies).toBeFocused()
  await expect(firstSpecies).toBeInViewport()

  const weight = form(page).getByLabel('الوزن التقديري')
  await weight.fill('15')
  await page.reload()
  await expect(form(page).getByText('أكمل ما بدأته من قبل')).toBeVisible()
  await expect(weight).toHaveValue('15')
  await form(page).getByRole('button', { name: 'ابدأ من جديد' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'احذفه' }).click()
  await expect(weight).toHaveValue('')

  await context.setOffline(true)
  await expect(page.getByText(/لا توجد شبكة/)).toBeVisible()
  await fill(page, '١٢٠')
  await announce(page)
  await expect(ownRows(page)).toHaveText(/صافي.*120.*ينتظر الشبكة/)
  await expect(weight).toHaveValue('')
  await ownRows(page).getByRole('button', { name: 'عدّله' }).click()
  await expect(form(page)).toBeFocused()
  await expect(form(page).getByRole('button', { name: 'اتركه كما كان' })).toBeInViewport()
  await expect(weight).toHaveValue('120')
  await form(page).getByRole('button', { name: 'اتركه كما كان' }).click()
  await expect(ownRows(page)).toHaveText(/120.*ينتظر الشبكة/)
  await expect(weight).toHaveValue('')
  await context.setOffline(false)
  await expect(ownRows(page)).toHaveText(/أُعلن/)
  const { id } = await landingOf(fisherman.id)

  const buyer = await enterSide(browser, 'ar', { firstName: 'نورة' })
  const theirs = buyer.page
  await theirs.goto(paths.landingDetails(id))
  const kilos = theirs.getByRole('textbox', { name: 'كم كيلو تحجز؟' })
  await kilos.fill('20')
  const first = await makeBuyer(db)
  const made = await ask<OwnReservation>(site(), `POST landings/${id}/reserve`, {
    token: first.token,
    body: { quantity: 112 },
  })
  expect(made.status).toBe(201)
  await theirs.getByRole('button', { name: /^احجز 20 كجم/ }).click()
  await expect(theirs.getByRole('alert')).toHaveText(/8/)
  await expect(theirs.getByText('غير محجوز').locator('..')).toHaveText(/8 كجم/)
  await expect(theirs.getByRole('button', { name: /^احجز 8 كجم/ })).toBeVisible()
  await theirs.goto(paths.localMarket())
  await theirs
    .getByRole('region', { name: 'صيد قادم' })
    .getByRole('link', { name: 'صافي' })
    .last()
    .scrollIntoViewIfNeeded()
  await theirs.goto(paths.landingDetails(id))
  await theirs.getByRole('button', { name: /^احجز 5 كجم/ }).click()
  await expect(theirs.getByText('بانتظار الوصول')).toBeVisible()
  await expectAccessible(theirs)
  await expectWithin(theirs)

  await page.reload()
  const mine = page.getByRole('region', { name: 'صيدي القادم' })
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await context.setOffline(true)
  await expect(mine.getByRole('status').first()).toContainText(/آخر ما وصلنا الساعة .*\d\d:\d\d/)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(mine.getByText(/آخر ما وصلنا/)).toHaveCount(0)
  await mine.getByLabel('الوزن بعد الميزان').fill('11.55')
  await mine.getByRole('button', { name: 'أكّد الوصول' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تعديل الوزن' }).click()
  await mine.getByLabel('الوزن بعد الميزان').fill('115.5')
  await expect(mine.getByText(/أقل من المحجوز/)).toContainText('1.5')
  await mine.getByRole('button', { name: 'أكّد الوصول' }).click()
  await expect(page.getByText('تم تأكيد الوصول')).toBeVisible()
  await expect(mine).toBeHidden()
  await expect(ownRows(page)).toHaveCount(0)

  // The notification of the landing loads the open page of the buyer anew.
  await expect(theirs.getByText(/3\.5\S? كجم محجوزة لك حتى/)).toBeVisible()
  await expect(theirs.getByText(/لك \S?3\.5\S? من \S?5\S? كجم/)).toBeVisible()
  const { product_id } = await landingOf(fisherman.id)
  await theirs.goto(paths.productDetails(product_id ?? 0))
  await theirs.getByRole('link', { name: 'أكمل الطلب' }).click()
  await expect(theirs).toHaveURL(new RegExp(`/local-market/${product_id}/confirmation`))
  await expect(theirs.getByRole('textbox', { name: /الكمية/ })).toHaveValue('3.5')
  await theirs.context().close()
})

/** The next request for the microphone is refused, as by a user. */
function refuseMicrophone(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = open
      return Promise.reject(new DOMException('refused', 'NotAllowedError'))
    }
  })
}

test('a voice note is recorded, kept with the catch, and played on its page', async ({
  page,
  complaints,
}) => {
  // The browser requests the stored voice note in ranges and may abort such a request.
  complaints.ignore(/ERR_ABORTED/)
  const fisherman = await enterAs(page, { type: 'fisherman', firstName: 'زكي' })
  await page.goto(paths.quay())
  await refuseMicrophone(page)
  await page.getByRole('button', { name: 'سجّل رسالة صوتية' }).click()
  await expect(page.getByText('الميكروفون ممنوع لهذا الموقع')).toBeVisible()
  await page.getByRole('button', { name: 'سجّل رسالة صوتية' }).click()
  await expect(page.getByRole('timer')).toContainText('0:01')
  await page.getByRole('button', { name: /أوقف التسجيل/ }).click()
  await expect(page.getByLabel('رسالة صوتية', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'احذف التسجيل' }).click()
  await fill(page, '40')
  // A recording that still runs is announced with the catch.
  await page.getByRole('button', { name: 'سجّل رسالة صوتية' }).click()
  await expect(page.getByRole('timer')).toContainText('0:01')
  await announce(page)
  await expect(ownRows(page)).toHaveText(/أُعلن/)
  const { id, voice } = await landingOf(fisherman.id)
  expect(voice).toMatch(/\.webm$/)
  await page.goto(paths.landingDetails(id))
  const player = page.locator('audio')
  await expect(player).toHaveAttribute('src', `/uploads/${voice}`)
  const seconds = await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true
    await audio.play()
    return audio.currentTime
  })
  expect(seconds).toBeGreaterThanOrEqual(0)
  const answer = await page.request.get(`/uploads/${voice}`, { headers: { range: 'bytes=0-3' } })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'audio/webm'])
})
