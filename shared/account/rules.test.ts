import { describe, expect, it } from 'vitest'
import { sellerTypes, userTypes } from '../base/access/permissions.ts'
import { upgradeProblem, upgradesFrom } from './rules.ts'

describe('requests to become a seller', () => {
  it('may name higher types only', () => {
    expect(Object.fromEntries(userTypes.map((type) => [type, upgradesFrom(type)]))).toEqual({
      local_buyer: ['fisherman', 'local_seller', 'international_seller'],
      fisherman: ['local_seller', 'international_seller'],
      local_seller: ['international_seller'],
      international_seller: [],
    })
  })

  it('are refused at the field for any other type', () => {
    for (const type of userTypes) {
      for (const wanted of sellerTypes) {
        const problem = upgradesFrom(type).includes(wanted) ? null : { code: 'choice' }
        expect(upgradeProblem(type, wanted), `${type} to ${wanted}`).toEqual(problem)
      }
    }
  })
})
