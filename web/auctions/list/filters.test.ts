import { expect, test } from 'vitest'
import { auctionQuery, readAuctionFilters } from './filters.ts'

test('readAuctionFilters reads state, order and filters and omits the defaults', () => {
  expect(
    readAuctionFilters({ status: 'ended', sort: 'price_asc', fishId: '3', s: '  هامور ' }),
  ).toMatchObject({
    status: 'ended',
    sort: 'price_asc',
    fishId: [3],
    s: 'هامور',
  })
  const plain = readAuctionFilters({ status: 'open', sort: 'ending', page: '1', s: '   ' })
  expect(Object.values(plain).filter((value) => value !== undefined)).toEqual([])
  expect(readAuctionFilters({ status: 'sold', sort: 'quantity_desc' })).toMatchObject({
    status: undefined,
    sort: undefined,
  })
})

test('auctionQuery requests the state of the filters, or the state that is given as an argument', () => {
  const filters = { marketId: [7], status: 'scheduled' } as const
  expect(auctionQuery({ ...filters, marketId: [7] })).toMatchObject({ market_id: [7], status: 'scheduled' })
  expect(auctionQuery({ ...filters, marketId: [7] }, 'open')).toMatchObject({
    market_id: [7],
    status: 'open',
  })
  expect(auctionQuery({})).toMatchObject({ status: 'open' })
})
