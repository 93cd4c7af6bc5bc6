import { expect, test } from 'vitest'
import { usualWeight, wholeWeight } from './units.ts'

test('five banahs of 32 kilograms are 160', () => {
  expect(wholeWeight({ unit: 'banah', count: '5', unitWeight: usualWeight('banah') })).toBe(160_000)
})

test('either kind of digits counts, and a unit may weigh something else', () => {
  expect(wholeWeight({ unit: 'mann', count: '٣', unitWeight: '١٥٫٥' })).toBe(46_500)
})

test('a kilo weighs a kilo, whatever stood in the box before', () => {
  expect(wholeWeight({ unit: 'kilo', count: '12.5', unitWeight: '32' })).toBe(12_500)
})

test('there is no quantity while something is missing, or where it is none', () => {
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
