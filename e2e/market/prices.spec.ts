import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import type { Main } from '#shared/home/contract.ts'
import type { PricesOfFish } from '#shared/prices/contract.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'

const phone = { width: 390, height: 844 }
const headers = { 'Accept-Language': 'ar' }

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  return (await (await request.get(`/api/${path}`, { headers })).json()).data
}

/** The local species with the largest sales. */
async function bestSold(request: APIRequestContext) {
  const main = await read<Main>(request, 'main')
  const row = main.fish.find(({ basis, origin }) => basis === 'sold' && origin === 'local')
  if (!row) throw new Error('the demo has no local sales')
  return row
}

const printed = (price: number) => price.toLocaleString('en', { minimumFractionDigits: 2 })

test('the prices of a species show the same average as the ticker', async ({ page, request }) => {
  const row = await bestSold(request)
  await page.setViewportSize(phone)
  // With reduced motion the ticker does not move.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  const ticker = page.getByRole('region', { name: 'متوسط أسعار 30 يومًا' })
  await expect(ticker.getByRole('link', { name: row.name }).first()).toContainText(printed(row.average_price))
  await page.goto(`/prices/${row.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(row.name)
  await expect(page.getByRole('main')).toContainText(printed(row.average_price))
  await expectAccessible(page)
  await expectWithin(page)
})

test('prices of a place are listed, and a species is found by its name', async ({ page, request }) => {
  const row = await bestSold(request)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/prices')
  const table = page.getByRole('region', { name: 'أسعار السمك اليوم' })
  await expect(page.getByRole('region', { name: 'مؤشر الأسعار الأسبوعي' })).toBeVisible()
  const link = table.getByRole('link').filter({ hasText: row.name }).first()
  await expect(link).toContainText(printed(row.average_price))
  await table.getByRole('searchbox').fill(row.name)
  await expect(page).toHaveURL(`/prices?s=${encodeURIComponent(row.name)}`)
  const found = await table.getByRole('link').count()
  expect(found).toBeGreaterThan(0)
  await test.step('a reload and Back keep the searched name', async () => {
    await page.reload()
    await expect(table.getByRole('searchbox')).toHaveValue(row.name)
    await expect(table.getByRole('link')).toHaveCount(found)
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/prices\/./)
    await page.goBack()
    await expect(table.getByRole('searchbox')).toHaveValue(row.name)
    await expect(table.getByRole('link')).toHaveCount(found)
  })
  await table.getByRole('searchbox').fill('لا يوجد سمك كهذا')
  await expect(table).toContainText('لا نوع بهذا الاسم')
  await table.getByRole('searchbox').fill('')
  await table.getByLabel('المكان').selectOption('gulf')
  await expect(page).toHaveURL('/prices?place=gulf')
  await expect(table.getByRole('link').first()).toContainText(/متوسط المملكة، 30 يومًا|سعر العرض في المملكة/)
  await expectAccessible(page)
  await expectWithin(page)
})

test('a period of the price chart links to its sales', async ({ page, request }) => {
  const row = await bestSold(request)
  const prices = await read<PricesOfFish>(request, `prices/${row.code}?grain=month`)
  const shown = prices.points.findLast(({ figure }) => figure)
  if (!shown?.figure) throw new Error('the demo has no month with three sellers')
  await page.goto(`/prices/${row.code}`)
  await page.getByRole('button', { name: 'شهر', exact: true }).click()
  await expect(page).toHaveURL(`/prices/${row.code}?grain=month`)
  const figures = page.getByRole('table', { name: 'السعر مع الوقت' })
  const average = printed(shown.figure.average_price)
  const line = figures.getByRole('row').filter({ hasText: average })
  await expect(line).toBeVisible()
  await line.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/prices/${row.code}/trades\\?`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`مبيعات ${row.name}`)
  await expect(page.getByRole('main')).toContainText(average)
  await expect(page.getByRole('row')).not.toHaveCount(1)
  const crumbs = page.getByRole('navigation', { name: 'مسار التنقل' })
  await expect(crumbs.getByRole('link', { name: 'أسعار السمك' })).toHaveAttribute('href', '/prices')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectWithin(page)
})

test('the top of a price page shows the average of the chosen origin and place', {
  tag: '@long',
}, async ({ page, request }) => {
  const row = await bestSold(request)
  const query = { source: 'imported', place: 'red_sea' } as const
  const { recent } = await read<PricesOfFish>(request, `prices/${row.code}?${new URLSearchParams(query)}`)
  await page.goto(`/prices/${row.code}`)
  const head = page.getByRole('main').locator('section').first()
  await expect(head).toContainText(`متوسط 30 يومًا`)
  await expect(head).toContainText(printed(row.average_price))
  await page.getByLabel('المصدر').selectOption({ label: 'مستورد' })
  await page.getByLabel('المكان').selectOption({ label: 'ساحل البحر الأحمر' })
  await expect(head).toContainText('ساحل البحر الأحمر')
  await expect(head).toContainText('مستورد')
  const { figure, hidden } = recent.month
  await expect(head).toContainText(
    figure ? printed(figure.average_price) : hidden ? 'باعة قليلون' : 'لا مبيعات',
  )
  await expect(head).not.toContainText(printed(row.average_price))
})

test('a price chart without a published figure says why, and its table lists the periods', {
  tag: '@long',
}, async ({ page, request }) => {
  const row = await bestSold(request)
  await page.route('**/api/prices/*grain=day*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: PricesOfFish }
    const points = [data.today].map((day) => ({
      from: day,
      to: day,
      running: true,
      figure: null,
      hidden: true,
    }))
    await route.fulfill({ response, json: { data: { ...data, points } } })
  })
  await page.goto(`/prices/${row.code}`)
  await page.getByRole('button', { name: 'يوم', exact: true }).click()
  const chart = page.getByRole('region', { name: 'السعر مع الوقت' })
  await expect(chart.getByRole('heading', { name: 'لا رقم منشور في هذه الفترات' })).toBeVisible()
  await expect(chart).toContainText('لا ننشر رقمًا لأقل من 3 باعة')
  await expect(chart.locator('svg')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'السعر مع الوقت' }).getByRole('row')).toHaveCount(2)
})

test('the price page of a species has a preview picture, and a card that other sites can embed', async ({
  page,
  request,
}) => {
  const row = await bestSold(request)
  await page.goto(`/prices/${row.code}?lang=en`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toContain(`/share/prices/${row.code}.en.png`)
  const image = await request.get(new URL(picture ?? '').pathname)
  expect(image.headers()['content-type']).toBe('image/png')
  expect((await image.body()).length).toBeGreaterThan(5_000)
  const { origin } = new URL(page.url())
  const name = (await read<PricesOfFish>(request, `prices/${row.code}`)).fish.name
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Site</title><iframe title="card" src="${origin}/embed/prices/${row.code}"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' })
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText(name)
  site.close()
  await page.goto(`/embed/prices/${row.code}`, { waitUntil: 'load' })
  await expectAccessible(page)
  const other = await request.get(`/prices/${row.code}`)
  expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})
