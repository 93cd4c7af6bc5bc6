/**
 * docs/architecture.md as data: the layers, the imports that each layer may have, and the order of the features.
 * `checks/layers.ts` reads it.
 */

/**
 * The features from bottom to top. A feature imports only from features before it, on its own layer or on a lower layer.
 */
export const features = [
  'base',
  'catalog',
  'auth',
  'addresses',
  'notifications',
  'alerts',
  'wallet',
  'products',
  'landings',
  'prices',
  'favorites',
  'cart',
  'auctions',
  'requests',
  'search',
  'orders',
  'hall',
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

/** The layers that each layer may import in addition to itself. `config` means the tool settings in the root folder. */
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
  deploy: [],
  checks: ['shared', 'platform', 'server', 'behar', 'web', 'demo', 'scripts', 'config'],
  config: ['shared', 'web', 'demo', 'scripts'],
} as const satisfies Record<string, readonly string[]>
export type Layer = keyof typeof layers

/** A test is in the folder of the code that it tests. It may also use the demo market and the steps of the scripts. */
export const testsMayAlsoUse = ['demo', 'scripts'] as const satisfies readonly Layer[]

/**
 * Folders directly below a layer that are not features. Below a feature, every folder is a screen or a
 * capability.
 */
export const otherFolders: { readonly [layer in Layer]?: readonly string[] } = {
  platform: ['database', 'http', 'limits', 'logs', 'streams'],
  server: ['db'],
  behar: ['boards', 'contract', 'db', 'deals', 'masters', 'people', 'subscriptions'],
  web: ['app', 'pages', 'public', 'ui', 'worker'],
  demo: [
    ...[
      'auctions',
      'awake',
      'behar',
      'hall',
      'news',
      'orders',
      'people',
      'pictures',
      'prices',
      'products',
      'reference',
    ],
    ...['requests', 'search', 'testing', 'trade'],
  ],
  tools: ['art', 'helm'],
  deploy: ['grafana', 'haproxy', 'helm', 'image', 'postgres', 'prometheus', 'systemd'],
  scripts: ['building', 'operations', 'processes', 'steps'],
  bench: ['auctions', 'behar', 'data', 'people', 'phone', 'prices'],
  e2e: [
    ...['account', 'auctions', 'behar', 'hall', 'market', 'operator', 'orders', 'requests', 'site'],
    ...['support', 'wallet'],
  ],
  checks: ['access', 'deploy', 'language', 'map', 'migrations', 'planted', 'rows'],
}

/** The maximum number of files in a folder. */
export const mostFilesInFolder = 20

/**
 * Folders that contain one file per page, migration, decision or picture, so the limit of files does not apply to them.
 */
export const listFolders = [
  'web/pages',
  'web/public',
  'server/db/migrations',
  'behar/db/migrations',
  'docs/decisions',
  'docs/pictures',
  'demo/pictures/cuts',
  'demo/pictures/fish',
  'demo/pictures/photos',
  'demo/pictures/scenes',
] as const

/** Modules that connect the features of their layer, so they may import every feature. */
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

/** Modules that a tool generates. The route tree imports every page, and the router imports the route tree. */
export const generatedModules = ['web/routeTree.gen.ts'] as const

/** Modules whose tool requires a default export, in addition to settings (`*.config.ts`). */
export const defaultExports = ['web/server.ts', 'demo/testing/site.ts'] as const

/**
 * Modules that contain SQL, in addition to store.ts, `...Store.ts` and migrations; docs/decisions has the reason for
 * each.
 */
export const sqlModules = ['server/home/statistics.ts', 'server/products/search/goods.ts'] as const
