import { expect, test } from 'vitest'
import { stepPath } from './priceSteps.ts'

test('stepPath draws a flat line between two bids and a rise at each bid', () => {
  const path = stepPath(
    [
      { at: 50, amount: 200 },
      { at: 0, amount: 100 },
      { at: 100, amount: 300 },
    ],
    100,
  )
  expect(path?.line).toBe('M0 95H50V50H100V5H100')
  expect(path?.area).toBe(`${path?.line}V100H0Z`)
  expect(path?.height).toBe(5)
})

test('stepPath ends at the automatic bid that answers a bid at the same time', () => {
  const path = stepPath(
    [
      { at: 50, amount: 300 },
      { at: 50, amount: 200 },
      { at: 0, amount: 100 },
    ],
    100,
  )
  expect(path).toMatchObject({ line: 'M0 95H50V50H50V5H100', height: 5 })
})

test('stepPath continues the last price to the current time', () => {
  const path = stepPath(
    [
      { at: 0, amount: 100 },
      { at: 50, amount: 200 },
    ],
    200,
  )
  expect(path?.line).toBe('M0 95H25V5H100')
})

test('stepPath returns undefined for fewer than two points', () => {
  expect(stepPath([], 100)).toBeUndefined()
  expect(stepPath([{ at: 0, amount: 100 }], 100)).toBeUndefined()
  const same = [
    { at: 0, amount: 100 },
    { at: 0, amount: 150 },
  ]
  expect(stepPath(same, 0)?.line).toBe('M0 95H0V5H100')
})

test('stepPath draws a line that falls if the price fell after an exclusion', () => {
  const fallen = [
    { at: 0, amount: 100 },
    { at: 50, amount: 300 },
    { at: 100, amount: 200 },
  ]
  expect(stepPath(fallen, 100)).toMatchObject({ line: 'M0 95H50V5H100V50H100', height: 50 })
})
