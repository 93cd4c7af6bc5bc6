import { describe, expect, it } from 'vitest'
import { upgradeStates } from '../auth/profile.ts'
import { sellerTypes, userTypes } from '../base/permissions.ts'
import { decisionOf, upgradeProblem, upgradesFrom } from './rules.ts'

describe('asking to become a seller', () => {
  it('leads upwards only', () => {
    expect(Object.fromEntries(userTypes.map((type) => [type, upgradesFrom(type)]))).toEqual({
      local_buyer: ['fisherman', 'local_seller', 'international_seller'],
      fisherman: ['local_seller', 'international_seller'],
      local_seller: ['international_seller'],
      international_seller: [],
    })
  })

  it('is a problem at the field for everything else', () => {
    for (const type of userTypes) {
      for (const wanted of sellerTypes) {
        const problem = upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
        expect(upgradeProblem(type, wanted), `${type} to ${wanted}`).toEqual(problem)
      }
    }
  })

  it('is decided once; the same decision again changes nothing', () => {
    const table = upgradeStates.map((state) => [
      state,
      decisionOf(state, 'approved'),
      decisionOf(state, 'refused'),
    ])
    expect(table).toEqual([
      ['pending', 'change', 'change'],
      ['approved', 'repeat', 'too_late'],
      ['refused', 'too_late', 'repeat'],
    ])
  })
})
