import { expect, it } from 'vitest'
import { decisionOf } from './decision.ts'

it('decisionOf returns "change" for a pending state, "repeat" for the same outcome and "too_late" for another outcome', () => {
  const states = ['pending', 'approved', 'refused'] as const
  expect(states.map((state) => [decisionOf(state, 'approved'), decisionOf(state, 'refused')])).toEqual([
    ['change', 'change'],
    ['repeat', 'too_late'],
    ['too_late', 'repeat'],
  ])
})
