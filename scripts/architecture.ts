/** docs/architecture.md as data: the layers, what each may import, and the order of the features. `checks/layers.ts` reads it. */

/** Bottom to top: a feature imports only from those before it, on its own layer or below. */
export const features = [
  'base',
  'catalog',
  'auth',
  'notifications',
  'wallet',
  'products',
  'favorites',
  'cart',
  'auctions',
  'requests',
  'orders',
  'behar',
  'news',
  'contact',
  'account',
  'operator',
  'home',
  'shell',
] as const
export type Feature = (typeof features)[number]

/** The layers that are divided into features. */
export const featureLayers = ['shared', 'server', 'behar', 'web'] as const

/** What each layer may import, beside itself. `config` are the settings of tools at the top of the project. */
export const layers = {
  shared: [],
  platform: ['shared'],
  server: ['shared', 'platform'],
  behar: ['shared', 'platform'],
  web: ['shared'],
  demo: ['shared', 'platform', 'server', 'behar'],
  scripts: ['shared', 'platform', 'server', 'behar', 'web', 'demo', 'config'],
  bench: ['shared', 'platform', 'server', 'behar', 'demo', 'scripts'],
  e2e: ['shared', 'platform', 'server', 'behar', 'web', 'demo', 'scripts'],
  tools: [],
  checks: ['shared', 'platform', 'server', 'behar', 'web', 'demo', 'scripts', 'config'],
  config: ['shared', 'web', 'demo', 'scripts'],
} as const satisfies Record<string, readonly string[]>
export type Layer = keyof typeof layers

/** A test stands beside what it tests, and may also use the demo market and the steps of the scripts. */
export const testsMayAlsoUse = ['demo', 'scripts'] as const satisfies readonly Layer[]

/** Folders right below a layer that are no feature. Below a feature, every folder is a screen or a capability. */
export const otherFolders: { readonly [layer in Layer]?: readonly string[] } = {
  platform: ['database', 'http', 'limits', 'logs', 'streams'],
  server: ['db'],
  behar: ['boards', 'contract', 'db', 'masters', 'people', 'subscriptions'],
  web: ['app', 'pages', 'public', 'ui', 'worker'],
  demo: [
    ...['auctions', 'awake', 'behar', 'news', 'orders', 'people', 'pictures', 'products', 'reference'],
    ...['requests', 'search', 'testing', 'trade'],
  ],
  tools: ['art'],
  scripts: ['building', 'processes', 'steps'],
  bench: ['auctions', 'behar', 'data'],
  e2e: [
    ...['account', 'auctions', 'behar', 'market', 'operator', 'orders', 'requests', 'site'],
    ...['support', 'wallet'],
  ],
  checks: ['access', 'planted'],
}

/** How many files a folder holds at most, so that it can be read at a glance. */
export const mostFilesInFolder = 20

/** Folders that are lists by nature: one file a page, a migration, a decision, a picture. */
export const listFolders = [
  'web/pages',
  'web/public',
  'server/db/migrations',
  'behar/db/migrations',
  'docs/decisions',
  'docs/pictures',
  'demo/pictures/fish',
  'demo/pictures/photos',
  'demo/pictures/scenes',
] as const

/** Above every feature of their layer: they connect features. */
export const topModules = [
  'shared/calls.ts',
  'server/app.ts',
  'server/main.ts',
  'server/worker.ts',
  'behar/app.ts',
  'behar/main.ts',
  'web/router.tsx',
  'web/routes.ts',
  'web/routeTree.gen.ts',
  'web/server.ts',
  'web/app/Root.tsx',
  'web/app/AccountLayout.tsx',
  'web/app/BeharLayout.tsx',
] as const

/** Written by a tool: it names every page and is named by the router. */
export const generatedModules = ['web/routeTree.gen.ts'] as const

/** Where a tool demands a default export, beside its settings (`*.config.ts`). */
export const defaultExports = ['web/server.ts', 'demo/testing/site.ts'] as const

/** Modules that hold SQL beside store.ts, `...Store.ts` and migrations, each with its reason in docs/decisions. */
export const sqlModules = ['server/home/statistics.ts', 'server/products/search/goods.ts'] as const
