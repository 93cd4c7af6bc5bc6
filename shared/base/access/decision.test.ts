import { expect, it } from 'vitest'
import { decisionOf } from './decision.ts'

it('changes what waits, repeats what stands, and comes too late for what was decided otherwise', () => {
  const states = ['pending', 'approved', 'refused'] as const
  expect(states.map((state) => [decisionOf(state, 'approved'), decisionOf(state, 'refused')])).toEqual([
    ['change', 'change'],
    ['repeat', 'too_late'],
    ['too_late', 'repeat'],
  ])
})
