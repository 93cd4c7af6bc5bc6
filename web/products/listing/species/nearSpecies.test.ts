import { expect, test } from 'vitest'
import { foldSpecies } from '../../../catalog/species.ts'
import { nearSpecies } from './nearSpecies.ts'

const species = foldSpecies([
  { id: 1, name: 'هامور', otherName: 'Hamour', aliases: ['بالول'] },
  { id: 2, name: 'شعري', otherName: 'Shaari', aliases: [] },
  { id: 3, name: 'سلطان إبراهيم', otherName: 'Sultan Ibrahim', aliases: [] },
])
const near = (typed: string) => nearSpecies(species, typed).map(({ id }) => id)

test('nearSpecies finds a name with a missing, wrong, additional or swapped letter', () => {
  expect(near('هامر')).toEqual([1])
  expect(near('شغري')).toEqual([2])
  expect(near('Hammour')).toEqual([1])
  expect(near('شعير')).toEqual([2])
})

test('nearSpecies allows two different letters in a long word of a name, and finds nothing for a short text', () => {
  expect(near('Ibraheem')).toEqual([3])
  expect(near('شع')).toEqual([])
  expect(near('زبيدي')).toEqual([])
})
