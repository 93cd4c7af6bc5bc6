import { describe, expect, it } from 'vitest'
import { sellerTypes, userTypes } from '../base/access/permissions.ts'
import { upgradeProblem, upgradesFrom } from './rules.ts'

describe('an upgrade request', () => {
  it('may name a higher account type only', () => {
    expect(Object.fromEntries(userTypes.map((type) => [type, upgradesFrom(type)]))).toEqual({
      local_buyer: ['fisherman', 'local_seller', 'international_seller'],
      fisherman: ['local_seller', 'international_seller'],
      local_seller: ['international_seller'],
      international_seller: [],
    })
  })

  it('is refused if it names any other account type', () => {
    for (const type of userTypes) {
      for (const wanted of sellerTypes) {
        const problem = upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
        expect(upgradeProblem(type, wanted), `${type} to ${wanted}`).toEqual(problem)
      }
    }
  })
})
