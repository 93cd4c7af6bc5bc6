import { expect, test } from 'vitest'
import { soldShare } from './figures.ts'

test('soldShare returns whole percent, truncated', () => {
  expect(soldShare(300, 700)).toBe(70)
  expect(soldShare(1, 2)).toBe(66)
})

test('soldShare returns 0 without goods and sales', () => {
  expect(soldShare(0, 0)).toBe(0)
})
