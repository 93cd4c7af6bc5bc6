import { describe, expect, it } from 'vitest'
import { visitAddress } from './visitAddress.ts'

describe('visitAddress', () => {
  it.each([
    ['/terms', 'ar', '/terms?lang=ar'],
    ['/local-market?fishId=3', 'en', '/local-market?fishId=3&lang=en'],
    ['/news/4#more', 'en', '/news/4?lang=en#more'],
  ])('adds the language to %s', (address, lang, expected) => {
    expect(visitAddress(address, lang)).toBe(expected)
  })

  it.each([
    ['/terms', undefined],
    ['/terms?lang=ar', 'en'],
    ['https://samak.example/', 'en'],
    ['//samak.example/', 'en'],
  ])('returns %s unchanged for the language %s', (address, lang) => {
    expect(visitAddress(address, lang)).toBe(address)
  })
})
