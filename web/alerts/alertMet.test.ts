import { expect, test } from 'vitest'
import { marketsOf } from './AlertMet.tsx'

const all = [
  { id: 1, name: 'Qatif', coast: 'gulf' },
  { id: 2, name: 'Dammam', coast: 'gulf' },
  { id: 3, name: 'Riyadh', coast: null },
] as const

test('the markets of an alert are its market, those of its coast, or every market', () => {
  expect(marketsOf({ market: { id: 3, name: 'Riyadh' }, coast: null }, all)).toEqual([3])
  expect(marketsOf({ market: null, coast: 'gulf' }, all)).toEqual([1, 2])
  expect(marketsOf({ market: null, coast: null }, all)).toEqual([])
  expect(marketsOf({ market: null, coast: 'red_sea' }, all)).toBeNull()
})
