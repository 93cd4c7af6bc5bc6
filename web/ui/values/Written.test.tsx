import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '#shared/base/locale.ts'
import { LocaleContext } from '../../app/texts/text.ts'
import { Written } from './Written.tsx'

const shown = (text: string, locale: Locale) =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Written text={text} />
    </LocaleContext>,
  )

it('Written gives a text its own language and direction', () => {
  expect(shown('هامور للشوي', 'ar')).toMatch(/<span lang="ar" dir="rtl"[^>]*>هامور للشوي/)
  expect(shown('For the grill', 'ar')).toMatch(/<span lang="en" dir="ltr"[^>]*>For the grill/)
  expect(shown('055', 'en')).toMatch(/<span dir="auto"[^>]*>055/)
})

it('Written says to readers of the other language that the text is the original', () => {
  expect(shown('هامور للشوي', 'en')).toContain('Original text')
  expect(shown('For the grill', 'ar')).toContain('النص الأصلي')
  expect(shown('هامور للشوي', 'ar')).not.toContain('النص الأصلي')
  expect(shown('055', 'en')).not.toContain('Original text')
})

it('Written keeps the order of a date in an Arabic text', () => {
  expect(shown('أحجز لك 3,000 كجم حتى 2026-12-10', 'ar')).toMatch(
    /أحجز لك 3,000 كجم حتى <bdi dir="ltr"[^>]*>2026-12-10<\/bdi><\/span>/,
  )
})
