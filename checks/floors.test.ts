import { describe, expect, it } from 'vitest'
import {
  eagerWebIsLight,
  featureOrderHolds,
  floorsHold,
  importsResolve,
  noBarrels,
  noCircles,
  noDefaultExports,
  noEmptyNames,
  noUnknownFolders,
  pagesStandAlone,
  type Wall,
} from './floors.ts'
import { type Module, moduleOf } from './source.ts'
import { sqlOutsideStores } from './sql.ts'
import { listPaths, readFiles } from './tree.ts'

const paths = listPaths()
const files = readFiles(/\.(ts|tsx)$/)
const modules = files.map(moduleOf)

/** Modules that exist for a moment: path to source. */
function planted(sources: Record<string, string>): Module[] {
  return Object.entries(sources).map(([path, text]) => moduleOf({ path, text }))
}

describe('the walls of the house', () => {
  it('sees the whole house', () => {
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(300)
    for (const floor of ['shared', 'node', 'server', 'web', 'world', 'scripts', 'checks']) {
      expect(
        paths.filter((path) => path.startsWith(`${floor}/`) && /\.tsx?$/.test(path)),
        floor,
      ).not.toEqual([])
    }
  })

  it('stands on its floors', () => expect(floorsHold(modules)).toEqual([]))
  it('keeps the order of the features', () => expect(featureOrderHolds(modules)).toEqual([]))
  it('lets features meet in pages only', () => expect(pagesStandAlone(modules)).toEqual([]))
  it('has no circles', () => expect(noCircles(modules)).toEqual([]))
  it('imports only what is there', () => expect(importsResolve(modules, paths)).toEqual([]))
  it('has no default exports', () => expect(noDefaultExports(modules)).toEqual([]))
  it('has no barrels', () => expect(noBarrels(modules)).toEqual([]))
  it('has no names that say nothing', () => expect(noEmptyNames(paths)).toEqual([]))
  it('has no unknown folders', () => expect(noUnknownFolders(paths)).toEqual([]))
  it('keeps SQL in stores and migrations', () => expect(sqlOutsideStores(files)).toEqual([]))
  it('loads no schema library at first paint', () => expect(eagerWebIsLight(modules)).toEqual([]))
})

describe('each wall falls to what it is built against', () => {
  const broken: [string, Wall, Record<string, string>][] = [
    ['shared on node', floorsHold, { 'shared/base/money.ts': "import '#node/db.ts'" }],
    [
      'web on server',
      floorsHold,
      { 'web/home/Hero.tsx': "import type { Row } from '../../server/home/store.ts'" },
    ],
    ['server on behar', floorsHold, { 'server/app.ts': "const late = () => import('#behar/app.ts')" }],
    ['server on world', floorsHold, { 'server/main.ts': "import { build } from '#world/build.ts'" }],
    ['world on web', floorsHold, { 'world/build.ts': "export { x } from '#web/base/text.ts'" }],
    ['somebody on checks', floorsHold, { 'scripts/check.ts': "import '../checks/floors.ts'" }],
    ['somebody on e2e', floorsHold, { 'bench/home.ts': "import '../e2e/site.ts'" }],
    ['a type by its path', floorsHold, { 'shared/base/page.ts': "type Db = import('#node/db.ts').Database" }],
    [
      'products on orders',
      featureOrderHolds,
      { 'server/products/store.ts': "import '#shared/orders/status.ts'" },
    ],
    ['base on home', featureOrderHolds, { 'web/base/api.ts': "import '../home/queries.ts'" }],
    ['a feature on a page', featureOrderHolds, { 'web/shell/Shell.tsx': "import '../pages/HomePage.tsx'" }],
    ['a feature on the root', featureOrderHolds, { 'web/shell/Shell.tsx': "import '../base/Root.tsx'" }],
    ['a page on a page', pagesStandAlone, { 'web/pages/HomePage.tsx': "import './NewsPage.tsx'" }],
    ['a default export', noDefaultExports, { 'server/home/store.ts': 'export default 1' }],
    ['a default export by name', noDefaultExports, { 'shared/a.ts': 'const a = 1; export { a as default }' }],
    ['an export of all', noBarrels, { 'shared/base/all.ts': "export * from './money.ts'" }],
    ['a passed-on name', noBarrels, { 'shared/base/all.ts': "export { halalas } from './money.ts'" }],
    ['an index', noBarrels, { 'web/base/index.ts': 'export const a = 1' }],
    [
      'a pair that imports each other',
      noCircles,
      { 'shared/a.ts': "import './b.ts'", 'shared/b.ts': "import './a.ts'" },
    ],
    [
      'a long way round, by types',
      noCircles,
      {
        'web/base/a.ts': "import type { B } from './b.ts'",
        'web/base/b.ts': "import { c } from '#web/base/c.tsx'",
        'web/base/c.tsx': "import './a.ts'",
      },
    ],
    [
      'a page with its schema',
      eagerWebIsLight,
      { 'web/pages/HomePage.tsx': "import * as z from 'zod/mini'" },
    ],
    [
      'a page that reaches a schema',
      eagerWebIsLight,
      {
        'web/pages/HomePage.tsx': "import '#shared/base/fields.ts'",
        'shared/base/fields.ts': "import * as z from 'zod/mini'",
      },
    ],
    [
      'a contract at run time',
      eagerWebIsLight,
      {
        'web/router.tsx': "import { Product } from '#shared/products/contract.ts'",
        'shared/products/contract.ts': '',
      },
    ],
  ]
  it.each(broken)('%s', (_what, wall, sources) => {
    expect(wall(planted(sources))).toHaveLength(1)
  })

  it('a file that is not there', () => {
    const modules = planted({ 'web/base/a.ts': "import './gone.ts'" })
    expect(importsResolve(modules, ['web/base/a.ts'])).toHaveLength(1)
  })

  it('names and folders', () => {
    const wrong = ['web/utils/a.ts', 'shared/base/helpers.ts', 'server/Common/x.ts', 'node/misc.ts']
    expect(noEmptyNames([...wrong, 'shared/base/money.ts'])).toEqual(wrong)
    expect(
      noUnknownFolders(['web/base/ui/Card.tsx', 'web/market/Card.tsx', 'server/home/sql/a.ts', 'lib2/a.ts']),
    ).toEqual(['web/market', 'server/home/sql', 'lib2'])
  })

  it('SQL in a handler', () => {
    const text = "export const a = (db) => db.query({ text: 'select * from fish where id = $1' })"
    expect(sqlOutsideStores([{ path: 'server/home/handlers.ts', text }])).toHaveLength(1)
    expect(sqlOutsideStores([{ path: 'server/home/store.ts', text }])).toEqual([])
    const words = "export const t = { en: 'Select a market', other: 'With care' }"
    expect(sqlOutsideStores([{ path: 'web/home/messages.ts', text: words }])).toEqual([])
  })
})

describe('what the house allows', () => {
  it('types of contracts, lazy schemas, the world in tests', () => {
    const allowed = planted({
      'web/pages/HomePage.tsx': "import type { Main } from '#shared/home/contract.ts'",
      'web/auth/SignUpForm.tsx': "const schema = () => import('#shared/auth/contract.ts')",
      'server/home/home.test.ts': "import { build } from '#world/build.ts'",
      'web/base/api.ts': "import type { Calls } from '#shared/calls.ts'",
      'web/home/Hero.tsx': "import { Card } from '../base/ui/Card.tsx'",
    })
    for (const wall of [floorsHold, featureOrderHolds, pagesStandAlone, noCircles, eagerWebIsLight]) {
      expect(wall(allowed)).toEqual([])
    }
  })
})
