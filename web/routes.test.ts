import { expect, it } from 'vitest'
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
