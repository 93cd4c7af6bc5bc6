import type { Locator, Page } from '@playwright/test'
import { addDemand, addMember, addSupply } from '#demo/testing/beharRows.ts'
import { paths } from '#shared/base/paths.ts'
import { behar } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { accountOf, openAlive, signInBy } from '../support/people.ts'
import { addImporter, enterAs } from '../support/person.ts'

const importer = { type: 'international_seller', firstName: 'هند', lastName: 'العتيبي' } as const
const boards = paths.beharMarketMain()

test.describe('in Arabic, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('an importer opens both boards from the international market', async ({ page }) => {
    const other = await addImporter('سارة', 'الحربي')
    const number = await addSupply(behar, other, {
      fish: 'dorado',
      category: 'dried',
      size: 'jumbo',
      price: 42.5,
    })
    await enterAs(page, importer)
    await page.goto(paths.internationalMarketMain())
    await page.getByRole('main').getByRole('link', { name: 'سوق بحار' }).click()
    await expect(page).toHaveURL(boards)
    await expect(page.getByRole('heading', { level: 1, name: 'سوق بحار' })).toBeVisible()
    await expect(board(page, 'العرض')).toContainText(/عرض/)
    const card = entry(page, `S-${number}`)
    await expect(card).toContainText('عنفلوص')
    await expect(card).toContainText('DOL')
    await expect(card).toContainText('مجفف، جامبو · من تايلاند')
    await expect(card).toContainText('سارة الحربي')
    await expect(card).toContainText('6,000 كجم')
    await expect(card).toContainText('42.50')
    await expect(card).toContainText('متاح')
    await expect(board(page, 'الطلب').getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
  })

  test('filters apply to both boards and can be removed one by one', {
    tag: '@long',
  }, async ({ page }) => {
    const other = await addImporter()
    const omani = await addSupply(behar, other, { fish: 'sikin', country: 'OM', size: 'large' })
    const indian = await addSupply(behar, other, { fish: 'sikin', country: 'IN', size: 'small' })
    const wanted = await addDemand(behar, other, { fish: 'sikin', size: 'large', neededBy: '2000-01-01' })
    const open = await addDemand(behar, other, { fish: 'sikin', size: 'small', category: 'live' })
    const squid = await addSupply(behar, other, { fish: 'squid', country: 'OM' })
    await enterAs(page, importer)
    await page.goto(boards)
    await choose(page, 'CBA', 'سكن')
    await expect(page).toHaveURL(/\?fish=\d+$/)
    await expect(entry(page, `S-${omani}`)).toBeVisible()
    await expect(entry(page, `S-${indian}`)).toBeVisible()
    await expect(entry(page, `D-${open}`)).toBeVisible()
    await expect(entry(page, `S-${squid}`)).toHaveCount(0)
    // The day of this demand is over, so the demand is not open.
    await expect(entry(page, `D-${wanted}`)).toHaveCount(0)
    await choose(page, 'عمان', 'عُمان')
    await expect(page).toHaveURL(/country=OM/)
    await expect(entry(page, `S-${indian}`)).toHaveCount(0)
    await expect(entry(page, `S-${omani}`)).toBeVisible()
    await expect(board(page, 'الطلب')).toContainText('بلد المنشأ يخص العروض')
    await chip(page, 'عُمان').click()
    await page.getByRole('combobox', { name: 'الحجم' }).selectOption('صغير')
    await expect(entry(page, `S-${omani}`)).toHaveCount(0)
    await expect(entry(page, `S-${indian}`)).toBeVisible()
    await chip(page, 'صغير').click()
    await page.getByRole('combobox', { name: 'الحالة' }).selectOption('منتهي الصلاحية')
    await expect(entry(page, `D-${wanted}`)).toContainText('منتهي الصلاحية')
    await expect(board(page, 'العرض').getByRole('heading', { name: 'لا نتائج تطابق التصفية' })).toBeVisible()
    await expectAccessible(page)
    const reloaded = page.url()
    await page.goto(reloaded)
    await expect(entry(page, `D-${wanted}`)).toBeVisible()
    await board(page, 'العرض').getByRole('link', { name: 'مسح التصفية' }).click()
    await expect(page).toHaveURL(boards)
    await page.goBack()
    await expect(entry(page, `D-${wanted}`)).toBeVisible()
  })

  test('both boards show matches of the user’s entries, with a link to all matches', {
    tag: '@long',
  }, async ({ page }) => {
    const other = await addImporter('سارة', 'الحربي')
    const me = await enterAs(page, importer)
    await addMember(behar, me, 'هند العتيبي')
    const goods = { fish: 'shaour', category: 'chilled' } as const
    const cheap = await addSupply(behar, other, { ...goods, country: 'NO', price: 19, quantity: 9_000 })
    const dear = await addSupply(behar, other, { ...goods, country: 'OM', price: 24, quantity: 500 })
    const mine = await addDemand(behar, me, { ...goods, target: 20, quantity: 5_000 })
    const tight = await addDemand(behar, other, { ...goods, size: 'large', target: 10, quantity: 700 })
    const offered = await addSupply(behar, me, { ...goods, size: 'large', price: 11.5, quantity: 600 })
    await page.goto(`${boards}?fish=${await fishId('shaour')}`)
    const own = entry(page, `D-${mine}`)
    await expect(own).toContainText('طلبك')
    await expect(own).toContainText('يطابق عرضًا من النرويج')
    await expect(own).toContainText('ومعه عرض آخر')
    await expect(entry(page, `S-${cheap}`)).toContainText('يطابق طلبك على 5,000 كجم')
    await expect(entry(page, `S-${dear}`)).toContainText('طلبك هدفه أقل بـ 4.00')
    await expect(entry(page, `D-${tight}`)).toContainText('عرضك أعلى من الهدف بـ 1.50')
    await expect(entry(page, `S-${offered}`)).toContainText('عرضك')
    await entry(page, `S-${offered}`)
      .getByRole('button', { name: `لماذا يطابق S-${offered}؟` })
      .click()
    await expect(
      page.getByRole('list', { name: `لماذا يطابق S-${offered}؟` }).getByRole('listitem'),
    ).toHaveText([
      'يطابق: النوع',
      'يطابق: التصنيف',
      'يطابق: الحجم',
      'يطابق: متاح قبل الموعد',
      'يختلف: الكمية أقل من المطلوب',
      'يختلف: السعر أعلى من الهدف',
    ])
    await expectAccessible(page)
    await own.getByRole('link', { name: /يطابق عرضًا من النرويج/ }).click()
    await expect(page).toHaveURL(`${boards}?demand=${mine}`)
    await expect(numbers(board(page, 'العرض'))).toHaveText([`S-${cheap}`, `S-${dear}`])
    await expect(chip(page, 'ما يطابق طلبك')).toBeVisible()
    await chip(page, 'ما يطابق طلبك').click()
    await expect(page).toHaveURL(boards)
    await page.goto(`${boards}?fish=${await fishId('shaour')}`)
    await entry(page, `S-${offered}`)
      .getByRole('link', { name: /أقرب طلب هدفه أقل بـ 1.50/ })
      .click()
    await expect(page).toHaveURL(`${boards}?show=demands&supply=${offered}`)
    await expect(numbers(board(page, 'الطلب'))).toHaveText([`D-${tight}`])
  })

  test('each Behar board has its own pages', { tag: '@long' }, async ({ page }) => {
    const other = await addImporter()
    for (let left = 14; left > 0; left -= 1) {
      await addSupply(behar, other, { fish: 'barracuda', price: left })
      await addDemand(behar, other, { fish: 'barracuda', category: 'live' })
    }
    await enterAs(page, importer)
    await page.goto(`${boards}?fish=${await fishId('barracuda')}`)
    await expect(board(page, 'العرض').getByRole('status')).toHaveText('14 عرضًا، 84,000 كجم')
    await expect(numbers(board(page, 'العرض'))).toHaveCount(12)
    await board(page, 'العرض').getByRole('link', { name: 'الصفحة التالية' }).click()
    await expect(numbers(board(page, 'العرض'))).toHaveCount(2)
    await expect(numbers(board(page, 'الطلب'))).toHaveCount(12)
    await expect(page).toHaveURL(/page=2/)
    await board(page, 'الطلب').getByRole('link', { name: 'الصفحة 2' }).click()
    await expect(numbers(board(page, 'الطلب'))).toHaveCount(2)
    await expect(numbers(board(page, 'العرض'))).toHaveCount(2)
    await page.goto(`${boards}?fish=${await fishId('barracuda')}&page=9`)
    await board(page, 'العرض').getByRole('link', { name: 'إلى الصفحة الأولى' }).click()
    await expect(numbers(board(page, 'العرض'))).toHaveCount(12)
  })
})

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a phone shows one board at a time, with the filters in a sheet', {
    tag: '@long',
  }, async ({ page }) => {
    const other = await addImporter()
    const small = await addSupply(behar, other, { fish: 'anchovy', category: 'dried', size: 'small' })
    const large = await addSupply(behar, other, { fish: 'anchovy', category: 'frozen', size: 'large' })
    const wanted = await addDemand(behar, other, { fish: 'anchovy', category: 'dried', size: 'large' })
    await enterAs(page, importer)
    await page.goto(paths.account())
    const places = page.getByRole('region', { name: 'صفحات حسابي' })
    await places.getByRole('link', { name: 'سوق بحار', exact: true }).click()
    await expect(page).toHaveURL(boards)
    await choose(page, 'أنشوج', 'أنشوجة')
    await expect(entry(page, `S-${small}`)).toBeVisible()
    await expect(entry(page, `D-${wanted}`)).toBeHidden()
    await expect(page.getByRole('link', { name: 'أضف عرضًا' })).toBeInViewport()
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: 'تصفية، المختار: 1' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'مجفف' }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'عرض نتيجة واحدة' }).click()
    await expect(sheet).toBeHidden()
    await expect(entry(page, `S-${large}`)).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^الطلب/ })
      .click()
    await expect(page).toHaveURL(/show=demands/)
    await expect(entry(page, `D-${wanted}`)).toBeVisible()
    await expect(entry(page, `S-${small}`)).toBeHidden()
    await expect(page.getByRole('button', { name: 'أضف طلبًا' })).toBeInViewport()
  })
})

test.describe('access to the Behar boards', () => {
  test('requires sign-in, which returns to the boards', { tag: '@long' }, async ({ page }) => {
    await page.goto(boards)
    await expect(page).toHaveURL(paths.signIn(boards))
    const { mobile, password } = accountOf('international_seller')
    await openAlive(page, paths.signIn(boards))
    await signInBy(page, mobile, password)
    await expect(page).toHaveURL(boards)
    await expect(board(page, 'العرض').getByRole('heading', { level: 2 })).toBeAttached()
  })

  test('is refused to a local seller, who is redirected home', async ({ page }) => {
    await enterAs(page, { type: 'local_seller' })
    await page.goto(boards)
    await expect(page).toHaveURL(/\/(home)?$/)
    await page.goto(paths.account())
    await expect(page.getByRole('link', { name: 'سوق بحار' })).toHaveCount(0)
    await page.goto(paths.internationalMarketMain())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'سوق بحار' })).toHaveCount(0)
  })
})

test.describe('in English', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('the Behar boards are in English', { tag: '@long' }, async ({ page }) => {
    const other = await addImporter('Sara', 'Alharbi')
    const goods = { fish: 'skipjack', category: 'frozen', size: '2_4_kg' } as const
    const supply = await addSupply(behar, other, { ...goods, country: 'VN', price: 12, quantity: 20_000 })
    const me = await enterAs(page, importer)
    await addMember(behar, me, 'هند العتيبي')
    const demand = await addDemand(behar, me, { ...goods, target: 12, quantity: 18_000 })
    await page.goto(`${boards}?lang=en`)
    await choose(page, 'SKJ', 'Skipjack tuna')
    await expect(entry(page, `S-${supply}`)).toContainText('Frozen, 2–4 kg · from Vietnam')
    await expect(entry(page, `S-${supply}`)).toContainText('Matches your demand for 18,000 kg')
    await expect(entry(page, `D-${demand}`)).toContainText('Matches a supply from Vietnam')
    await expect(board(page, 'Supply').getByRole('status')).toHaveText('1 supply, 20,000 kg')
    await expectAccessible(page)
    await expectWithin(page)
  })
})

function board(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

function entry(page: Page, number: string): Locator {
  return page.getByRole('article').filter({ has: page.getByText(number, { exact: true }) })
}

/** Returns the numbers of a board's entries, in order. */
function numbers(within: Locator): Locator {
  return within.getByRole('article').getByText(/^[SD]-\d+$/)
}

function chip(page: Page, name: string): Locator {
  return page.getByRole('list', { name: /التصفية المختارة|Active filters/ }).getByRole('button', { name })
}

function searchBox(page: Page): Locator {
  const name = /نوع أو بلد المنشأ|Species or country of origin/
  return page.getByRole('main').getByRole('combobox', { name })
}

/** Types into the search field over the boards and chooses the suggestion with this name. */
async function choose(page: Page, typed: string, name: string): Promise<void> {
  await searchBox(page).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchBox(page).fill(typed)
  await page.getByRole('option', { name }).first().click()
}

async function fishId(code: string): Promise<number> {
  const [row] = await behar.query<{ id: number }>({
    text: 'select id from fish_types where code = $1',
    values: [code],
  })
  return row?.id ?? 0
}
