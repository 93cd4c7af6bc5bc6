/** The law of docs/house.md as data: which floors there are, what each stands on, and the order of the features. */

/** Bottom to top: a feature imports only from those before it, on its own floor or below. */
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

/** The floors that features live on. */
export const featureFloors = ['shared', 'server', 'behar', 'web'] as const

/** What each floor may import from, beside itself. `config` are the settings of tools at the top of the project. */
export const floors = {
  shared: [],
  node: ['shared'],
  server: ['shared', 'node'],
  behar: ['shared', 'node'],
  web: ['shared'],
  world: ['shared', 'node', 'server', 'behar'],
  scripts: ['shared', 'node', 'server', 'behar', 'web', 'world', 'config'],
  bench: ['shared', 'node', 'server', 'behar', 'world', 'scripts'],
  e2e: ['shared', 'node', 'server', 'behar', 'web', 'world', 'scripts'],
  checks: ['shared', 'node', 'server', 'behar', 'web', 'world', 'scripts', 'config'],
  config: ['shared', 'web', 'world', 'scripts'],
} as const satisfies Record<string, readonly string[]>
export type Floor = keyof typeof floors

/** A test stands beside what it tests, and may use the world and the steps of the scripts besides. */
export const testsMayAlsoUse = ['world', 'scripts'] as const satisfies readonly Floor[]

/** Folders of a floor that are no feature, and folders below a feature. */
export const furtherFolders: { readonly [floor in Floor]?: readonly string[] } = {
  node: ['embedded'],
  server: ['db', 'db/migrations'],
  behar: ['boards', 'contract', 'db', 'db/migrations', 'masters', 'people', 'subscriptions'],
  web: ['base/art', 'base/ui', 'pages', 'public', 'worker'],
  world: ['art', 'art/parts', 'art/scenes', 'awake', 'news', 'reference', 'search', 'testing'],
  scripts: ['fonts', 'steps'],
  bench: [],
  e2e: [],
  checks: [],
}

/** Modules above every feature of their floor: they wire features together. */
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
  'web/base/Root.tsx',
  'web/base/AccountLayout.tsx',
  'web/base/BeharLayout.tsx',
] as const

/** Written by a tool: it names every page and is named by the router. */
export const generatedModules = ['web/routeTree.gen.ts'] as const

/** Where a tool demands a default export, beside its settings (`*.config.ts`). */
export const defaultExports = ['web/server.ts', 'world/testing/site.ts'] as const

/** Beside store.ts and migrations, on the floors of the features (docs/decisions, "Statistics hold SQL"). */
export const sqlModules = [
  'behar/boards/addingStore.ts',
  'behar/boards/listStore.ts',
  'behar/boards/rowStore.ts',
  'behar/boards/walkStore.ts',
  'server/auctions/bidStore.ts',
  'server/auctions/closingStore.ts',
  'server/auctions/liveStore.ts',
  'server/auctions/recordStore.ts',
  'server/auctions/sellingOwnStore.ts',
  'server/auctions/sellingStore.ts',
  'server/auctions/stepStore.ts',
  'server/auth/codesStore.ts',
  'server/auth/secondFactorStore.ts',
  'server/auth/signInsStore.ts',
  'server/auth/usesStore.ts',
  'server/base/settingsStore.ts',
  'server/home/statistics.ts',
  'server/operator/contactsStore.ts',
  'server/operator/contentStore.ts',
  'server/operator/galleryStore.ts',
  'server/operator/listsReadStore.ts',
  'server/operator/listsStore.ts',
  'server/operator/marketStore.ts',
  'server/operator/moneyStore.ts',
  'server/operator/ordersStore.ts',
  'server/operator/statementStore.ts',
  'server/operator/tablesStore.ts',
  'server/operator/newsStore.ts',
  'server/operator/productsStore.ts',
  'server/operator/siteStore.ts',
  'server/operator/seasonsStore.ts',
  'server/operator/settingsStore.ts',
  'server/operator/overviewStore.ts',
  'server/operator/peopleRankStore.ts',
  'server/operator/peopleStore.ts',
  'server/operator/personStore.ts',
  'server/operator/recordsLedgerStore.ts',
  'server/operator/recordsStore.ts',
  'server/products/listingOwnStore.ts',
  'server/products/listingStore.ts',
  'server/requests/accountStore.ts',
  'server/requests/holdingStore.ts',
  'server/requests/offerOwnStore.ts',
  'server/requests/bareStore.ts',
  'server/requests/listStore.ts',
  'server/requests/listTitlesStore.ts',
  'server/requests/listWaysStore.ts',
  'server/requests/offerStore.ts',
  'server/requests/ownStore.ts',
  'server/orders/lifeStore.ts',
  'server/orders/paidStore.ts',
  'server/orders/placingOfferStore.ts',
  'server/orders/placingStore.ts',
  'server/orders/listStore.ts',
  'server/products/searchGoods.ts',
  'server/products/searchStore.ts',
  'server/products/seasonsStore.ts',
  'server/requests/matchStore.ts',
  'server/wallet/confirmationsStore.ts',
  'server/wallet/holdsStore.ts',
  'server/wallet/ledgerStore.ts',
  'server/wallet/payoutsStore.ts',
  'server/wallet/statementStore.ts',
] as const
