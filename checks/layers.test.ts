import { describe, expect, it } from 'vitest'
import {
  eagerWebIsLight,
  featureOrderHolds,
  importsResolve,
  layersHold,
  noBarrels,
  noCycles,
  noDefaultExports,
  noEmptyNames,
  noLargeFolders,
  noUnknownFolders,
  pagesStandAlone,
  type Rule,
} from './layers.ts'
import { type Module, moduleOf } from './source.ts'
import { sqlOutsideStores } from './sql.ts'
import { listPaths, readFiles } from './tree.ts'

const paths = listPaths()
const files = readFiles(/\.(ts|tsx)$/)
const modules = files.map(moduleOf)

/** Returns modules that exist only in a test, from paths and source texts. */
function planted(sources: Record<string, string>): Module[] {
  return Object.entries(sources).map(([path, text]) => moduleOf({ path, text }))
}

describe('the architecture', () => {
  it('check reads the modules of every layer', () => {
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(300)
    for (const layer of ['shared', 'platform', 'server', 'web', 'demo', 'scripts', 'checks']) {
      expect(
        paths.filter((path) => path.startsWith(`${layer}/`) && /\.tsx?$/.test(path)),
        layer,
      ).not.toEqual([])
    }
  })

  it('allows imports only from lower layers', () => expect(layersHold(modules)).toEqual([]))
  it('allows imports only from earlier features', () => expect(featureOrderHolds(modules)).toEqual([]))
  it('allows only the generated route tree to import a page', () =>
    expect(pagesStandAlone(modules)).toEqual([]))
  it('has no import cycle', () => expect(noCycles(modules)).toEqual([]))
  it('imports only files that exist', () => expect(importsResolve(modules, paths)).toEqual([]))
  it('has no default exports', () => expect(noDefaultExports(modules)).toEqual([]))
  it('has no barrels', () => expect(noBarrels(modules)).toEqual([]))
  it('has no folder or file called utils, common, helpers, misc, lib or stuff', () =>
    expect(noEmptyNames(paths)).toEqual([]))
  it('has no unknown folder', () => expect(noUnknownFolders(paths)).toEqual([]))
  it('has no folder of more than 20 files', () => expect(noLargeFolders(paths)).toEqual([]))
  it('keeps SQL in stores and migrations', () => expect(sqlOutsideStores(files)).toEqual([]))
  it('loads no schema library before the first paint', () => expect(eagerWebIsLight(modules)).toEqual([]))
})

describe('each architecture rule', () => {
  const broken: [string, Rule, Record<string, string>][] = [
    ['shared imports platform', layersHold, { 'shared/base/money.ts': "import '#platform/database/db.ts'" }],
    [
      'web imports server',
      layersHold,
      { 'web/home/Home.tsx': "import type { Row } from '../../server/home/store.ts'" },
    ],
    ['server imports behar', layersHold, { 'server/app.ts': "const late = () => import('#behar/app.ts')" }],
    ['server imports demo', layersHold, { 'server/main.ts': "import { build } from '#demo/build.ts'" }],
    ['demo imports web', layersHold, { 'demo/build.ts': "export { x } from '#web/app/texts/text.ts'" }],
    ['scripts import checks', layersHold, { 'scripts/check.ts': "import '../checks/layers.ts'" }],
    ['demo imports tools', layersHold, { 'demo/build.ts': "import '../tools/art/plate.ts'" }],
    ['tools import demo', layersHold, { 'tools/art/draw.ts': "import '#demo/products/sizes.ts'" }],
    ['bench imports e2e', layersHold, { 'bench/home.ts': "import '../e2e/site.ts'" }],
    [
      'a type imported by its path',
      layersHold,
      { 'shared/base/page.ts': "type Db = import('#platform/database/db.ts').Database" },
    ],
    [
      'products import orders',
      featureOrderHolds,
      { 'server/products/store.ts': "import '#shared/orders/status.ts'" },
    ],
    ['web/app imports home', featureOrderHolds, { 'web/app/calls/api.ts': "import '../../home/queries.ts'" }],
    [
      'a feature imports a page',
      featureOrderHolds,
      { 'web/shell/Shell.tsx': "import '../pages/HomePage.tsx'" },
    ],
    ['a feature imports the root', featureOrderHolds, { 'web/shell/Shell.tsx': "import '../app/Root.tsx'" }],
    ['a page imports a page', pagesStandAlone, { 'web/pages/HomePage.tsx': "import './NewsPage.tsx'" }],
    ['a default export', noDefaultExports, { 'server/home/store.ts': 'export default 1' }],
    ['a default export by name', noDefaultExports, { 'shared/a.ts': 'const a = 1; export { a as default }' }],
    ['an export of all', noBarrels, { 'shared/base/all.ts': "export * from './money.ts'" }],
    ['a re-exported name', noBarrels, { 'shared/base/all.ts': "export { halalas } from './money.ts'" }],
    ['an index file', noBarrels, { 'web/app/index.ts': 'export const a = 1' }],
    [
      'two modules that import each other',
      noCycles,
      { 'shared/a.ts': "import './b.ts'", 'shared/b.ts': "import './a.ts'" },
    ],
    [
      'a cycle of three modules by type imports',
      noCycles,
      {
        'web/app/a.ts': "import type { B } from './b.ts'",
        'web/app/b.ts': "import { c } from '#web/app/c.tsx'",
        'web/app/c.tsx': "import './a.ts'",
      },
    ],
    [
      'a page imports the schema library',
      eagerWebIsLight,
      { 'web/pages/HomePage.tsx': "import * as z from 'zod/mini'" },
    ],
    [
      'a page reaches the schema library',
      eagerWebIsLight,
      {
        'web/pages/HomePage.tsx': "import '#shared/base/fields.ts'",
        'shared/base/fields.ts': "import * as z from 'zod/mini'",
      },
    ],
    [
      'the router imports a contract at run time',
      eagerWebIsLight,
      {
        'web/router.tsx': "import { Product } from '#shared/products/contract.ts'",
        'shared/products/contract.ts': '',
      },
    ],
  ]
  it.each(broken)('finds a violation: %s', (_what, rule, sources) => {
    expect(rule(planted(sources))).toHaveLength(1)
  })

  it('finds an import of a missing file', () => {
    const modules = planted({ 'web/app/a.ts': "import './gone.ts'" })
    expect(importsResolve(modules, ['web/app/a.ts'])).toHaveLength(1)
  })

  it('finds forbidden names and folders', () => {
    const wrong = ['web/utils/a.ts', 'shared/base/helpers.ts', 'server/Common/x.ts', 'platform/misc.ts']
    expect(noEmptyNames([...wrong, 'shared/base/money.ts'])).toEqual(wrong)
    expect(
      noUnknownFolders(['web/ui/Card.tsx', 'web/market/Card.tsx', 'server/home/Sql/a.ts', 'lib2/a.ts']),
    ).toEqual(['web/market', 'server/home/Sql', 'lib2'])
  })

  it('finds SQL in a handler', () => {
    const text = "export const a = (db) => db.query({ text: 'select * from fish where id = $1' })"
    expect(sqlOutsideStores([{ path: 'server/home/handlers.ts', text }])).toHaveLength(1)
    expect(sqlOutsideStores([{ path: 'server/home/store.ts', text }])).toEqual([])
    const words = "export const t = { en: 'Select a market', other: 'With care' }"
    expect(sqlOutsideStores([{ path: 'web/home/messages.ts', text: words }])).toEqual([])
  })
})

describe('the architecture rules', () => {
  it('allow imports of contract types, lazy imports of schemas, and imports of the demo market by tests', () => {
    const allowed = planted({
      'web/pages/HomePage.tsx': "import type { Main } from '#shared/home/contract.ts'",
      'web/auth/SignUpForm.tsx': "const schema = () => import('#shared/auth/contract.ts')",
      'server/home/home.test.ts': "import { build } from '#demo/build.ts'",
      'web/app/calls/api.ts': "import type { Calls } from '#shared/calls.ts'",
      'web/home/Home.tsx': "import { Card } from '../ui/Card.tsx'",
    })
    for (const rule of [layersHold, featureOrderHolds, pagesStandAlone, noCycles, eagerWebIsLight]) {
      expect(rule(allowed)).toEqual([])
    }
  })
})
