import { expect, it } from 'vitest'
import { nameCloseness } from './nameCloseness.ts'

const closeness = (typed: string, name: string) =>
  nameCloseness([{ word: typed, sound: 'mr' }], [{ word: name, sound: 'mr' }])

it('nameCloseness prefers the same final vowel', () => {
  expect(closeness('alomari', 'عمري')).toBe(1)
  expect(closeness('alomari', 'عمر')).toBe(0)
  expect(closeness('omar', 'عمر')).toBe(1)
  expect(closeness('fatimah', 'فاطمه')).toBe(1)
})

it('nameCloseness refuses a name that begins with a consonant where the typed word begins with a vowel', () => {
  expect(closeness('عمري', 'maria')).toBeNull()
  expect(closeness('maria', 'ماريا')).toBe(1)
})

it('nameCloseness ignores typed words that match only the sound of a compound name', () => {
  expect(nameCloseness([{ word: 'abdullah', sound: 'bdl' }], [{ word: 'عبد', sound: 'bd' }])).toBe(0)
})
