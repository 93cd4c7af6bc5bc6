import { expect, it } from 'vitest'
import { onlyOnce } from './plainRoutes.ts'

it('leaves the path of a page to the tree of routes', () => {
  expect(onlyOnce("createFileRoute('/profile/_framed/wallet')({ component })")).toBe(
    'createFileRoute()({ component })',
  )
})

it('leaves out an id that is its path, and no other', () => {
  expect(onlyOnce("id: '/wallet', path: '/wallet', getParentRoute: () => frame")).toBe(
    "path: '/wallet', getParentRoute: () => frame",
  )
  for (const other of ["id: '/_framed', getParentRoute: () => up", "id: '/a/', path: '/b', to"]) {
    expect(onlyOnce(other)).toBe(other)
  }
})
