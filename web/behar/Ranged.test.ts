import { expect, test } from 'vitest'
import { rangesIn } from './Ranged.tsx'

test('rangesIn splits a text at ranges of digits, but treats a single number as text', () => {
  expect(rangesIn('4–5 كجم')).toEqual([
    { text: '4–5', range: true },
    { text: ' كجم', range: false },
  ])
  expect(rangesIn('16/20')).toEqual([{ text: '16/20', range: true }])
  expect(rangesIn('1.5 - 2 kg')).toEqual([
    { text: '1.5 - 2', range: true },
    { text: ' kg', range: false },
  ])
  expect(rangesIn('20 كجم فأكثر')).toEqual([{ text: '20 كجم فأكثر', range: false }])
})
