import { expect, test } from 'vitest'
import { findSpecies, foldSpecies, onlyMatch } from './species.ts'

const species = foldSpecies([
  { id: 1, name: 'هامور', otherName: 'Hamour', aliases: ['بالول', 'Orange-spotted grouper', 'hamoor'] },
  {
    id: 2,
    name: 'كنعد',
    otherName: 'Narrow-barred Spanish mackerel',
    aliases: ['ضيرك', 'دراك', 'king fish'],
  },
  { id: 3, name: 'سلطان إبراهيم', otherName: 'Goatfish', aliases: [] },
  { id: 4, name: 'باغة', otherName: 'Indian mackerel', aliases: ['ماكريل'] },
])
const found = (typed: string) => findSpecies(species, typed).map(({ id }) => id)

test('findSpecies ignores the article, hamza, ta marbuta and harakat', () => {
  expect(found('الهامور')).toEqual([1])
  expect(found('سلطان ابراهيم')).toEqual([3])
  expect(found('باغه')).toEqual([4])
  expect(found('كَنْعَد')).toEqual([2])
})

test('findSpecies matches regional aliases and the other language', () => {
  expect(found('ضيرك')).toEqual([2])
  expect(found('HAMOUR')).toEqual([1])
  expect(found('king')).toEqual([2])
})

test('findSpecies matches words of a name and ranks prefixes of names first', () => {
  expect(found('mackerel')).toEqual([2, 4])
  expect(found('ما')).toEqual([4])
  expect(found('تمساح')).toEqual([])
})

test('findSpecies returns the whole list for a blank text', () => {
  expect(found('  ')).toEqual([1, 2, 3, 4])
})

test('onlyMatch takes an exact name or a single match, and nothing that is ambiguous', () => {
  expect(onlyMatch(species, 'الهامور')?.id).toBe(1)
  expect(onlyMatch(species, 'ماكريل')?.id).toBe(4)
  expect(onlyMatch(species, 'سلطان')?.id).toBe(3)
  expect(onlyMatch(species, 'mackerel')).toBeUndefined()
  expect(onlyMatch(species, 'تمساح')).toBeUndefined()
  expect(onlyMatch(species, ' ')).toBeUndefined()
})
