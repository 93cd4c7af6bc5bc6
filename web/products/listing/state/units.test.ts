import { expect, test } from 'vitest'
import { usualWeight, wholeWeight } from './units.ts'

test('wholeWeight returns 160 kilograms for five tubs of 32 kilograms', () => {
  expect(wholeWeight({ unit: 'banah', count: '5', unitWeight: usualWeight('banah') })).toBe(160_000)
})

test('wholeWeight accepts Arabic digits and a changed weight of the unit', () => {
  expect(wholeWeight({ unit: 'mann', count: '٣', unitWeight: '١٥٫٥' })).toBe(46_500)
})

test('wholeWeight counts a kilo as one kilogram, even if another unit weight was typed', () => {
  expect(wholeWeight({ unit: 'kilo', count: '12.5', unitWeight: '32' })).toBe(12_500)
})

test('wholeWeight returns undefined while a value is missing or invalid', () => {
  for (const [count, unitWeight] of [
    ['', '32'],
    ['5', ''],
    ['0', '32'],
    ['خمسة', '32'],
    ['5', '1e3'],
    ['99999999', '32'],
  ] as const)
    expect(wholeWeight({ unit: 'banah', count, unitWeight }), `${count} of ${unitWeight}`).toBeUndefined()
})
