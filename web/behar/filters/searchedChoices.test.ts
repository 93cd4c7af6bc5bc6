import { describe, expect, test } from 'vitest'
import type { FishType } from '#shared/behar/contract.ts'
import { findSpecies } from '../../catalog/species.ts'
import { searchedCountries, searchedFish } from './searchedChoices.ts'

const fishTypes: FishType[] = [
  {
    id: 10,
    code: 'kanad',
    name: 'كنعد',
    fao_code: 'COM',
    scientific_name: 'Scomberomorus commerson',
    translations: [
      { locale: 'ar', name: 'كنعد' },
      { locale: 'en', name: 'Narrow-barred Spanish mackerel (kanad)' },
    ],
  },
  {
    id: 83,
    code: 'scallop',
    name: 'أسكالوب',
    fao_code: 'SCX',
    scientific_name: 'Pectinidae',
    translations: [
      { locale: 'ar', name: 'أسكالوب' },
      { locale: 'en', name: 'Scallops' },
    ],
  },
]
const known = [{ code: 'kanad', image: '/uploads/kanad.webp', aliases: ['دراك'] }]

describe('species', () => {
  const fish = searchedFish(fishTypes, known, 'ar')

  test.each([
    ['the name', 'كنعد'],
    ['the other language', 'spanish mack'],
    ['what else the market calls it', 'دراك'],
    ['its code', 'com'],
    ['its scientific name', 'commerson'],
  ])('are found by %s', (_, typed) => {
    expect(findSpecies(fish, typed).map(({ id }) => id)).toEqual(['10'])
  })

  test('carry the plate of the market, where it has one', () => {
    expect(fish.map(({ image, otherName }) => ({ image, otherName }))).toEqual([
      { image: '/uploads/kanad.webp', otherName: 'Narrow-barred Spanish mackerel (kanad)' },
      { image: null, otherName: 'Scallops' },
    ])
  })
})

describe('countries', () => {
  test('are found in either language and by their code', () => {
    for (const typed of ['النرويج', 'النر', 'نرو', 'norw', 'NO']) {
      expect(findSpecies(searchedCountries('ar'), typed)[0]?.id).toBe('NO')
    }
  })

  test('stand in the order of the reader', () => {
    const names = searchedCountries('en').map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})
