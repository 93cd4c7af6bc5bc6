import { expect, test } from 'vitest'
import { scaleOf, unitOf } from './chartScale.ts'

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
