import type { Page } from '@playwright/test'
import { codeIn, readOutbox } from '#demo/testing/outbox.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import { expect, expectAccessible, test, watchFocus } from '../support/fixtures.ts'
import { openOwnApi } from '../support/ownSite.ts'
import { accountOf, nationalNumber, openAlive, profileOf, storedToken } from '../support/people.ts'

type Person = {
  readonly card: string
  readonly type: UserType
  readonly f_name: string
  readonly l_name: string
  readonly mobile: string
  readonly email: string
  readonly n_id: string
  readonly cr_number?: string
}

const people: readonly Person[] = [
  {
    card: 'مشترٍ محلي',
    type: 'local_buyer',
    f_name: 'أحمد',
    l_name: 'عمران',
    mobile: '0596000001',
    email: 'ahmed.omran@samak.example',
    n_id: nationalNumber('105960001'),
  },
  {
    card: 'صياد',
    type: 'fisherman',
    f_name: 'عبد الله',
    l_name: 'الدارين',
    mobile: '٠٥٩٦٠٠٠٠٠٢',
    email: 'abdullah@samak.example',
    n_id: nationalNumber('205960002'),
  },
  {
    card: 'بائع محلي',
    type: 'local_seller',
    f_name: 'سعد',
    l_name: 'الجهني',
    mobile: '59 600 0003',
    email: 'saad@samak.example',
    n_id: nationalNumber('105960003'),
    cr_number: '1059600003',
  },
  {
    card: 'بائع دولي (مستورد)',
    type: 'international_seller',
    f_name: 'ياسر',
    l_name: 'باعشن',
    mobile: '+966596000004',
    email: 'yasser@samak.example',
    n_id: nationalNumber('105960004'),
    cr_number: '٧٠٥٩٦٠٠٠٠٤',
  },
]

const password = 'كنعد-وشعري-1447'
const create = (page: Page) => page.getByRole('button', { name: 'أنشئ الحساب' })
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

async function fill(page: Page, person: Person) {
  await page.getByRole('radio', { name: person.card }).check()
  await field(page, 'الاسم الأول').fill(person.f_name)
  await field(page, 'اسم العائلة').fill(person.l_name)
  await field(page, 'رقم الجوال').fill(person.mobile)
  await field(page, 'البريد الإلكتروني').fill(person.email)
  await field(page, 'رقم الهوية أو الإقامة').fill(person.n_id)
  if (person.cr_number) await field(page, 'رقم السجل التجاري أو الرقم الموحد').fill(person.cr_number)
  await field(page, 'كلمة المرور').fill(password)
  await field(page, 'تأكيد كلمة المرور').fill(password)
  await page.getByRole('checkbox', { name: /أوافق على/ }).check()
}

/** Waits for the given number of messages to a mobile. */
async function messagesTo(e164: string, many: number) {
  const read = () => readOutbox(String(process.env.SITE_DATA_DIR), e164)
  await expect.poll(async () => (await read()).length).toBe(many)
  return read()
}

test.describe('in Arabic', () => {
  for (const person of people) {
    test(`a new ${person.type} signs up and is signed in`, {
      tag: person.type === 'local_seller' ? [] : ['@long'],
    }, async ({ page }) => {
      const lost = await watchFocus(page)
      await openAlive(page, '/auth/sign-up?redirect=/news')
      await fill(page, person)
      const sent = page.waitForRequest('**/api/register')
      await create(page).press('Enter')
      const body = (await sent).postDataJSON() as Record<string, unknown>
      expect(body).toMatchObject({ type: person.type, terms_version: '2026-11-28', marketing: false })
      expect('cr_number' in body).toBe(Boolean(person.cr_number))
      expect('consent' in body).toBe(false)
      await expect(page).toHaveURL(/^[^?]+\/news$/)
      const { type, f_name, n_id } = person
      expect(await profileOf(page)).toMatchObject({ type, f_name, n_id, terms_version: '2026-11-28' })
      const note = page.getByRole('status').filter({ hasText: `أهلًا ${f_name}، حسابك جاهز` })
      await expectAccessible(page)
      if (type !== 'local_buyer')
        await expect(note.getByRole('link', { name: 'أرسل أوراقك' })).toHaveAttribute(
          'href',
          '/profile/account/upgrade',
        )
      const [next, address] =
        type === 'local_buyer'
          ? ['تصفّح السوق المحلي', '/local-market']
          : type === 'international_seller'
            ? ['إلى سوق بحار', paths.beharMarketMain()]
            : ['اعرض صيدك الأول', '/profile/add-product']
      await note.getByRole('link', { name: next }).press('Enter')
      await expect(page).toHaveURL(address)
      await expect(note).toHaveCount(0)
      expect(lost(), 'controls that lost the focus').toEqual([])
    })
  }

  test('a new seller on a phone is redirected to the shop, which offers to list the first catch', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, '/auth/sign-up')
    await fill(page, {
      card: 'صياد',
      type: 'fisherman',
      f_name: 'ناصر',
      l_name: 'الدوسري',
      mobile: '0596000011',
      email: 'nasser.d@samak.example',
      n_id: nationalNumber('105960011'),
    })
    await create(page).press('Enter')
    await expect(page).toHaveURL('/profile/my-shop')
    const note = page.getByRole('status').filter({ hasText: 'أهلًا ناصر، حسابك جاهز' })
    await expect(note.getByRole('link', { name: 'أرسل أوراقك' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'اعرض أول صيد لك' })).toBeVisible()
    const lists = page.getByRole('main').locator('a[href="/profile/add-product"]:visible')
    await expect(lists).toHaveCount(1)
    await expect(lists).toHaveText('اعرض صيدك الأول')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(lists).toHaveCount(1)
  })

  test('the sign-up form shows each refusal at its field, keeps the values and requires consent', async ({
    page,
  }) => {
    await test.step('an empty form of a seller shows every refusal at its field, that of the consent too', async () => {
      await openAlive(page, '/auth/sign-up')
      await expectAccessible(page)
      // The demo market asks for no code.
      await expect(page.getByText(/رمز/)).toHaveCount(0)
      await page.getByRole('radio', { name: 'بائع محلي' }).check()
      await create(page).click()
      await expect(page.getByRole('checkbox', { name: /أوافق على/ })).toHaveAccessibleDescription(
        'وافق على الشروط والأحكام لإنشاء الحساب',
      )
      const all = [
        ['الاسم الأول', /اكتب اسمك الأول/],
        ['اسم العائلة', /اكتب اسم عائلتك/],
        ['رقم الجوال', /اكتب رقم الجوال/],
        ['البريد الإلكتروني', /اكتب البريد الإلكتروني/],
        ['رقم الهوية أو الإقامة', /اكتب رقم الهوية أو الإقامة/],
        ['رقم السجل التجاري أو الرقم الموحد', /اكتب رقم السجل التجاري أو الرقم الموحد/],
        ['كلمة المرور', /اكتب كلمة المرور/],
        ['تأكيد كلمة المرور', /اكتب كلمة المرور مرة أخرى/],
      ] as const
      for (const [label, refusal] of all) {
        await expect(field(page, label)).toHaveAccessibleDescription(refusal)
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(field(page, 'الاسم الأول')).toBeFocused()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('راجع 9 حقول')
      await expect(alert).not.toContainText('ما كتبته محفوظ')
      await expectAccessible(page)
      await alert.getByRole('button', { name: 'رقم الجوال' }).click()
      await expect(field(page, 'رقم الجوال')).toBeFocused()
      await page.getByRole('radio', { name: 'صياد' }).check()
      await expect(field(page, 'رقم السجل التجاري أو الرقم الموحد')).toHaveCount(0)
    })
    await test.step('the form shows each error at its field and keeps the values', async () => {
      const saad = people[2] as Person
      await fill(page, {
        ...saad,
        mobile: '0521234567',
        email: 'saad@samak',
        n_id: '1010101011',
        cr_number: '9001234567',
      })
      await field(page, 'كلمة المرور').fill('12345678')
      await field(page, 'تأكيد كلمة المرور').fill('123456789')
      await expect(page.getByText('شائعة ويسهل تخمينها', { exact: true })).toBeVisible()
      await expect(page.getByText('غير متطابقتين بعد')).toBeVisible()
      await create(page).click()
      for (const [label, message] of [
        ['رقم الجوال', 'اكتب رقم جوال سعودي، مثل 0501234567'],
        ['البريد الإلكتروني', 'البريد الإلكتروني غير صحيح'],
        ['رقم الهوية أو الإقامة', 'رقم الهوية أو الإقامة غير صحيح، راجع أرقامه العشرة، وأولها 1 أو 2'],
        [
          'رقم السجل التجاري أو الرقم الموحد',
          'اكتب رقم سجل تجاري أو رقمًا موحدًا من 10 أرقام، أولها من 1 إلى 7',
        ],
        ['كلمة المرور', 'كلمة المرور شائعة ويسهل تخمينها، اختر غيرها'],
        ['تأكيد كلمة المرور', 'كلمتا المرور غير متطابقتين'],
      ] as const) {
        await expect(field(page, label)).toHaveAccessibleDescription(message)
      }
      await expect(field(page, 'الاسم الأول')).toHaveValue(saad.f_name)
      await expect(field(page, 'البريد الإلكتروني')).toHaveValue('saad@samak')
      await expect(page.getByRole('alert')).toContainText('ما كتبته محفوظ')
      await expect(page.getByRole('checkbox', { name: /أوافق على/ })).toBeChecked()
      await field(page, 'كلمة المرور').fill('1234567')
      await expect(page.getByText('قصيرة: ينقصها حرف واحد')).toBeVisible()
      await create(page).click()
      await expect(field(page, 'كلمة المرور')).toHaveAccessibleDescription('اكتب 8 أحرف على الأقل')
      expect(await storedToken(page)).toBeNull()
    })
    await test.step('the form sends nothing without consent', async () => {
      await fill(page, people[0] as Person)
      const consent = page.getByRole('checkbox', { name: /أوافق على/ })
      await consent.uncheck()
      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/register')) sent += 1
      })
      await create(page).click()
      await expect(consent).toBeFocused()
      await expect(consent).toHaveAccessibleDescription('وافق على الشروط والأحكام لإنشاء الحساب')
      await expectAccessible(page)
      expect(sent).toBe(0)
      for (const [name, path] of [
        ['الشروط والأحكام', '/terms'],
        ['سياسة الخصوصية', '/privacy'],
      ] as const) {
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
      }
    })
  })

  test('a mobile, e-mail address or number of another account is refused at its field', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { mobile, password: known } = accountOf('local_seller')
    const signedIn = await page.request.post('/api/login', { data: { mobile, password: known } })
    const { user } = ((await signedIn.json()) as { data: { user: Record<string, string> } }).data
    const { email = '', n_id = '', cr_number = '' } = user
    expect([email, n_id, cr_number].every(Boolean)).toBe(true)
    await openAlive(page, '/auth/sign-up?redirect=/news')
    await fill(page, {
      ...(people[2] as Person),
      mobile,
      email: email.toUpperCase(),
      n_id,
      cr_number,
    })
    await expect(
      page.getByText('سجل تجاري', { exact: true }).or(page.getByText('رقم وطني موحد')),
    ).toBeVisible()
    await create(page).click()
    for (const label of [
      'رقم الجوال',
      'البريد الإلكتروني',
      'رقم الهوية أو الإقامة',
      'رقم السجل التجاري أو الرقم الموحد',
    ]) {
      await expect(field(page, label)).toHaveAccessibleDescription('مسجّل من قبل')
    }
    await expect(page.getByRole('alert')).toContainText('راجع 4 حقول')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'سجّل الدخول' }).click()
    await page.getByRole('button', { name: 'مغادرة' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=%2Fnews$/)
  })

  test('the sign-up form shows the kind of each number and the strength of the password', {
    tag: '@long',
  }, async ({ page }) => {
    await openAlive(page, '/auth/sign-up')
    await page.getByRole('radio', { name: 'بائع محلي' }).check()
    await field(page, 'رقم الهوية أو الإقامة').fill(nationalNumber('205960009'))
    await expect(page.getByText('إقامة', { exact: true })).toBeVisible()
    await field(page, 'رقم السجل التجاري أو الرقم الموحد').fill('٧٠٠١٢٣٤٥٦٧')
    await expect(page.getByText('رقم وطني موحد', { exact: true })).toBeVisible()
    await field(page, 'رقم السجل التجاري أو الرقم الموحد').fill('1010123456')
    await expect(page.getByText('سجل تجاري', { exact: true })).toBeVisible()
    await field(page, 'كلمة المرور').fill('هامور-شعري-9')
    await expect(page.getByText('قوية: 12 حرفًا وليست شائعة')).toBeVisible()
  })

  test('a new user can postpone the verification of the mobile, and always continues to the return address', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    const e164 = '+966596000009'
    const api = await openOwnApi(page, { VERIFY_MOBILE: 'on' })
    await openAlive(page, '/auth/sign-up?redirect=/news')
    await fill(page, {
      ...(people[0] as Person),
      mobile: '0596000009',
      email: 'new@samak.example',
      n_id: nationalNumber('105960019'),
    })
    await create(page).click()
    await expect(page).toHaveURL(/\/auth\/verify-mobile\?redirect=%2Fnews$/)
    await expect(page.getByRole('main')).toContainText('0596****09')
    await expectAccessible(page)
    const [message] = await messagesTo(e164, 1)
    const code = codeIn(message as NonNullable<typeof message>)
    await page.getByLabel('رمز التحقق').fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByLabel('رمز التحقق')).toHaveAccessibleDescription(/بقيت 4 محاولات/)
    await page.getByRole('button', { name: 'لاحقًا' }).click()
    await expect(page).toHaveURL(/^[^?]+\/news$/)
    // No part of the page invites the user to trade before the mobile is verified.
    const note = page.getByRole('status').filter({ hasText: 'فُتح حسابك وبقي توثيق جوالك' })
    await expect(note).toContainText('يبدأ البيع والشراء بعد توثيق جوالك')
    await page.goto('/auth/verify-mobile?redirect=/about-us')
    await page.clock.install({ time: Date.now() + 61_000 })
    await page.getByRole('button', { name: 'إعادة إرسال الرمز' }).click()
    const [, newer] = await messagesTo(e164, 2)
    await page.getByLabel('رمز التحقق').fill(codeIn(newer as NonNullable<typeof newer>))
    await expect(page).toHaveURL(/^[^?]+\/about-us$/)
    expect(await profileOf(page)).toMatchObject({ mobile_verified: true })
    await api.close()
  })
})

test.describe('in English', () => {
  test.use({ colorScheme: 'dark' })

  test('the sign-up form in dark mode asks before it discards typed values', { tag: '@long' }, async ({
    page,
  }) => {
    await openAlive(page, '/auth/sign-up?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account')
    await expectAccessible(page)
    await page.getByRole('main').getByLabel('First name').fill('Ahmed')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Ahmed')
  })
})
