import { expect, it } from 'vitest'
import { readAuctionFilters } from './auctions/list/filters.ts'
import { knownQuery, type PageRoute, routes } from './routes.ts'

const all = (table: readonly PageRoute[]): PageRoute[] =>
  table.flatMap((each) => [each, ...all(each.children ?? [])])

it('routes name every file of web/pages exactly once', () => {
  const files = Object.keys(import.meta.glob('./pages/*.tsx')).map((path) => path.replace('./pages/', ''))
  expect(
    all(routes)
      .map(({ page }) => page)
      .sort(),
  ).toEqual(files.sort())
})

it('knownQuery contains lang and the query names of the pages', () => {
  expect(knownQuery()).toEqual(expect.arrayContaining(['lang', 'fishId']))
})

it('knownQuery contains every filter of the auction list, so that the server renders it filtered', () => {
  expect(knownQuery()).toEqual(expect.arrayContaining(Object.keys(readAuctionFilters({}))))
})

it('page loads do not depend on the order of query parameters or on unknown parameters', () => {
  const sources = import.meta.glob<string>(['./pages/*.tsx', './orders/confirmation/route.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const whole = Object.entries(sources).filter(([, text]) =>
    /loaderDeps: \(\{ search \}\) => search\b(?!\()/.test(text),
  )
  expect(whole.map(([path]) => path)).toEqual([])
})
