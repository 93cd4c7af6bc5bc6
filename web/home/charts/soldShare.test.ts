import { expect, test } from 'vitest'
import { soldShare } from './soldShare.ts'

test('The share of what was sold, cut to whole percent', () => {
  expect(soldShare(300, 700)).toBe(70)
  expect(soldShare(1, 2)).toBe(66)
})

test('A market without goods and sales has sold nothing', () => {
  expect(soldShare(0, 0)).toBe(0)
})
