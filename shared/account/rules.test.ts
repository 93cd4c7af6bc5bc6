import { describe, expect, it } from 'vitest'
import { sellerTypes, userTypes } from '../base/access/permissions.ts'
import { upgradeProblem, upgradesFrom } from './rules.ts'

describe('an upgrade request', () => {
  it('may name the current type until the account is verified', () => {
    const [fishermen, sellers, importers] = sellerTypes
    expect(upgradesFrom('local_buyer', false)).toEqual(sellerTypes)
    expect(upgradesFrom('fisherman', false)).toEqual([fishermen, sellers, importers])
    expect(upgradesFrom('international_seller', false)).toEqual([importers])
  })

  it('may name only a higher type once the account is verified', () => {
    expect(Object.fromEntries(userTypes.map((type) => [type, upgradesFrom(type, true)]))).toEqual({
      local_buyer: ['fisherman', 'local_seller', 'international_seller'],
      fisherman: ['local_seller', 'international_seller'],
      local_seller: ['international_seller'],
      international_seller: [],
    })
  })

  it('is refused if it names any other account type', () => {
    for (const type of userTypes) {
      for (const wanted of sellerTypes) {
        for (const verified of [true, false]) {
          const problem = upgradesFrom(type, verified).includes(wanted) ? null : { code: 'choice' }
          expect(upgradeProblem({ type, verified }, wanted), `${type} to ${wanted}`).toEqual(problem)
        }
      }
    }
  })
})
