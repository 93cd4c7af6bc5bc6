import { expect, test } from 'vitest'
import { isPlate } from './plate.ts'

test('The plate of the species is told from a photograph, whatever folder it was copied to', () => {
  expect(isPlate('/uploads/products/hamour-1f-640.webp', '/uploads/fish_types/hamour-1f-640.webp')).toBe(true)
  expect(
    isPlate('/uploads/products/catch-of-the-day-640.webp', '/uploads/fish_types/hamour-1f-640.webp'),
  ).toBe(false)
})

test('A species without a plate has photographs only', () => {
  expect(isPlate('/uploads/products/hamour-1f-640.webp', null)).toBe(false)
})
