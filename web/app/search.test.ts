import { describe, expect, it } from 'vitest'
import { idsOf, oneOf, parseSearch, stringifySearch, wholeOf } from './search.ts'

describe('the query of an address', () => {
  it('contains plain words and lists separated by commas', () => {
    expect(stringifySearch({ fishId: [3, 7], sort: 'newest', page: undefined, market: [] })).toBe(
      '?fishId=3,7&sort=newest',
    )
    expect(stringifySearch({})).toBe('')
    expect(parseSearch('?fishId=3,7&sort=newest')).toEqual({ fishId: '3,7', sort: 'newest' })
  })
  it('parses to the values that were stringified', () => {
    const search = { name: 'صافي & هامور', fishId: '3,7' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
  it('omits invalid ids, numbers and words', () => {
    expect(idsOf('3,x,7,7,-1,0,1.5')).toEqual([3, 7])
    expect(idsOf('x')).toBeUndefined()
    expect(idsOf(undefined)).toBeUndefined()
    expect(wholeOf('2')).toBe(2)
    expect(wholeOf('1e99')).toBeUndefined()
    expect(oneOf(['newest', 'price_asc'], 'price_asc')).toBe('price_asc')
    expect(oneOf(['newest'], 'oldest')).toBeUndefined()
  })
})
