import { expect, it } from 'vitest'
import { decisionOf } from './decision.ts'

it('decisionOf changes a pending state, repeats the same outcome and refuses a different outcome as too late', () => {
  const states = ['pending', 'approved', 'refused'] as const
  expect(states.map((state) => [decisionOf(state, 'approved'), decisionOf(state, 'refused')])).toEqual([
    ['change', 'change'],
    ['repeat', 'too_late'],
    ['too_late', 'repeat'],
  ])
})
