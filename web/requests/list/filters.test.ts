import { expect, test } from 'vitest'
import { changed, cleared, countFilters, toggled } from '../../products/filters/filters.ts'
import { type RequestFilters, readRequestFilters, requestQuery } from './filters.ts'

/** Returns the parsed address without undefined values. */
const read = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readRequestFilters(search)).filter(([, value]) => value !== undefined))

test('readRequestFilters parses lists, words and Arabic-Indic prices', () => {
  expect(
    read({
      s: ' مطعم ',
      fishId: '3,7',
      cityId: '2',
      size: '4',
      quality: '5',
      category: '6',
      priceMin: '٢٠',
      priceMax: '60.5',
      sort: 'needed',
      page: '2',
    }),
  ).toEqual({
    s: 'مطعم',
    fishId: [3, 7],
    cityId: [2],
    size: [4],
    quality: [5],
    category: [6],
    priceMin: 20,
    priceMax: 60.5,
    sort: 'needed',
    page: 2,
  })
})

test('readRequestFilters omits defaults, invalid values and filters of goods', () => {
  const address = { sort: 'newest', page: '1', fishId: 'x', priceMin: '-4', priceMax: '1e9', s: '  ' }
  expect(read(address)).toEqual({})
  expect(read({ marketId: '3', fishType: '2', sellerId: '9', sort: 'price_asc' })).toEqual({})
})

test('requestQuery uses the field names of the call', () => {
  expect(requestQuery({ fishId: [3], cityId: [2], priceMin: 5, sort: 'needed', page: 2 })).toEqual({
    fish_id: [3],
    city_id: [2],
    price_min: 5,
    price_max: undefined,
    sort: 'needed',
    page: 2,
  })
})

test('toggled returns to the first page, and toggled and cleared keep the sort order', () => {
  const filters: RequestFilters = { cityId: [1], sort: 'quantity_desc', page: 3 }
  const more = toggled(filters, 'cityId', 2, true)
  expect(more).toEqual({ cityId: [1, 2], sort: 'quantity_desc', page: undefined })
  expect(countFilters(changed(more, { priceMax: 40 }))).toBe(3)
  expect(cleared(more).sort).toBe('quantity_desc')
  expect(countFilters(cleared(more))).toBe(0)
})
