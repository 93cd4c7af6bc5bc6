import { expect, test } from 'vitest'
import { changed, cleared, countFilters, queryOf, readFilters, toggled } from './filters.ts'

test('readFilters parses Arabic-Indic prices and lists of ids', () => {
  expect(
    readFilters({ fishId: '3,7', priceMin: '٢٠', priceMax: '100.5', sort: 'price_asc', page: '2' }),
  ).toMatchObject({
    fishId: [3, 7],
    priceMin: 20,
    priceMax: 100.5,
    sort: 'price_asc',
    page: 2,
  })
})

test('readFilters omits invalid values and defaults', () => {
  const filters = readFilters({
    fishId: 'x',
    priceMin: '-4',
    priceMax: '1e9',
    sort: 'newest',
    page: '1',
    sellerId: '0',
  })
  expect(Object.values(filters).filter((value) => value !== undefined)).toEqual([])
})

test('readFilters omits a price range whose minimum is above its maximum', () => {
  expect(readFilters({ priceMin: '80', priceMax: '20', fishId: '3' })).toMatchObject({
    fishId: [3],
    priceMin: undefined,
    priceMax: undefined,
  })
  expect(readFilters({ priceMin: '20', priceMax: '20' })).toMatchObject({ priceMin: 20, priceMax: 20 })
})

test('countFilters counts the choices but not the page', () => {
  expect(countFilters({ marketId: [1, 2, 3], priceMax: 50, page: 4 })).toBe(4)
})

test('toggled returns to the first page, and toggled and cleared keep the sort order', () => {
  const filters = { marketId: [1], sort: 'price_asc', page: 3 } as const
  const more = toggled({ ...filters, marketId: [1] }, 'marketId', 2, true)
  expect(more).toMatchObject({ marketId: [1, 2], sort: 'price_asc' })
  expect(more.page).toBeUndefined()
  expect(toggled(more, 'marketId', 1, false).marketId).toEqual([2])
  expect(toggled({ marketId: [1] }, 'marketId', 1, false).marketId).toBeUndefined()
  expect(changed({ ...filters, marketId: [1] }, { page: 2 }).page).toBe(2)
  expect(cleared({ ...filters, marketId: [1] })).toEqual({ sort: 'price_asc' })
})

test('queryOf uses the field names of the call', () => {
  expect(queryOf({ fishId: [3], fishType: [1], priceMin: 5, sellerId: 9, size: [2], page: 2 })).toMatchObject(
    {
      fish_id: [3],
      fish_type: [1],
      price_min: 5,
      seller_id: 9,
      size: [2],
      page: 2,
    },
  )
})
