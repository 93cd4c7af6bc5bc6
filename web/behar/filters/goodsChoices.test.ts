import { describe, expect, test } from 'vitest'
import type { FishType } from '#shared/behar/contract.ts'
import { findGoods, goodsChoices } from './goodsChoices.ts'

const fish = (id: number, code: string, name: string, english: string, fao: string): FishType => ({
  id,
  code,
  name,
  fao_code: fao,
  scientific_name: `Genus ${code}`,
  translations: [
    { locale: 'ar', name },
    { locale: 'en', name: english },
  ],
})
const known = (code: string, image: string | null, aliases: string[]) => ({
  id: 90,
  code,
  name: code,
  image,
  aliases,
  official_name: null,
  hundred_riyal: false,
  translations: [],
  category: { id: 1, code: 'finfish_pelagic', name: '' },
})

const choices = goodsChoices(
  [
    fish(1, 'basi', 'باسي', 'Threadfin bream', 'NNJ'),
    fish(2, 'salmon', 'سلمون', 'Atlantic salmon', 'SAL'),
    fish(3, 'sikin', 'سكن', 'Cobia', 'CBA'),
  ],
  [known('basi', null, ['سلطان']), known('salmon', '/uploads/fish_types/salmon.webp', ['سالمون'])],
  'ar',
)
const found = (typed: string) => findGoods(choices, typed).map(({ name }) => name)

describe('goodsChoices and findGoods', () => {
  test('list species with the market’s plate, if any, and then countries', () => {
    expect(choices.slice(0, 3).map(({ image }) => image)).toEqual([
      null,
      '/uploads/fish_types/salmon.webp',
      null,
    ])
    expect(choices.slice(3).every(({ kind }) => kind === 'country')).toBe(true)
  })

  test('rank matches of the main name before matches of other names', () => {
    expect(found('سل')).toEqual(['سلمون', 'باسي'])
    expect(found('سالم')).toEqual(['سلمون'])
  })

  test('search by either language, the FAO code and the country', () => {
    expect(found('cobia')).toEqual(['سكن'])
    expect(found('sal')[0]).toBe('سلمون')
    expect(found('النرويج')).toEqual(['النرويج'])
    expect(found('norway')).toEqual(['النرويج'])
    expect(found('تمساح')).toEqual([])
  })
})
