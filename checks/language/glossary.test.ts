import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, root } from '../tree.ts'
import { pairTextsOf, refusedIn, refusedWordsOf } from './glossary.ts'

const words = refusedWordsOf(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
const sources = readFiles(/^(web|server|shared|behar|platform)\/.*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$|routeTree\.gen/.test(path),
)
const texts = sources.flatMap(pairTextsOf)

describe('the glossary', () => {
  it('lists refused words in both languages', () => {
    expect(words.filter(({ locale }) => locale === 'ar').length).toBeGreaterThan(25)
    expect(words.filter(({ locale }) => locale === 'en').length).toBeGreaterThan(40)
  })

  it('does not refuse its own words', () => {
    expect(words.filter(({ locale, instead }) => refusedIn(locale, instead, words))).toEqual([])
  })
})

describe('the text pairs of the code', () => {
  it('are found by the check', () => {
    expect(texts.length).toBeGreaterThan(5_000)
    expect(texts.filter(({ place }) => place.startsWith('server/notifications/')).length).toBeGreaterThan(100)
    expect(texts.filter(({ place }) => place.startsWith('shared/base/')).length).toBeGreaterThan(200)
  })

  it('use the words of the glossary', () => {
    const wrong = texts.flatMap(({ place, locale, text }) => {
      const refused = refusedIn(locale, text, words)
      return refused ? [`${place} "${refused.word}" in "${text}": ${refused.instead}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('refusedIn', () => {
  it('finds a refused word in each language, also after a joined Arabic particle and in capitals', () => {
    const found = (locale: 'ar' | 'en', text: string) => refusedIn(locale, text, words)?.word
    expect(found('ar', 'راجع طلبات الشراء في حسابك')).toBe('طلبات الشراء')
    expect(found('ar', 'بالحوالة وطلبات الشراء')).toBe('طلبات الشراء')
    expect(found('en', 'The Opening price is high')).toBe('opening price')
    expect(found('en', 'Two payouts')).toBe('payouts')
  })

  it('accepts longer words and words of the other language', () => {
    expect(refusedIn('en', 'Overpayouts', words)).toBeUndefined()
    expect(refusedIn('en', 'طلبات الشراء', words)).toBeUndefined()
    expect(refusedIn('ar', 'مشترياتي', words)).toBeUndefined()
  })
})

describe('pairTextsOf', () => {
  it('finds literals, templates and the forms of a count', () => {
    const text = `
      export const t = messages({
        one: { ar: 'سلة', en: 'cart' },
        many: { ar: (n: number) => countArabic(n, { one: 'طلب', two: 'طلبان' }), en: (n: number) => \`\${n} orders\` },
      })
      const side = { ar: 'وحده' }`
    expect(pairTextsOf({ path: 'web/a.ts', text }).map(({ text }) => text)).toEqual([
      ...['سلة', 'cart', 'طلب', 'طلبان', '… orders'],
    ])
  })
})
