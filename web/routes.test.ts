import { expect, it } from 'vitest'
import { knownQuery, type PageRoute, routes } from './routes.ts'

const all = (table: readonly PageRoute[]): PageRoute[] =>
  table.flatMap((each) => [each, ...all(each.children ?? [])])

it('names every page file once, and there is no other', () => {
  const files = Object.keys(import.meta.glob('./pages/*.tsx')).map((path) => path.replace('./pages/', ''))
  expect(
    all(routes)
      .map(({ page }) => page)
      .sort(),
  ).toEqual(files.sort())
})

it('knows the language and the fish of the address', () => {
  expect(knownQuery()).toEqual(expect.arrayContaining(['lang', 'fishId']))
})
