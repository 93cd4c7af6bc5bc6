import { describe, expect, it } from 'vitest'
import { asLocale, localeOfHeader, named } from './locale.ts'

describe('the language', () => {
  it.each([
    ['en', 'en'],
    ['EN-GB,en;q=0.9', 'en'],
    [' en', 'en'],
    ['ar', 'ar'],
    ['fr, en', 'ar'],
    ['', 'ar'],
    [undefined, 'ar'],
  ])('%j is answered in %s', (header, locale) => expect(localeOfHeader(header)).toBe(locale))

  it('a stored choice is one of the two words', () => {
    expect(['ar', 'en', 'EN', 'fr', '', null, 1].map(asLocale)).toEqual([
      'ar',
      'en',
      ...Array(5).fill(undefined),
    ])
  })

  it('a name has its translations beside it, Arabic first', () => {
    expect(named({ ar: 'هامور', en: 'Hamour' }, 'en')).toEqual({
      name: 'Hamour',
      translations: [
        { locale: 'ar', name: 'هامور' },
        { locale: 'en', name: 'Hamour' },
      ],
    })
  })
})
