import { test } from '../support/fixtures.ts'

test('shots', async ({ page, request }) => {
  test.setTimeout(170_000)
  const main = (await (await request.get('/api/main', { headers: { 'Accept-Language': 'ar' } })).json()).data
  const row = main.fish.find(
    (f: { basis: string; origin: string }) => f.basis === 'sold' && f.origin === 'local',
  )
  for (const [name, path, width, scheme] of [
    ['list-ar-390', '/prices', 390, 'light'],
    ['fish-ar-390', `/prices/${row.code}`, 390, 'light'],
    ['fish-ar-390-month-dark', `/prices/${row.code}?grain=month`, 390, 'dark'],
    ['list-en-1280', '/prices?lang=en', 1280, 'light'],
    ['fish-en-1280', `/prices/${row.code}?lang=en`, 1280, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/prices-shots/${name}.png`, fullPage: true })
  }
  const png = await request.get(`/share/prices/${row.code}.ar.png`)
  const { writeFileSync } = await import('node:fs')
  writeFileSync('/tmp/prices-shots/share-ar.png', await png.body())
  writeFileSync(
    '/tmp/prices-shots/share-en.png',
    await (await request.get(`/share/prices/${row.code}.en.png`)).body(),
  )
  await page.goto(`/embed/prices/${row.code}`, { waitUntil: 'load' })
  await page.setViewportSize({ width: 320, height: 220 })
  await page.screenshot({ path: '/tmp/prices-shots/embed.png' })
})
