import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAlive, test } from '../support/fixtures.ts'

test.describe('in Arabic', () => {
  test('a visitor sends a message and sees a confirmation', async ({ page }) => {
    await page.goto('/contact-us')
    await expectAccessible(page)
    await write(page)
    const sent = page.waitForRequest('**/api/contact/create')
    await page.getByRole('button', { name: 'إرسال' }).click()
    expect((await sent).postDataJSON()).toEqual(message)
    await expect(page.getByRole('heading', { name: 'وصلتنا رسالتك' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(message.email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'إرسال رسالة أخرى' }).click()
    await expect(page.getByLabel('الاسم')).toHaveValue('')
  })

  test('the contact form shows the server’s errors at their fields and focuses the first field', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    await page.goto('/contact-us')
    await write(page, { name: '', email: 'ahmed@omran' })
    await page.getByRole('button', { name: 'إرسال' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('لم تُرسل الرسالة. راجع حقلين')
    const name = page.getByLabel('الاسم')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('اكتب اسمك')
    await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveAccessibleDescription(
      'البريد الإلكتروني غير صحيح',
    )
    await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue('ahmed@omran')
    await expect(page.getByLabel('الرسالة')).toHaveValue(message.message)
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'البريد الإلكتروني' }).click()
    await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeFocused()
  })

  test('a second click while sending does not send the message twice', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contact-us')
    await write(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let sent = 0
    await page.route('**/api/contact/create', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'إرسال' }).dblclick()
    await expect(page.getByRole('button', { name: 'جارٍ الإرسال' })).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('الموضوع').press('Enter')
    release()
    await expect(page.getByRole('heading', { name: 'وصلتنا رسالتك' })).toBeVisible()
    expect(sent).toBe(1)
  })

  test('a message is kept if the server refuses it because of too many messages', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/429/)
    await page.goto('/contact-us')
    await page.route('**/api/contact/create', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'x' } }),
    )
    await write(page)
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByRole('alert')).toContainText('رسالتك باقية هنا')
    await expect(page.getByLabel('الرسالة')).toHaveValue(message.message)
  })

  test('the contact form asks before it discards an unsent message', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contact-us')
    await write(page)
    await expectAlive(page.getByRole('contentinfo'))
    const leave = page.getByRole('contentinfo').getByRole('link', { name: 'من نحن' })
    await leave.click()
    const question = page.getByRole('dialog', { name: 'مغادرة الصفحة؟' })
    await question.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByLabel('الرسالة')).toHaveValue(message.message)
    await leave.click()
    await question.getByRole('button', { name: 'مغادرة' }).click()
    await expect(page).toHaveURL('/about-us')
  })

  test('the phone number and the e-mail address of the market are links', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const { info } = (await (await request.get('/api/main', { headers: { 'Accept-Language': 'ar' } })).json())
      .data
    await page.goto('/contact-us')
    const ways = page.getByRole('main')
    await expect(ways.getByRole('link', { name: 'اتصل' })).toHaveAttribute(
      'href',
      `tel:${info.mobile.replaceAll(' ', '')}`,
    )
    await expect(ways.getByRole('link', { name: 'راسلنا' })).toHaveAttribute('href', `mailto:${info.email}`)
  })
})

test.describe('in English', () => {
  test('the contact form and its errors are in English', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    await page.goto('/contact-us?lang=en')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name')
    await expectAccessible(page)
  })
})

const message = {
  name: 'أحمد عمران',
  email: 'ahmed@omran.example',
  subject: 'وزن طلب ناقص',
  message: 'وصلني الطلب ناقصًا نصف كيلو عن المكتوب.',
}

async function write(page: Page, change: Partial<typeof message> = {}) {
  const words = { ...message, ...change }
  await page.getByLabel('الاسم').fill(words.name)
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(words.email)
  await page.getByLabel('الموضوع').fill(words.subject)
  await page.getByLabel('الرسالة').fill(words.message)
}
