import { describe, expect, it } from 'vitest'
import { asLocale, localeOfHeader, named } from './locale.ts'

describe('locales:', () => {
  it.each([
    ['en', 'en'],
    ['EN-GB,en;q=0.9', 'en'],
    [' en', 'en'],
    ['ar', 'ar'],
    ['fr, en', 'ar'],
    ['', 'ar'],
    [undefined, 'ar'],
  ])('localeOfHeader maps %j to %s', (header, locale) => expect(localeOfHeader(header)).toBe(locale))

  it('asLocale accepts only ar and en', () => {
    expect(['ar', 'en', 'EN', 'fr', '', null, 1].map(asLocale)).toEqual([
      'ar',
      'en',
      ...Array(5).fill(undefined),
    ])
  })

  it('named() returns the name and both translations, Arabic first', () => {
    expect(named({ ar: 'هامور', en: 'Hamour' }, 'en')).toEqual({
      name: 'Hamour',
      translations: [
        { locale: 'ar', name: 'هامور' },
        { locale: 'en', name: 'Hamour' },
      ],
    })
  })
})
