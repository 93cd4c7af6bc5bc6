import { expect, test } from 'vitest'
import type { Grams } from '#shared/base/quantity.ts'
import { boundsOf, commonQuantities, totalOf, within } from './calculation.ts'

const g = (weight: number) => weight as Grams

test('totalOf returns 100.00 for four kilograms at 25.00', () => {
  expect(totalOf(25, g(4000))).toBe(10_000)
})

test('totalOf truncates to the halala', () => {
  expect(totalOf(19.99, g(1333))).toBe(2664)
})

test('boundsOf starts at one kilogram, or at the available quantity if that is less', () => {
  expect(boundsOf(85)).toEqual({ least: 1000, most: 85_000 })
  expect(boundsOf(0.4)).toEqual({ least: 400, most: 400 })
  expect(boundsOf(0)).toBeUndefined()
})

test('within returns the nearest available quantity', () => {
  const bounds = { least: g(1000), most: g(5000) }
  expect(within(g(0), bounds)).toBe(1000)
  expect(within(g(9000), bounds)).toBe(5000)
  expect(within(g(2500), bounds)).toBe(2500)
})

test('commonQuantities returns the weights for 100, 200 and 300 riyals, up to the available quantity', () => {
  expect(commonQuantities(25, { least: g(1000), most: g(9000) })).toEqual([
    { weight: 4000, riyals: 100 },
    { weight: 8000, riyals: 200 },
  ])
  expect(commonQuantities(28.5, { least: g(1000), most: g(4000) })).toEqual([{ weight: 3500, riyals: 99.75 }])
})
