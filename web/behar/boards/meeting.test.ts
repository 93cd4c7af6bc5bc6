import { expect, test } from 'vitest'
import { mostOf, pointsOfDemand, pointsOfSupply, quantityOf } from './meeting.ts'

const said = (points: ReturnType<typeof pointsOfDemand>) =>
  Object.fromEntries(points.map(({ field, fits }) => [field, fits]))
const always = ['fish_type', 'category', 'size', 'date'] as const
const supply = {
  id: 4,
  number: 'S-4',
  quantity: 12_000,
  price: 42.5,
  available_from: '2026-11-25',
  mine: false,
  origin_country: { code: 'NO', name: 'النرويج' },
} as const
const demand = { id: 9, number: 'D-9', quantity: 9_000, needed_by: '2026-12-03', mine: false } as const

test('pointsOfDemand reports a price above the target as the only mismatch', () => {
  const nearest = { ...supply, matched: [...always, 'quantity' as const], over: 1.5 }
  expect(said(pointsOfDemand({ nearest, target_price: 41 }))).toEqual({
    fish_type: true,
    category: true,
    size: true,
    date: true,
    quantity: true,
    price: false,
  })
})

test('pointsOfDemand reports no comparison of prices if there is no target', () => {
  const nearest = { ...supply, matched: [...always], over: 0 }
  expect(said(pointsOfDemand({ nearest, target_price: null }))).toMatchObject({
    price: 'none',
    quantity: false,
  })
})

test('pointsOfSupply compares a supply with its nearest demand and returns nothing without a demand', () => {
  const nearest = { ...demand, target_price: 43, matched: [...always, 'price' as const], over: 0 }
  expect(said(pointsOfSupply({ nearest }))).toMatchObject({ price: true, quantity: false })
  expect(pointsOfSupply({ nearest: null })).toEqual([])
  expect(pointsOfDemand({ nearest: null, target_price: 3 })).toEqual([])
})

test('mostOf returns at most the quantity of the user’s own matched entry', () => {
  const nearest = { ...demand, target_price: 43, matched: [...always], over: 0 }
  expect(mostOf({ quantity: 12_500, nearest: { ...nearest, mine: true } })).toBe(9_000)
  expect(mostOf({ quantity: 3_000, nearest: { ...nearest, mine: true } })).toBe(3_000)
  expect(mostOf({ quantity: 12_500, nearest })).toBe(12_500)
  expect(mostOf({ quantity: 12_500, nearest: null })).toBe(12_500)
})

test('mostOf is at most the quantity of the reader’s entry whose matches are listed', () => {
  const nearest = { ...demand, id: 8, quantity: 6_000, target_price: 43, matched: [...always], over: 0 }
  const own = quantityOf(9, [{ id: 8, quantity: 6_000 }, demand])
  expect(mostOf({ quantity: 12_000, nearest }, own)).toBe(9_000)
  expect(mostOf({ quantity: 3_000, nearest }, own)).toBe(3_000)
  expect(mostOf({ quantity: 12_000, nearest: { ...nearest, mine: true } }, own)).toBe(9_000)
  expect(mostOf({ quantity: 12_000, nearest }, quantityOf(undefined, [demand]))).toBe(12_000)
})
