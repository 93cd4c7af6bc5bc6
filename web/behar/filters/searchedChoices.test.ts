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

describe('searchedFish', () => {
  const fish = searchedFish(fishTypes, known, 'ar')

  test.each([
    ['the name', 'كنعد'],
    ['the other language', 'spanish mack'],
    ['another name in the market', 'دراك'],
    ['its code', 'com'],
    ['its scientific name', 'commerson'],
  ])('is searchable by %s', (_, typed) => {
    expect(findSpecies(fish, typed).map(({ id }) => id)).toEqual(['10'])
  })

  test('has the market’s plate if there is a plate', () => {
    expect(fish.map(({ image, otherName }) => ({ image, otherName }))).toEqual([
      { image: '/uploads/kanad.webp', otherName: 'Narrow-barred Spanish mackerel (kanad)' },
      { image: null, otherName: 'Scallops' },
    ])
  })
})

describe('searchedCountries', () => {
  test('can be searched in either language and by code', () => {
    for (const typed of ['النرويج', 'النر', 'نرو', 'norw', 'NO']) {
      expect(findSpecies(searchedCountries('ar'), typed)[0]?.id).toBe('NO')
    }
  })

  test('is sorted in the user’s language', () => {
    const names = searchedCountries('en').map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})
