import { describe, expect, test } from 'vitest'
import { listedStatuses } from '#shared/behar/status.ts'
import {
  changed,
  cleared,
  countFilters,
  countOn,
  demandQuery,
  readBoardSearch,
  supplyQuery,
  withFish,
  withKnownIds,
} from './search.ts'

const { Supplys: supplies, Demands: demands } = listedStatuses
const usual = readBoardSearch({})

describe('the search of the boards', () => {
  test('is parsed from the address without defaults and invalid values', () => {
    const read = readBoardSearch({
      fish: '3,7,x',
      category: '2',
      size: '-1',
      country: 'NO',
      state: 'waiting',
      show: 'supplies',
      page: '1',
      demandPage: '2',
      demand: 'abc',
      supply: '0',
    })
    expect(read).toEqual({ fish: [3, 7], category: 2, country: 'NO', demandPage: 2 })
    expect(readBoardSearch({ country: 'XX', state: 'all', show: 'demands' })).toEqual({
      state: 'all',
      show: 'demands',
    })
  })

  test('returns both boards to their first page after a change, and keeps the shown board', () => {
    const search = readBoardSearch({ show: 'demands', page: '3', demandPage: '4', demand: '9', size: '5' })
    expect(changed(search, { category: 1 })).toEqual({ show: 'demands', size: 5, category: 1 })
    expect(cleared(search)).toEqual({ show: 'demands' })
  })

  test('omits ids that the lists do not contain', () => {
    const lists = { fishTypes: [{ id: 3 }], categories: [{ id: 1 }], sizes: [{ id: 2 }] }
    const search = readBoardSearch({ fish: '3,99', category: '99', size: '2', state: 'all' })
    expect(withKnownIds(search, lists)).toEqual({ fish: [3], size: 2, state: 'all' })
    expect(withKnownIds({ fish: [99] }, lists)).toEqual({})
  })

  test('contains an added species once until the species is removed', () => {
    const two = withFish(withFish(withFish(usual, 3, true), 7, true), 3, true)
    expect(two.fish).toEqual([7, 3])
    expect(withFish(withFish(two, 3, false), 7, false).fish).toBeUndefined()
  })
})

describe('supplyQuery and demandQuery', () => {
  test('request the waiting states by default', () => {
    expect(supplyQuery(usual, supplies)).toEqual({ page: 1, status_id: [11, 12] })
    expect(demandQuery(usual, demands)).toEqual({ page: 1, status_id: [1, 2] })
  })

  test('map a state to the ids of each board, and "all" to no ids', () => {
    expect(supplyQuery({ state: 'done' }, supplies)).toEqual({ page: 1, status_id: [13] })
    expect(demandQuery({ state: 'done' }, demands)).toEqual({ page: 1, status_id: [3] })
    expect(supplyQuery({ state: 'all' }, supplies)).toEqual({ page: 1 })
  })

  test('apply the country to supplies only and all other filters to both boards', () => {
    const search = readBoardSearch({ fish: '3', category: '1', size: '2', country: 'OM', page: '2' })
    const same = { fish_type_id: [3], category_id: [1], size_id: [2] }
    expect(supplyQuery(search, [])).toEqual({ page: 2, ...same, origin_country: 'OM' })
    expect(demandQuery(search, [])).toEqual({ page: 1, ...same })
    expect(countFilters(search)).toBe(4)
    expect(countOn('supplies', search)).toBe(4)
    expect(countOn('demands', search)).toBe(3)
  })

  test('request the matches of the user’s own entry without other filters', () => {
    const search = readBoardSearch({ demand: '902', fish: '3', page: '2' })
    expect(supplyQuery(search, supplies)).toEqual({ page: 2, demand_id: 902 })
    expect(demandQuery(search, demands)).toEqual({ page: 1, fish_type_id: [3], status_id: [1, 2] })
    expect(demandQuery({ supply: 7 }, demands)).toEqual({ page: 1, supply_id: 7 })
    expect([countOn('supplies', search), countOn('demands', search)]).toEqual([1, 1])
  })
})
