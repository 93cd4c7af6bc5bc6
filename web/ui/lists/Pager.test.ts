import { expect, it } from 'vitest'
import { shownPages } from './Pager.tsx'

it('shownPages returns the first and last page and the neighbours of the current page, with gaps as negative numbers', () => {
  expect(shownPages(1, 3)).toEqual([1, 2, 3])
  expect(shownPages(1, 8)).toEqual([1, 2, 3, -8, 8])
  expect(shownPages(5, 9)).toEqual([1, -4, 4, 5, 6, -9, 9])
  expect(shownPages(4, 8)).toEqual([1, 2, 3, 4, 5, -8, 8])
  expect(shownPages(8, 8)).toEqual([1, -6, 6, 7, 8])
})
