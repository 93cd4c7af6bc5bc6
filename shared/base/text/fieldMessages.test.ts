import { expect, it } from 'vitest'
import { fieldMessage } from './fieldMessages.ts'

it.each([
  ['floor_price', 'Must be at most SR 599.99'],
  ['bids[0].price', 'Must be at most SR 599.99'],
  ['step_s', 'Must be at most 599.99'],
])('fieldMessage names the unit of %s', (field, text) => {
  expect(fieldMessage({ code: 'at_most', bound: 599.99 }, 'en', field)).toBe(text)
})
