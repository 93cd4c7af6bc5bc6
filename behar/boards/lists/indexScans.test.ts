import { describe, expect, it } from 'vitest'
import { driversOf } from './indexScans.ts'

const all = { category: [1, 2, 3, 4, 5, 6], size: Array.from({ length: 20 }, (_, at) => at + 1) }
const by = (facets: Parameters<typeof driversOf>[0], until = 12) => {
  const { lists, rest } = driversOf(facets, all, { states: 4, judged: true, until })
  return { by: lists.map(({ facet, values }) => [facet, values.length]), rest }
}

describe('driversOf', () => {
  it('chooses the index whose columns are exactly the given filters', () => {
    expect(by({})).toEqual({ by: [], rest: {} })
    expect(by({ fish: [7] })).toEqual({ by: [['fish', 1]], rest: {} })
    expect(by({ origin: ['NO'] })).toEqual({ by: [['origin', 1]], rest: {} })
    expect(by({ fish: [7], origin: ['NO'] }).by).toEqual([
      ['fish', 1],
      ['origin', 1],
    ])
    expect(by({ fish: [7, 8], category: [4], size: [1, 2] }).by).toEqual([
      ['fish', 2],
      ['category', 1],
      ['size', 2],
    ])
  })

  it('scans for every value of an index column that has no filter', () => {
    expect(by({ fish: [7], category: [4] }).by).toEqual([
      ['fish', 1],
      ['category', 1],
      ['size', 20],
    ])
    expect(by({ fish: [7], size: [4] }).by).toEqual([
      ['fish', 1],
      ['category', 6],
      ['size', 1],
    ])
    expect(by({ origin: ['NO'], size: [4] }).by).toEqual([
      ['origin', 1],
      ['category', 6],
      ['size', 1],
    ])
  })

  it('scans by one filter alone if the combinations of all filters would need too many scans or rows', () => {
    const fish = Array.from({ length: 50 }, (_, at) => at + 1)
    expect(by({ fish, category: [4], size: [1, 2, 3] })).toEqual({
      by: [['fish', 50]],
      rest: { category: [4], size: [1, 2, 3] },
    })
    expect(by({ fish: [7], category: [4] }, 1_000)).toEqual({ by: [['fish', 1]], rest: { category: [4] } })
  })

  it('scans for each distinct value once', () => {
    expect(by({ fish: [7, 7, 8] }).by).toEqual([['fish', 2]])
  })

  it('limits the number of scans and of scanned rows for every request', () => {
    const many = Array.from({ length: 50 }, (_, at) => at + 1)
    for (const until of [12, 100, 1_000]) {
      for (const facets of [
        { fish: many },
        { size: many, category: many },
        { fish: many, size: many, category: many },
      ]) {
        const { lists } = driversOf(facets, all, { states: 4, judged: true, until })
        const scans = lists.reduce((product, { values }) => product * values.length, 4)
        expect(scans).toBeLessThanOrEqual(400)
        expect(scans * until).toBeLessThanOrEqual(24_000)
      }
    }
  })
})
