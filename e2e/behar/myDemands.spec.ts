import type { Locator, Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { addDemand, addMember, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { addImporter, openBeharDatabase } from '../support/behar.ts'
import { demandWords } from '../support/demandWords.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs, openSiteDatabase } from '../support/person.ts'

let site: Database
let behar: Database
test.beforeAll(() => {
  site = openSiteDatabase()
  behar = openBeharDatabase()
})
test.afterAll(async () => {
  await site.close()
  await behar.close()
})

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const
const inDays = (days: number) => riyadhDay(addDays(new Date(), days))

/** On phones in Arabic, on wide screens in English. */
for (const locale of ['ar', 'en'] as const) {
  const tag = locale === 'ar' ? [] : ['@long']
  const say = demandWords[locale]
  const demands = locale === 'ar' ? paths.myDemands() : `${paths.myDemands()}?lang=en`

  test.describe(locale === 'ar' ? 'بالعربية، على الجوال' : 'in English, on a wide screen', () => {
    test.use(
      locale === 'ar'
        ? { viewport: { width: 390, height: 844 }, hasTouch: true }
        : { viewport: { width: 1280, height: 900 }, locale: 'en-US' },
    )

    test('a demand is added in Arabic digits, matched by another importer, and removed', { tag }, async ({
      page,
    }) => {
      const other = await addImporter({ site, behar }, 'سارة', 'الحربي')
      // Too expensive to match: the form and the card say so.
      await addSupply(behar, other, { ...say.goods, quantity: 12_000, price: 43.5, country: 'NO' })
      await enterAs(page, site, importer)
      await page.goto(demands)
      await expect(page.getByRole('heading', { level: 2, name: say.openNone })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: say.add }).click()
      const sheet = page.getByRole('dialog', { name: say.add })
      await fillGoods(page, sheet, say)
      await sheet.getByLabel(say.neededBy).fill(inDays(11))
      await sheet.getByLabel(say.quantity).fill('٩٬٠٠٠')
      await sheet.getByLabel(say.target).fill('٤١٫٥')
      await expect(sheet.getByText(say.tonnes)).toBeVisible()
      await expect(sheet.getByText(say.nearestOver)).toBeVisible()
      await expect(sheet.getByRole('status', { name: say.worthAtTarget })).toContainText('373,500.00')
      await expectAccessible(page)
      await expectWithin(page)
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText(say.added)).toBeVisible()
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(say.fish)
      await expect(card).toContainText(say.facts)
      for (const fact of ['41.50', inDays(11), say.weight, say.nearest, say.above]) {
        await expect(card).toContainText(fact)
      }
      await expect(tab(page, say.open)).toContainText('1')

      await supplyOf(other, { price: 41, quantity: 9_000, ...(await idsOf(say.goods)) })
      await page.goto(demands)
      await expect(tab(page, say.matched)).toContainText('1')
      await tab(page, say.matched).click()
      await expect(page).toHaveURL(/show=matched/)
      await expect(card).toContainText(say.meets)
      await expectAccessible(page)
      const number = String(await numberIn(card))
      await card.getByRole('link', { name: say.show }).click()
      await expect(page).toHaveURL(new RegExp(`demand=${number.slice(2)}`))
      await page.goBack()

      await card.getByRole('button', { name: say.remove }).click()
      const question = page.getByRole('dialog', { name: say.askTitle(number) })
      await question.getByRole('button', { name: say.askNo }).click()
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: say.remove }).click()
      await question.getByRole('button', { name: say.askYes }).click()
      await expect(page.getByText(say.removed(number))).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: say.matchedNone })).toBeVisible()
      await tab(page, say.over).click()
      await expect(card).toContainText(say.removedState)
      await expect(card.getByRole('button', { name: say.again })).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
    })

    test('invalid input is shown at its field, from the page and from the service', { tag: '@long' }, async ({
      page,
      complaints,
    }) => {
      complaints.ignore(/422/)
      await enterAs(page, site, importer)
      await page.goto(demands)
      await page.getByRole('button', { name: say.add }).click()
      const sheet = page.getByRole('dialog', { name: say.add })
      await sheet.getByLabel(say.quantity).fill(say.many)
      await sheet.getByLabel(say.neededBy).fill(inDays(-1))
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(sheet.getByLabel(say.fishField)).toBeFocused()
      await expect(sheet.getByLabel(say.fishField)).toHaveAccessibleDescription(say.required)
      await expect(sheet.getByLabel(say.quantity)).toHaveAccessibleDescription(say.notNumber)
      await expect(sheet.getByLabel(say.neededBy)).toHaveAccessibleDescription(say.past)
      await expect(sheet.getByRole('alert').first()).toContainText(say.checkFields)
      await expectAccessible(page)
      await sheet.getByRole('alert').getByRole('button', { name: say.quantity }).click()
      await expect(sheet.getByLabel(say.quantity)).toBeFocused()
      await fillGoods(page, sheet, say)
      await sheet.getByLabel(say.neededBy).fill(inDays(3))
      await sheet.getByLabel(say.quantity).fill('700')

      // The service refuses what the page accepts.
      await page.route('**/demand/add', (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: JSON.stringify({
            message: 'x',
            code: 'validation_failed',
            errors: { size_id: ['لا يُستورد'] },
          }),
        }),
      )
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(sheet.getByLabel(say.size)).toBeFocused()
      await expect(sheet.getByLabel(say.size)).toHaveAccessibleDescription('لا يُستورد')
      await expect(sheet.getByLabel(say.quantity)).toHaveValue('700')
      await page.unroute('**/demand/add')
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(page.getByRole('article')).toContainText(say.fish)
    })

    test('a typed form survives a service that does not answer, and a reload', { tag: '@long' }, async ({
      page,
      complaints,
    }) => {
      complaints.ignore(/demand\/add|ERR_FAILED|Failed to load/)
      const me = await enterAs(page, site, importer)
      await page.goto(demands)
      await page.getByRole('button', { name: say.add }).click()
      const sheet = page.getByRole('dialog', { name: say.add })
      await fillGoods(page, sheet, say)
      await sheet.getByLabel(say.neededBy).fill(inDays(5))
      await sheet.getByLabel(say.quantity).fill('1250')
      await page.route('**/demand/add', (route) => route.abort())
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(sheet.getByRole('alert').filter({ hasText: say.notSent })).toBeVisible()
      await expect(sheet.getByLabel(say.quantity)).toHaveValue('1,250')
      await page.unroute('**/demand/add')
      await expect(sheet.getByText(say.kept)).toBeVisible()
      await page.goto(demands)
      await page.getByRole('button', { name: say.add }).click()
      await expect(sheet.getByText(say.draft)).toBeVisible()
      await expect(sheet.getByLabel(say.quantity)).toHaveValue('1,250')
      await expect(sheet.getByLabel(say.fishField)).toHaveValue(say.fish)
      await sheet.getByRole('button', { name: say.send }).click()
      await expect(page.getByRole('article')).toContainText(say.fish)
      expect(await demandsOf(me)).toHaveLength(1)
      await page.getByRole('button', { name: say.add }).click()
      await expect(sheet.getByLabel(say.quantity)).toHaveValue('')
    })

    test('a changed target replaces the demand with a new one', { tag: '@long' }, async ({
      page,
      complaints,
    }) => {
      const me = await enterAs(page, site, importer)
      await addMember(behar, me, 'هند العتيبي')
      const id = await addDemand(behar, me, { ...say.goods, target: 30, quantity: 8_000, notes: 'ميناء جدة' })
      await page.goto(demands)
      const card = page.getByRole('article')
      await card.getByRole('button', { name: say.target_ }).click()
      const sheet = page.getByRole('dialog', { name: say.target_ })
      await expect(sheet).toContainText(`D-${id}`)
      await expect(sheet.getByLabel(say.fishField)).toHaveValue(say.fish)
      await expect(sheet.getByLabel(say.notes)).toHaveValue('ميناء جدة')
      await sheet.getByLabel(say.target).fill('٣٢')
      await sheet.getByRole('button', { name: say.saveTarget }).click()
      // Both are shown for a moment.
      await expect(card).toHaveCount(1)
      await expect(card).toContainText('32.00')
      expect(await demandsOf(me)).toEqual(['removed', 'open'])

      // When the old one cannot be deleted, both remain and the page says so.
      complaints.ignore(/update\/remove|ERR_FAILED|Failed to load/)
      await page.route('**/demand/update/remove', (route) => route.abort())
      await card.getByRole('button', { name: say.target_ }).click()
      await sheet.getByLabel(say.target).fill('33')
      await sheet.getByRole('button', { name: say.saveTarget }).click()
      await expect(page.getByText(say.bothStand)).toBeVisible()
      await expect(card).toHaveCount(2)
    })

    test('only one’s own demands are listed, and nobody else’s can be removed', { tag }, async ({ page }) => {
      const other = await addImporter({ site, behar }, 'سارة', 'الحربي')
      const foreign = await addDemand(behar, other, say.goods)
      const me = await enterAs(page, site, importer)
      await addMember(behar, me, 'هند العتيبي')
      const own = await addDemand(behar, me, say.goods)
      await page.goto(demands)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('article')).toContainText(`D-${own}`)
      const answer = await inMarket(me, 'demand/update/remove', { id: foreign })
      expect(answer.status).toBe(404)
      expect(await demandsOf(other)).toEqual(['open'])
    })

    test('an ended subscription says why adding is disabled; removing still works', { tag }, async ({
      page,
    }) => {
      const me = await enterAs(page, site, importer)
      await addMember(behar, me, 'هند العتيبي')
      await setSubscription(behar, me, {
        startsAt: addDays(new Date(), -40),
        expiresAt: addDays(new Date(), -10),
      })
      const id = await addDemand(behar, me, say.goods)
      await page.goto(demands)
      const add = page.getByRole('button', { name: say.add })
      await expect(add).toBeDisabled()
      await expect(add).toHaveAccessibleDescription(say.ended)
      await expect(page.getByRole('main').getByRole('link', { name: say.renew })).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
      await page.getByRole('button', { name: say.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.askYes }).click()
      await expect(page.getByText(say.removed(`D-${id}`))).toBeVisible()
    })

    test('a supply is added from the boards, with its matching demands, and repeated', {
      tag: '@long',
    }, async ({ page }) => {
      const other = await addImporter({ site, behar }, 'سارة', 'الحربي')
      await addDemand(behar, other, { ...say.supplied, target: 52, neededBy: inDays(20) })
      await addDemand(behar, other, { ...say.supplied, target: 55.25, neededBy: inDays(20) })
      await enterAs(page, site, importer)
      await page.goto(paths.beharMarketMain() + (locale === 'en' ? '?lang=en' : ''))
      await page.getByRole('button', { name: say.addSupply }).click()
      const sheet = page.getByRole('dialog', { name: say.addSupply })
      await sheet.getByRole('button', { name: say.sendSupply }).click()
      await expect(sheet.getByLabel(say.country)).toHaveAccessibleDescription(say.required)
      await fillGoods(page, sheet, say, say.suppliedFish)
      await sheet.getByLabel(say.country).fill(say.norway.slice(0, 4))
      await page.getByRole('option', { name: say.norway }).click()
      await sheet.getByLabel(say.quantity).fill('١٢٬٥٠٠')
      await sheet.getByLabel(say.price).fill('٥٤')
      await expect(sheet.getByText(say.waiting)).toBeVisible()
      await expect(sheet.getByRole('status', { name: say.worth })).toContainText('675,000.00')
      await sheet.getByLabel(say.to).fill(inDays(-2))
      await sheet.getByRole('button', { name: say.sendSupply }).click()
      await expect(sheet.getByLabel(say.to)).toHaveAccessibleDescription(say.past)
      await sheet.getByLabel(say.to).fill(inDays(30))
      await expectAccessible(page)
      await expectWithin(page)
      await sheet.getByRole('button', { name: say.sendSupply }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText(say.supplyAdded)).toBeVisible()
      const card = page.getByRole('article').filter({ hasText: say.yours }).first()
      await expect(card).toContainText('12,500')
      await expect(card).toContainText('54.00')
      await expect(card).toContainText(say.norway)
      await card.getByRole('button', { name: say.likeSupply }).click()
      const again = page.getByRole('dialog')
      await expect(again.getByLabel(say.fishField)).toHaveValue(say.suppliedFish)
      await expect(again.getByLabel(say.price)).toHaveValue(/^54/)
    })
  })
}

type Words = (typeof demandWords)['ar' | 'en']

/** Chooses species by any search text, category and size. */
async function fillGoods(page: Page, sheet: Locator, say: Words, fish: string = say.fish): Promise<void> {
  await sheet.getByLabel(say.fishField).fill(fish.slice(0, 4))
  await page.getByRole('option', { name: fish }).first().click()
  await expect(sheet.getByLabel(say.fishField)).toHaveValue(fish)
  await sheet.getByRole('radio', { name: say.chilled }).check()
  await sheet.getByLabel(say.size).selectOption(say.jumbo)
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

async function numberIn(card: Locator): Promise<string | undefined> {
  return /D-\d+/.exec((await card.textContent()) ?? '')?.[0]
}

/** In order of creation. */
async function demandsOf({ id }: TestPerson): Promise<string[]> {
  const rows = await behar.query<{ status: string }>({
    text: 'select status from demands where owner_id = $1 order by id',
    values: [id],
  })
  return rows.map(({ status }) => status)
}

type Goods = Words['goods']

async function idsOf({ fish, category, size }: Goods) {
  const [row] = await behar.query<{ fish_type_id: number; category_id: number; size_id: number }>({
    text: `select f.id as fish_type_id, c.id as category_id, s.id as size_id
           from fish_types f, categories c, sizes s where f.code = $1 and c.code = $2 and s.code = $3`,
    values: [fish, category, size],
  })
  return row
}

/** By API, so that the service matches the waiting entries. */
async function supplyOf(person: TestPerson, goods: object): Promise<void> {
  const body = { ...goods, origin_country: 'OM', available_from: inDays(1) }
  expect((await inMarket(person, 'supply/add', body)).status).toBe(201)
}

/** Calls the integration as that person. */
async function inMarket({ token }: TestPerson, path: string, body: object) {
  const service = { url: String(process.env.SITE_BEHAR_URL) }
  const given = await ask<{ token: string }>(service, 'GET platforms/behar-market', { token })
  return ask<Demand>(service, `POST platforms/behar-market/${path}`, { token: given.data.token, body })
}
