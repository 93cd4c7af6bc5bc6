import type { Locator, Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { addDemand, addMember, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { behar } from '../support/database.ts'
import { demandWords } from '../support/demandWords.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addImporter, enterAs } from '../support/person.ts'

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const
const inDays = (days: number) => riyadhDay(addDays(new Date(), days))

/** The tests run on a phone in Arabic and on a wide screen in English. */
for (const locale of ['ar', 'en'] as const) {
  const tag = locale === 'ar' ? [] : ['@long']
  const texts = demandWords[locale]
  const demands = locale === 'ar' ? paths.myDemands() : `${paths.myDemands()}?lang=en`

  test.describe(locale === 'ar' ? 'in Arabic, on a phone:' : 'in English, on a wide screen:', () => {
    test.use(
      locale === 'ar'
        ? { viewport: { width: 390, height: 844 }, hasTouch: true }
        : { viewport: { width: 1280, height: 900 }, locale: 'en-US' },
    )

    test('a demand is added, matched by another importer and removed', { tag }, async ({ page }) => {
      const other = await addImporter('سارة', 'الحربي')
      // The supply costs more than the target price of the demand; the form and the card must say so.
      await addSupply(behar, other, { ...texts.goods, quantity: 12_000, price: 43.5, country: 'NO' })
      await enterAs(page, importer)
      await page.goto(demands)
      await expect(page.getByRole('heading', { level: 2, name: texts.openNone })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.add }).click()
      const sheet = page.getByRole('dialog', { name: texts.add })
      const fish = sheet.getByRole('combobox', { name: texts.fishField })
      // A complete name is accepted without a choice from the list.
      await fish.fill(texts.fish)
      await page.keyboard.press('Tab')
      await expect(fish).toHaveValue(texts.fish)
      await chooseByKeys(page, fish, texts.fish.slice(0, 2))
      await fillGoods(page, sheet, texts)
      await sheet.getByLabel(texts.neededBy).fill(inDays(11))
      await sheet.getByLabel(texts.quantity).fill('٩٬٠٠٠')
      await sheet.getByLabel(texts.target).fill('٤١٫٥')
      await expect(sheet.getByText(texts.tonnes)).toBeVisible()
      await expect(sheet.getByText(texts.nearestOver)).toBeVisible()
      await expect(sheet.getByRole('status', { name: texts.worthAtTarget })).toContainText('373,500.00')
      await expectAccessible(page)
      await expectWithin(page)
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText(texts.added)).toBeVisible()
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(texts.fish)
      await expect(card).toContainText(texts.facts)
      for (const fact of ['41.50', inDays(11), texts.weight, texts.nearest, texts.above]) {
        await expect(card).toContainText(fact)
      }
      await expect(tab(page, texts.open)).toContainText('1')

      await supplyOf(other, { price: 41, quantity: 9_000, ...(await idsOf(texts.goods)) })
      await page.goto(demands)
      await expect(tab(page, texts.matched)).toContainText('1')
      await tab(page, texts.matched).click()
      await expect(page).toHaveURL(/show=matched/)
      await expect(card).toContainText(texts.meets)
      await expectAccessible(page)
      const number = String(await numberIn(card))
      await card.getByRole('link', { name: texts.show }).click()
      await expect(page).toHaveURL(new RegExp(`demand=${number.slice(2)}`))
      await page.goBack()

      await card.getByRole('button', { name: texts.remove }).click()
      const question = page.getByRole('dialog', { name: texts.askTitle(number) })
      await question.getByRole('button', { name: texts.askNo }).click()
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: texts.remove }).click()
      await question.getByRole('button', { name: texts.askYes }).click()
      await expect(page.getByText(texts.removed(number))).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: texts.matchedNone })).toBeVisible()
      await tab(page, texts.over).click()
      await expect(card).toContainText(texts.removedState)
      await expect(card.getByRole('button', { name: texts.again })).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
    })

    test('the demand form shows the errors of the page and of the service at their fields', {
      tag: '@long',
    }, async ({ page, complaints }) => {
      complaints.ignore(/422/)
      await enterAs(page, importer)
      await page.goto(demands)
      await page.getByRole('button', { name: texts.add }).click()
      const sheet = page.getByRole('dialog', { name: texts.add })
      await sheet.getByLabel(texts.quantity).fill(texts.many)
      await sheet.getByLabel(texts.neededBy).fill(inDays(-1))
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(sheet.getByRole('combobox', { name: texts.fishField })).toBeFocused()
      await expect(sheet.getByRole('combobox', { name: texts.fishField })).toHaveAccessibleDescription(
        texts.fishMissing,
      )
      await expect(sheet.getByLabel(texts.quantity)).toHaveAccessibleDescription(texts.notNumber)
      await expect(sheet.getByLabel(texts.neededBy)).toHaveAccessibleDescription(texts.past)
      await expect(sheet.getByRole('alert').first()).toContainText(texts.checkFields)
      await expectAccessible(page)
      await sheet.getByRole('alert').getByRole('button', { name: texts.quantity }).click()
      await expect(sheet.getByLabel(texts.quantity)).toBeFocused()
      await fillGoods(page, sheet, texts)
      await sheet.getByLabel(texts.neededBy).fill(inDays(3))
      await sheet.getByLabel(texts.quantity).fill('700')

      // The service refuses a value that the page accepts.
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
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(sheet.getByLabel(texts.size)).toBeFocused()
      await expect(sheet.getByLabel(texts.size)).toHaveAccessibleDescription('لا يُستورد')
      await expect(sheet.getByLabel(texts.quantity)).toHaveValue('700')
      await page.unroute('**/demand/add')
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(page.getByRole('article')).toContainText(texts.fish)
    })

    test('a typed demand is kept after a failed request and after a reload', { tag: '@long' }, async ({
      page,
      complaints,
    }) => {
      complaints.ignore(/demand\/add|ERR_FAILED|Failed to load/)
      const me = await enterAs(page, importer)
      await page.goto(demands)
      await page.getByRole('button', { name: texts.add }).click()
      const sheet = page.getByRole('dialog', { name: texts.add })
      await fillGoods(page, sheet, texts)
      await sheet.getByLabel(texts.neededBy).fill(inDays(5))
      await sheet.getByLabel(texts.quantity).fill('1250')
      await page.route('**/demand/add', (route) => route.abort())
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(sheet.getByRole('alert').filter({ hasText: texts.notSent })).toBeVisible()
      await expect(sheet.getByLabel(texts.quantity)).toHaveValue('1,250')
      await page.unroute('**/demand/add')
      await expect(sheet.getByText(texts.kept)).toBeVisible()
      await page.goto(demands)
      await page.getByRole('button', { name: texts.add }).click()
      await expect(sheet.getByText(texts.draft)).toBeVisible()
      await expect(sheet.getByLabel(texts.quantity)).toHaveValue('1,250')
      await expect(sheet.getByRole('combobox', { name: texts.fishField })).toHaveValue(texts.fish)
      await sheet.getByRole('button', { name: texts.send }).click()
      await expect(page.getByRole('article')).toContainText(texts.fish)
      expect(await demandsOf(me)).toHaveLength(1)
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: texts.add }).click()
      await expect(sheet.getByLabel(texts.quantity)).toHaveValue('')
    })

    test('a demand is edited and fulfilled in parts', { tag: '@long' }, async ({ page }) => {
      const me = await enterAs(page, importer)
      await addMember(behar, me, 'هند العتيبي')
      await setSubscription(behar, me)
      const id = await addDemand(behar, me, {
        ...texts.goods,
        target: 30,
        quantity: 8_000,
        notes: 'ميناء جدة',
      })
      await page.goto(demands)
      const card = page.getByRole('article')
      await card.getByRole('button', { name: texts.edit }).click()
      const sheet = page.getByRole('dialog', { name: texts.editTitle })
      await expect(sheet.getByRole('combobox', { name: texts.fishField })).toHaveValue(texts.fish)
      await expect(sheet.getByLabel(texts.notes)).toHaveValue('ميناء جدة')
      await expect(sheet.getByLabel(texts.target)).toBeFocused()
      await sheet.getByLabel(texts.target).fill('٣٢')
      await sheet.getByLabel(texts.target).press('Enter')
      await expect(card).toContainText('32.00')
      await expect(card).toContainText(`D-${id}`)

      await card.getByRole('button', { name: texts.fulfill }).click()
      const step = page.getByRole('dialog', { name: texts.fulfillTitle })
      await expect(step.getByLabel(texts.quantity)).toHaveValue('8,000')
      await expectAccessible(page)
      await expectWithin(page)
      await step.getByLabel(texts.quantity).fill('٨٠٠١')
      await step.getByRole('button', { name: texts.record }).click()
      await expect(step.getByLabel(texts.quantity)).toHaveAccessibleDescription(texts.tooMuch)
      await step.getByLabel(texts.quantity).fill('٣٠٠٠')
      await step.getByLabel(texts.quantity).press('Enter')
      await expect(step).toBeHidden()
      await expect(card).toContainText(texts.fulfilledPart)
      await expect(card).toContainText('5,000')
      await page.reload()
      await card.getByRole('button', { name: texts.fulfill }).click()
      await step.getByRole('button', { name: texts.record }).click()
      await expect(page.getByRole('heading', { level: 2, name: texts.openNone })).toBeVisible()
      await tab(page, texts.over).click()
      await expect(card).toContainText(texts.fulfilledState)
      expect(await demandsOf(me)).toEqual(['fulfilled'])
    })

    test('only the user’s own demands are listed and can be removed', { tag: '@long' }, async ({ page }) => {
      const other = await addImporter('سارة', 'الحربي')
      const foreign = await addDemand(behar, other, texts.goods)
      const me = await enterAs(page, importer)
      await addMember(behar, me, 'هند العتيبي')
      const own = await addDemand(behar, me, texts.goods)
      await page.goto(demands)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('article')).toContainText(`D-${own}`)
      const answer = await inMarket(me, 'demand/update/remove', { id: foreign })
      expect(answer.status).toBe(404)
      expect(await demandsOf(other)).toEqual(['open'])
    })

    test('an ended subscription disables adding but not removing', { tag: '@long' }, async ({ page }) => {
      const me = await enterAs(page, importer)
      await addMember(behar, me, 'هند العتيبي')
      await setSubscription(behar, me, {
        startsAt: addDays(new Date(), -40),
        expiresAt: addDays(new Date(), -10),
      })
      const id = await addDemand(behar, me, texts.goods)
      await page.goto(demands)
      const add = page.getByRole('button', { name: texts.add })
      await expect(add).toBeDisabled()
      await expect(add).toHaveAccessibleDescription(texts.ended)
      await expect(page.getByRole('main').getByRole('link', { name: texts.renew })).toBeVisible()
      await expectAccessible(page)
      await expectWithin(page)
      await page.getByRole('button', { name: texts.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.askYes }).click()
      await expect(page.getByText(texts.removed(`D-${id}`))).toBeVisible()
    })

    test('the form of a supply shows the matching demands, and the added supply can be repeated', {
      tag: '@long',
    }, async ({ page }) => {
      const other = await addImporter('سارة', 'الحربي')
      await addDemand(behar, other, { ...texts.supplied, target: 52, neededBy: inDays(20) })
      await addDemand(behar, other, { ...texts.supplied, target: 55.25, neededBy: inDays(20) })
      await enterAs(page, importer)
      const boards = paths.beharMarketMain() + (locale === 'en' ? '?lang=en' : '')
      await page.goto(boards)
      // On a phone, the button of the bottom bar opens the form above the user's supplies.
      await page.getByRole(locale === 'ar' ? 'link' : 'button', { name: texts.addSupply }).click()
      const sheet = page.getByRole('dialog', { name: texts.addSupply })
      await sheet.getByRole('button', { name: texts.sendSupply }).click()
      await expect(sheet.getByRole('combobox', { name: texts.country })).toHaveAccessibleDescription(
        texts.countryMissing,
      )
      await fillGoods(page, sheet, texts, texts.suppliedFish)
      await sheet.getByRole('combobox', { name: texts.country }).fill(texts.norway.slice(0, 4))
      await page.getByRole('option', { name: texts.norway }).click()
      await sheet.getByLabel(texts.quantity).fill('١٢٬٥٠٠')
      await sheet.getByLabel(texts.price).fill('٥٤')
      await expect(sheet.getByText(texts.waiting)).toBeVisible()
      await expect(sheet.getByRole('status', { name: texts.worth })).toContainText('675,000.00')
      await sheet.getByLabel(texts.to).fill(inDays(-2))
      await sheet.getByRole('button', { name: texts.sendSupply }).click()
      await expect(sheet.getByLabel(texts.to)).toHaveAccessibleDescription(texts.past)
      await sheet.getByLabel(texts.to).fill(inDays(30))
      await expectAccessible(page)
      await expectWithin(page)
      await sheet.getByRole('button', { name: texts.sendSupply }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByText(texts.supplyAdded)).toBeVisible()
      if (locale === 'ar') await page.goto(boards)
      const card = page.getByRole('article').filter({ hasText: texts.yours }).first()
      await expect(card).toContainText('12,500')
      await expect(card).toContainText('54.00')
      await expect(card).toContainText(texts.norway)
      await card.getByRole('button', { name: texts.likeSupply }).click()
      const again = page.getByRole('dialog')
      await expect(again.getByRole('combobox', { name: texts.fishField })).toHaveValue(texts.suppliedFish)
      await expect(again.getByLabel(texts.price)).toHaveValue(/^54/)
    })
  })
}

type Texts = (typeof demandWords)['ar' | 'en']

/** Chooses the species by any search text, the category and the size. */
async function fillGoods(page: Page, sheet: Locator, texts: Texts, fish: string = texts.fish): Promise<void> {
  await sheet.getByRole('combobox', { name: texts.fishField }).fill(fish.slice(0, 4))
  await page.getByRole('option', { name: fish }).first().click()
  await expect(sheet.getByRole('combobox', { name: texts.fishField })).toHaveValue(fish)
  await sheet.getByRole('radio', { name: texts.chilled }).check()
  await sheet.getByLabel(texts.size).selectOption(texts.jumbo)
}

/** Enter, and ArrowDown followed by Enter, choose the best match of a typed text; further arrow keys move on from that match. */
async function chooseByKeys(page: Page, field: Locator, text: string): Promise<void> {
  const options = page.getByRole('listbox').getByRole('option')
  for (const [keys, place] of [
    [['Enter'], 0],
    [['ArrowDown', 'Enter'], 0],
    [['ArrowDown', 'ArrowDown', 'Enter'], 1],
    [['ArrowUp', 'Enter'], -1],
  ] as const) {
    await field.fill(text)
    await expect(options.nth(1)).toBeVisible()
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const name = (await options.locator('.font-bold').allTextContents()).at(place)
    for (const key of keys) await page.keyboard.press(key)
    await expect(options).toHaveCount(0)
    await expect(field, keys.join(', ')).toHaveValue(String(name))
  }
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

async function numberIn(card: Locator): Promise<string | undefined> {
  return /D-\d+/.exec((await card.textContent()) ?? '')?.[0]
}

/** Returns the states of a person's demands in order of creation. */
async function demandsOf({ id }: TestPerson): Promise<string[]> {
  const rows = await behar.query<{ status: string }>({
    text: 'select status from demands where owner_id = $1 order by id',
    values: [id],
  })
  return rows.map(({ status }) => status)
}

type Goods = Texts['goods']

async function idsOf({ fish, category, size }: Goods) {
  const [row] = await behar.query<{ fish_type_id: number; category_id: number; size_id: number }>({
    text: `select f.id as fish_type_id, c.id as category_id, s.id as size_id
           from fish_types f, categories c, sizes s where f.code = $1 and c.code = $2 and s.code = $3`,
    values: [fish, category, size],
  })
  return row
}

/** Adds a supply through the API, so that the service matches the waiting demands. */
async function supplyOf(person: TestPerson, goods: object): Promise<void> {
  const body = { ...goods, origin_country: 'OM', available_from: inDays(1) }
  expect((await inMarket(person, 'supply/add', body)).status).toBe(201)
}

/** Calls the integration as this person. */
async function inMarket({ token }: TestPerson, path: string, body: object) {
  const service = { url: String(process.env.SITE_BEHAR_URL) }
  const given = await ask<{ token: string }>(service, 'GET platforms/behar-market', { token })
  return ask<Demand>(service, `POST platforms/behar-market/${path}`, { token: given.data.token, body })
}
