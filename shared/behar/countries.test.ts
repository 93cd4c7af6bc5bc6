import { describe, expect, it } from 'vitest'
import { originCountries } from '#demo/reference/options.ts'
import { countries, countryCodes } from './countries.ts'

describe('the countries of origin', () => {
  it('are the countries of the main market, with the same Arabic names', () => {
    expect(countryCodes.toSorted()).toEqual(Object.keys(originCountries).toSorted())
    for (const code of countryCodes) expect(countries[code].ar).toBe(originCountries[code].ar)
  })

  it('have the English names of Intl.DisplayNames, without an article', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    for (const code of countryCodes) {
      expect(names.of(code)).toBe(countries[code].en)
      expect(countries[code].en).not.toMatch(/^the /)
    }
  })
})
