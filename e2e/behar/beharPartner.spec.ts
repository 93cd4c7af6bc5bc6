import type { Page } from '@playwright/test'
import { addDemand, addMember, addSupply } from '#demo/testing/beharRows.ts'
import { paths } from '#shared/base/paths.ts'
import { behar } from '../support/database.ts'
import { type Complaints, expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { openOwnSite } from '../support/ownSite.ts'
import { type Behaviour, openPartner } from '../support/partner.ts'
import { addImporter, enterAs } from '../support/person.ts'

let partner: Awaited<ReturnType<typeof openPartner>>
let market: Awaited<ReturnType<typeof openOwnSite>>
test.beforeAll(async () => {
  partner = await openPartner()
  market = await openOwnSite({ BEHAR_PUBLIC_URL: partner.url })
  const other = await addImporter('سارة', 'الحربي')
  await addSupply(behar, other, { fish: 'dorado', category: 'smoked', size: 'jumbo', price: 42.5 })
})
test.afterAll(async () => {
  partner.become('works')
  await market.close()
  await partner.close()
})
test.beforeEach(() => partner.become('works'))

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const
/** This test uses the boards of dolphinfish, because no other test changes entries of dolphinfish. */
const boards = `${paths.beharMarketMain()}?fish=21`

/** The kinds of failure of the partner's host. */
const troubles: readonly Behaviour[] = [
  'hangs',
  'fails',
  'redirects',
  'floods',
  'tells a page',
  'tells nonsense',
  'cuts',
]

/** Opens the boards as an importer while the partner works; later faults of the partner are expected. */
async function openBoards(page: Page, complaints: Complaints): Promise<void> {
  allowFaults(complaints)
  await enterAs(page, importer)
  await page.goto(market.url + boards)
  await expect(page.getByRole('article').first()).toContainText('عنفلوص')
}

for (const trouble of troubles) {
  const tag = trouble === 'tells nonsense' ? [] : ['@long']
  test(`the Behar boards keep their entries and disable writing when the partner ${trouble}`, {
    tag,
  }, async ({ page, complaints }) => {
    await openBoards(page, complaints)
    await expectKept(page, 'supply/list')
    partner.become(trouble)
    await page.reload()

    await expect(note(page)).toContainText('سوق بحار لا يستجيب الآن')
    await expect(note(page)).toContainText(/البيانات المعروضة من/)
    await expect(page.getByRole('article').first()).toContainText('عنفلوص')
    await expect(page.getByRole('heading', { level: 1, name: 'سوق بحار' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'أضف عرضًا' }).first()).toBeDisabled()
    await expect(page.getByRole('button', { name: 'أضف طلبًا' }).first()).toBeDisabled()
    await expectAccessible(page)
    await expectWithin(page)

    // A failing partner must not end the main session.
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await page.getByRole('navigation').getByRole('link', { name: 'السوق المحلي' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'السوق المحلي' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('the browser stops reading an endless answer of the partner early', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  allowFaults(complaints)
  await enterAs(page, importer)
  partner.become('floods')
  const before = partner.flooded()
  await page.goto(market.url + boards)
  await expect(page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).first()).toBeVisible()
  const calls = partner.asked()
  expect((partner.flooded() - before) / Math.max(1, calls)).toBeLessThan(50)
})

test('a retry shows the Behar boards when a partner that was down answers again', {
  tag: '@long',
}, async ({ page, complaints }) => {
  allowFaults(complaints)
  await enterAs(page, importer)
  partner.become('fails')
  await page.goto(`${market.url}${boards}&lang=en`)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toBeVisible()
  await expectAccessible(page)
  partner.become('works')
  await retry.click()
  await expect(page.getByRole('article').first()).toContainText('Common dolphinfish')
  await expect(page.getByRole('button', { name: 'Add supply' }).first()).toBeEnabled()
})

test('the page of the Behar boards detects without a reload that the partner answers again', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await openBoards(page, complaints)
  partner.become('cuts')
  await page.reload()
  await expect(note(page)).toBeVisible()
  partner.become('works')
  await expect(note(page)).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'أضف عرضًا' }).first()).toBeEnabled()
})

test('the user’s own demands stay readable but cannot be removed while the partner is down', {
  tag: '@long',
}, async ({ page, complaints }) => {
  allowFaults(complaints)
  const { id } = await enterAs(page, importer)
  await addMember(behar, { id })
  const number = await addDemand(behar, { id }, { fish: 'zubaidi' })
  await page.goto(market.url + paths.myDemands())
  const card = page.getByRole('article').filter({ hasText: `D-${number}` })
  await expect(card).toContainText('زبيدي')
  await expect(card.getByRole('button', { name: 'احذف' })).toBeEnabled()
  await expectKept(page, 'demand/list')
  partner.become('fails')
  await page.reload()
  await expect(note(page)).toContainText('سوق بحار لا يستجيب الآن')
  await expect(card).toContainText('زبيدي')
  await expect(card.getByRole('button', { name: 'احذف' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'أضف طلبًا' }).first()).toBeDisabled()
  await expectAccessible(page)
})

test('the market answers while twenty calls to the partner wait', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  allowFaults(complaints)
  await enterAs(page, importer)
  await page.goto(market.url + paths.home())
  partner.become('hangs')
  await page.evaluate(
    ([url]) => {
      for (let call = 0; call < 20; call++)
        void fetch(`${url}/api/platforms/behar-market?call=${call}`).catch(() => undefined)
    },
    [partner.url],
  )
  // A browser opens six connections to a host, so the test uses several browsers.
  await expect.poll(partner.waiting).toBeGreaterThanOrEqual(6)
  const beside = Array.from({ length: 20 }, () =>
    fetch(`${partner.url}/api/platforms/behar-market`).catch(() => undefined),
  )
  await expect.poll(partner.waiting).toBeGreaterThanOrEqual(26)
  const statuses = await page.evaluate(async () => {
    const calls = ['products/local', 'main', 'main/integration', 'auction/local', 'requests/list']
    return Promise.all(calls.map(async (call) => (await fetch(`/api/${call}`)).status))
  })
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  await page.goto(`${market.url}/local-market`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(partner.waiting()).toBeGreaterThanOrEqual(20)
  partner.become('works')
  await Promise.all(beside)
})

const note = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'سوق بحار لا يستجيب الآن' })

/** Ignores the browser's own messages about a failing host. */
function allowFaults(complaints: Complaints): void {
  complaints.ignore(new RegExp(partner.url.replaceAll('.', '\\.')))
  complaints.ignore(/Failed to load resource|ERR_|CORS policy/)
}

/** Waits until the answer to this call is cached on the device, which happens shortly after the answer is shown. */
async function expectKept(page: Page, call: string): Promise<void> {
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opened = indexedDB.open('samak')
          opened.onerror = () => reject(opened.error)
          opened.onsuccess = () => {
            const asked = opened.result.transaction('listings').objectStore('listings').getAllKeys()
            asked.onsuccess = () => resolve(asked.result.map(String))
            asked.onerror = () => reject(asked.error)
          }
        }),
    )
  await expect.poll(async () => (await keys()).some((key) => key.includes(call))).toBe(true)
}
