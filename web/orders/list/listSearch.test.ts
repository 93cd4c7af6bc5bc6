import { expect, it } from 'vitest'
import { searchOfWaiting } from '../orderQueries.ts'
import { daysOf, isNarrowed, orderSearch, queryOf } from './listSearch.ts'

const now = new Date('2026-11-23T22:30:00Z')

it('orderSearch keeps a known period and a trimmed text, and drops everything else', () => {
  expect(orderSearch({ period: '2026-11', s: ' نورة ' })).toMatchObject({ period: '2026-11', s: 'نورة' })
  expect(orderSearch({ period: '2026-13', s: ' ' })).toMatchObject({ period: undefined, s: undefined })
})

it('daysOf returns the first and the last day of a period in Riyadh', () => {
  expect(daysOf('today', now)).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  expect(daysOf('week', now)).toEqual({ from: '2026-11-18', to: '2026-11-24' })
  expect(daysOf('2026-02', now)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf(undefined, now)).toEqual({})
})

it('queryOf sends the filters of the address, and isNarrowed ignores the tab and the other list', () => {
  const search = orderSearch({ status: 'mine', period: 'today', s: '1004' })
  expect(queryOf(search, now)).toEqual({
    group: 'mine',
    s: '1004',
    from: '2026-11-24',
    to: '2026-11-24',
    page: 1,
  })
  expect([isNarrowed(search), isNarrowed({ sale: 'offers', status: 'mine' })]).toEqual([true, false])
})

it('searchOfWaiting selects the list that contains orders that need an action', () => {
  expect(searchOfWaiting({ market: 2, offers: 1 })).toEqual({ status: 'mine' })
  expect(searchOfWaiting({ market: 0, offers: 1 })).toEqual({ sale: 'offers', status: 'mine' })
  expect(searchOfWaiting({ market: 0, offers: 0 })).toEqual({})
})
