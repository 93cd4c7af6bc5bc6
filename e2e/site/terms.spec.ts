import { termsVersion } from '#shared/auth/rules.ts'
import { privacySections } from '#web/account/legal/privacyMessages.ts'
import { termsSections } from '#web/account/legal/termsMessages.ts'
import { expect, test } from '../support/fixtures.ts'

const texts = [
  { path: '/terms', titles: { ar: 'الشروط والأحكام', en: 'Terms of use' }, sections: termsSections },
  { path: '/privacy', titles: { ar: 'سياسة الخصوصية', en: 'Privacy policy' }, sections: privacySections },
] as const

for (const { path, titles, sections } of texts) {
  test(`${path} is rendered by the server with every section and its version`, async ({ request }) => {
    for (const locale of ['ar', 'en'] as const) {
      const html = await (await request.get(`${path}?lang=${locale}`)).text()
      expect(html).toContain(`<title>${titles[locale]}`)
      expect(html).toContain(termsVersion)
      for (const { title } of Object.values(sections)) expect(html).toContain(title[locale])
      expect(html).not.toContain('noindex')
    }
  })
}

test('the footer and the table of contents link to the texts, which link to the account', async ({
  page,
}) => {
  await test.step('the table of contents links to the sections, and the footer links to both texts', async () => {
    await page.goto('/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }).click()
    await expect(page).toHaveURL('/terms')
    await page.getByRole('navigation', { name: 'المحتويات' }).getByRole('link', { name: 'المزادات' }).click()
    await expect(page).toHaveURL('/terms#auctions')
    await expect(page.getByRole('heading', { name: '5. المزادات' })).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'اقرأ سياسة الخصوصية' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' })).toBeVisible()
  })
  await test.step('a link from the privacy policy to the account asks a visitor to sign in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'عدّل حسابك' }).click()
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Fprofile%2Faccount%2Fedit')
  })
})
