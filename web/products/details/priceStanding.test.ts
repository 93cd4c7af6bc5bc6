import { expect, test } from 'vitest'
import { standingOf } from './priceStanding.ts'

const range = { min: 22, max: 30, average: 26.05 }

test('standingOf returns the distance below the average to the halala', () => {
  expect(standingOf(25, range)).toMatchObject({ side: 'below', distance: 105, price: 37.5 })
})

test('standingOf reports whether a price is above the average or equal to the average', () => {
  expect(standingOf(30, range)).toMatchObject({ side: 'above', distance: 395, price: 100 })
  expect(standingOf(26.05, range)).toMatchObject({ side: 'same', distance: 0 })
})

test('standingOf treats a price within 1 % of the average as the average', () => {
  expect(standingOf(26.07, range)).toMatchObject({ side: 'same', distance: 2 })
  expect(standingOf(25.8, range)).toMatchObject({ side: 'same', distance: 25 })
  expect(standingOf(25.7, range)).toMatchObject({ side: 'below', distance: 35 })
})

test('standingOf places a price outside the range at an end of the line', () => {
  expect(standingOf(10, range)?.price).toBe(0)
  expect(standingOf(99, range)?.price).toBe(100)
})

test('standingOf returns undefined for a single price', () => {
  expect(standingOf(25, { min: 25, max: 25, average: 25 })).toBeUndefined()
})
