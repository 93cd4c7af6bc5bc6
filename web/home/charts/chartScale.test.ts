import { expect, test } from 'vitest'
import { labelRows, scaleOf, unitOf } from './chartScale.ts'

test('scaleOf ends at a round number above the largest value', () => {
  expect(scaleOf(9.4)).toEqual({ top: 10, ticks: [0, 2, 4, 6, 8, 10] })
  expect(scaleOf(1.2)).toEqual({ top: 1.25, ticks: [0, 0.25, 0.5, 0.75, 1, 1.25] })
  expect(scaleOf(7300).top).toBe(8000)
})

test('scaleOf returns a scale from 0 to 1 if the largest value is zero', () => {
  expect(scaleOf(0)).toEqual({ top: 1, ticks: [0, 1] })
})

test('unitOf returns tonnes for ten tonnes or more', () => {
  expect(unitOf(9_999).unit).toBe('kilograms')
  expect(unitOf(10_000)).toEqual({ unit: 'tonnes', size: 1000 })
})

test('labelRows returns more rows for longer and for more names', () => {
  expect(labelRows(5, 8, 760, 4)).toBe(1)
  expect(labelRows(5, 12, 326, 4)).toBe(2)
  expect(labelRows(20, 12, 760, 4)).toBe(3)
  expect(labelRows(12, 12, 270, 4)).toBe(4)
  expect(labelRows(12, 12, 270, 3)).toBe(3)
})
