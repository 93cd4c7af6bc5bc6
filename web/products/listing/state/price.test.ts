import { expect, test } from 'vitest'
import { kilosFor, priceFor } from './price.ts'

test('kilosFor and priceFor convert between riyals per kilogram and kilograms for 100 riyals', () => {
  expect(kilosFor('20')).toBe('5')
  expect(kilosFor('٢٨٫٥')).toBe('3.5')
  expect(priceFor('5')).toBe('20')
  expect(priceFor('3,5')).toBe('28.57')
  expect(kilosFor('28,5')).toBe('3.5')
  expect(priceFor('٣٫٥')).toBe('28.57')
})

test('kilosFor and priceFor return a blank text for an invalid number', () => {
  for (const typed of ['', 'x', '0', '-3', '12.345']) expect(kilosFor(typed), typed).toBe('')
  for (const typed of ['', 'x', '0', '-3']) expect(priceFor(typed), typed).toBe('')
  expect(kilosFor('2000')).toBe('')
})
