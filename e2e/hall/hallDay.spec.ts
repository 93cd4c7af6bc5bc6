import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { findPriceDifferences } from '#demo/prices/recount.ts'
import {
  countedSums,
  goodsName,
  type HallDay,
  listDay,
  openDay,
  reverseAs,
  sendTwice,
  sentLot,
  soldLots,
} from '#demo/testing/hall/day.ts'
import {
  clerks,
  clerksOffline,
  otherHammer,
  type PlannedLot,
  planDay,
  sumsOf,
} from '#demo/testing/hall/plan.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'

const site = () => ({ db, url: String(process.env.SITE_URL) })

/** A clerk with a device: two clerks have a phone, and one has a desk computer with a keyboard. */
interface Device {
  readonly context: BrowserContext
  readonly page: Page
  readonly clerk: number
  readonly isDesk: boolean
}

async function openDevice(browser: Browser, day: HallDay, clerk: number): Promise<Device> {
  const isDesk = clerk === 2
  const context = await browser.newContext({
    baseURL: site().url,
    serviceWorkers: 'allow',
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    viewport: isDesk ? { width: 1280, height: 900 } : { width: 390, height: 844 },
  })
  const token = day.clerks[clerk]?.token ?? ''
  await context.addInitScript((own) => localStorage.setItem('token', own), token)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(paths.hall())
  await expect(form(page)).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/hall')) !== undefined)).toBe(true)
  return { context, page, clerk, isDesk }
}

const form = (page: Page) => page.getByRole('form', { name: 'الدفعة' })
const list = (page: Page): Locator =>
  page.getByRole('region', { name: /^(ما سجّلته|لم يُسجّل بعد)$/ }).getByRole('listitem')
const record = (page: Page) => form(page).getByRole('button', { name: 'سجّل البيع' }).click()

/** Records the sale of a lot with taps, as on a phone. */
async function tap(page: Page, day: HallDay, lot: PlannedLot, hammer: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (day.goods.has(lot.number)) {
    await form(page).getByRole('button', { name: 'من بضاعة معروضة' }).click()
    await dialog.getByRole('button', { name: new RegExp(`${goodsName(lot)}$|${goodsName(lot)}\\D`) }).click()
  } else {
    const seller = day.sellers[lot.seller]?.name ?? ''
    if (!(await form(page).getByRole('button', { name: seller, exact: true }).isVisible())) {
      await form(page).getByRole('group', { name: 'البائع' }).getByRole('button').click()
      await dialog.getByRole('button', { name: new RegExp(seller) }).click()
    }
    const fish = day.fish[lot.fish]?.name ?? ''
    const tile = form(page).getByRole('button', { name: fish, exact: true })
    if (await tile.isVisible()) await tile.click()
    else {
      await form(page).getByRole('button', { name: 'نوع آخر' }).click()
      await dialog.getByLabel('ابحث عن نوع').fill(fish)
      await dialog.getByRole('button', { name: fish, exact: true }).click()
    }
    for (let tubs = 1; tubs < lot.tubs; tubs += 1)
      await form(page).getByRole('button', { name: 'بانة أكثر' }).click()
    await form(page)
      .getByLabel('الوزن')
      .fill(String(lot.weight / 1_000))
  }
  await form(page)
    .getByLabel('ثمن البيع')
    .fill(String(hammer / 100))
  if (lot.buyer === null) await form(page).getByRole('button', { name: 'نقدًا بلا اسم' }).click()
  else {
    await form(page).getByLabel('رقم البطاقة أو الجوال').fill(String(day.buyers[lot.buyer]?.number))
    if (lot.payment === 'wallet') await form(page).getByRole('button', { name: 'من المحفظة' }).click()
  }
  await record(page)
}

/**
 * Records a lot with the keyboard: Enter chooses the suggestion and moves to the next field; in the buyer's field it records the
 * sale.
 */
async function type(page: Page, day: HallDay, lot: PlannedLot, hammer: number): Promise<void> {
  const { keyboard } = page
  const seller = form(page).getByRole('combobox', { name: 'البائع' })
  const buyer = form(page).getByRole('combobox', { name: /^المشتري/ })
  const walkIn = 'نقدًا بلا اسم'
  if (day.goods.has(lot.number)) {
    await form(page).getByRole('button', { name: 'من بضاعة معروضة' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`${goodsName(lot)}$|${goodsName(lot)}\\D`) })
      .click()
    await expect(form(page).getByLabel('ثمن البيع')).toBeFocused()
  } else {
    await seller.focus()
    await keyboard.insertText(String(day.sellers[lot.seller]?.number))
    await expect(page.getByRole('option').first()).toContainText(day.sellers[lot.seller]?.name ?? '')
    await keyboard.press('Enter')
    const fish = day.fish[lot.fish]?.name ?? ''
    // The field keeps the species of the previous lot, and Enter accepts it.
    if ((await form(page).getByRole('combobox', { name: 'النوع' }).inputValue()) !== fish) {
      await keyboard.insertText(fish)
      await expect(page.getByRole('option').first()).toContainText(fish)
    }
    await keyboard.press('Enter')
    await keyboard.insertText(String(lot.tubs))
    await keyboard.press('Enter')
    await keyboard.insertText(String(lot.weight / 1_000))
    await keyboard.press('Enter')
  }
  await keyboard.insertText(String(hammer / 100))
  await keyboard.press('Enter')
  // After an undo, the field still has the buyer.
  const wanted = lot.buyer === null ? walkIn : String(day.buyers[lot.buyer]?.number)
  if ((await buyer.inputValue()) !== wanted) {
    if (lot.buyer !== null) await keyboard.insertText(wanted)
    const shown = lot.buyer === null ? walkIn : (day.buyers[lot.buyer]?.name ?? '')
    await expect(page.getByRole('option').first()).toContainText(shown)
    await keyboard.press('Enter')
  }
  if (lot.payment === 'wallet') {
    await form(page).getByRole('button', { name: 'من المحفظة' }).click()
    await record(page)
  } else await keyboard.press('Enter')
}

/** Records the lots of a device without a network, within one hour of the device's clock, with a reload in the middle. */
async function sellOffline(
  { page, context, clerk, isDesk }: Device,
  day: HallDay,
  plan: readonly PlannedLot[],
) {
  const own = plan.filter((lot) => lot.clerk === clerk)
  const sell = isDesk ? type : tap
  await context.setOffline(true)
  await expect(page.getByText('بلا شبكة: يُحفظ البيع في جهازك')).toBeVisible()
  let kept = 0
  for (const [turn, lot] of own.entries()) {
    if (turn === Math.floor(own.length / 2)) {
      await page.goto(paths.hall())
      await expect(list(page)).toHaveCount(kept)
    }
    if (lot.how === 'undone') {
      await sell(page, day, lot, otherHammer(lot))
      await expect(list(page)).toHaveCount(kept + 1)
      await list(page).getByRole('button', { name: /تراجع/ }).click()
      await expect(list(page)).toHaveCount(kept)
    }
    if (lot.how === 'reversed') {
      await sell(page, day, lot, otherHammer(lot))
      kept += 1
    }
    await sell(page, day, lot, lot.hammer)
    kept += 1
    await expect(list(page)).toHaveCount(kept)
    await page.clock.fastForward(108_000)
  }
  return { kept, refused: own.filter(({ how }) => how === 'second').length }
}

/** Sends the recorded lots of a device, and drops the lots that another clerk has sold. */
async function send({ page, context }: Device, { refused }: { readonly refused: number }): Promise<void> {
  await context.setOffline(false)
  await expect(page.getByText('متصل', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/لم يُرسل|لم تُرسل|لم يُرسلا/)).toBeHidden({ timeout: 60_000 })
  const conflicts = list(page).filter({ hasText: 'بيعت هذه البضاعة كلها قبل قليل' })
  await expect(conflicts).toHaveCount(refused)
  for (let left = refused; left > 0; left -= 1) {
    await conflicts.first().getByRole('button', { name: 'احذفه' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'احذفه' }).click()
    await expect(conflicts).toHaveCount(left - 1)
  }
}

/** Sells the lots of a clerk with a network; each call is repeated. */
async function sellOnline(day: HallDay, clerk: number, plan: readonly PlannedLot[]): Promise<void> {
  for (const lot of plan.filter((one) => one.clerk === clerk)) {
    if (lot.how === 'reversed') {
      const { sale } = await sendTwice(site(), day, clerk, sentLot(day, lot, { hammer: otherHammer(lot) }))
      if (sale) await reverseAs(site(), day, sale)
    }
    expect((await sendTwice(site(), day, clerk, sentLot(day, lot))).refused, `lot ${lot.number}`).toBeNull()
  }
}

/**
 * Lets another clerk sell the goods of some lots. `how` says whether the lot's own clerk is the first or the second to
 * sell them.
 */
const sellGoods = (day: HallDay, plan: readonly PlannedLot[], how: 'first' | 'second') =>
  Promise.all(
    plan
      .filter((lot) => lot.how === how)
      .map((lot) =>
        sendTwice(site(), day, lot.clerk + clerksOffline, sentLot(day, lot, { hammer: otherHammer(lot) })),
      ),
  )

test('six clerks, three of them offline for an hour, sell each of 200 lots once, and the ledger adds up @long', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const plan = planDay(200)
  const day = await openDay(site(), plan)
  const devices: Device[] = []
  for (let clerk = 0; clerk < clerksOffline; clerk += 1) devices.push(await openDevice(browser, day, clerk))
  const offline = Promise.all(devices.map((device) => sellOffline(device, day, plan)))
  const taken = await sellGoods(day, plan, 'second')
  expect(taken.map(({ refused }) => refused)).toEqual(Array(taken.length).fill(null))
  for (let clerk = clerksOffline; clerk < clerks; clerk += 1) await sellOnline(day, clerk, plan)
  const queues = await offline
  await Promise.all(devices.map((device, place) => send(device, queues[place] ?? { refused: 0 })))
  const late = await sellGoods(day, plan, 'first')
  expect(late.map(({ refused }) => refused?.code)).toEqual(Array(late.length).fill('out_of_stock'))

  const wrong = new Set(plan.filter(({ how }) => how === 'reversed').map((lot) => otherHammer(lot)))
  for (const sale of await listDay(site(), day))
    if (wrong.has(Math.round(sale.price * 100))) await reverseAs(site(), day, sale)

  const sales = await listDay(site(), day)
  const sold = soldLots(plan, sales)
  expect(sold).toHaveLength(200)
  expect(await countedSums(site(), day)).toEqual(sumsOf(sold))
  // The first sale of each device was made one hour before it reached the server.
  for (const device of devices) {
    const own = sales.filter(({ clerk }) => clerk === nameOf(day, device.clerk))
    const ages = own.map(({ sold_at, received_at }) => Date.parse(received_at) - Date.parse(sold_at))
    expect(Math.max(...ages)).toBeGreaterThan(55 * 60_000)
  }
  expect(await brokenInvariants(db)).toEqual({})
  expect(await findPriceDifferences(db)).toEqual([])
  for (const { context } of devices) await context.close()
})

const nameOf = ({ hall, clerks: staff }: HallDay, clerk: number) =>
  staff[clerk]?.id === hall.clerk.id ? 'علي الخنيزي' : `كاتب ${clerk}`
