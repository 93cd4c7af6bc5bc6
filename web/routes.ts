/** Who may open a page: everyone, who is signed in, or who the role table lets view it (specification, section 5). */
export type Guard = 'everyone' | 'signed_in' | 'role'

export type PageRoute = {
  /** Below its parent's path; `$productId` for a parameter. */
  readonly path: string
  /** The specification's route name (section 2). */
  readonly name: string
  /** The file in web/pages. */
  readonly page: string
  readonly guard: Guard
  /** The names of the address's query that change what the page says; every other one is ignored. */
  readonly query?: readonly string[]
  readonly children?: readonly PageRoute[]
}

/** Every page of the site that is built: the one table from which the router is made. */
export const routes = [
  { path: '/', name: 'home', page: 'HomeAliasPage.tsx', guard: 'everyone' },
  { path: '/home', name: 'home', page: 'HomePage.tsx', guard: 'everyone' },
  {
    path: '/local-market',
    name: 'localMarket',
    page: 'LocalMarketPage.tsx',
    guard: 'everyone',
    query: [
      'fishId',
      'marketId',
      'cityId',
      'size',
      'quality',
      'category',
      'fishType',
      'priceMin',
      'priceMax',
      'sellerId',
      'sort',
      'page',
    ],
    children: [
      { path: '/$productId', name: 'productDetails', page: 'ProductDetailsPage.tsx', guard: 'everyone' },
    ],
  },
] as const satisfies readonly PageRoute[]

/** The query names that any page knows, `lang` among them. */
export function knownQuery(table: readonly PageRoute[] = routes): string[] {
  return ['lang', ...table.flatMap((route) => [...(route.query ?? []), ...knownQuery(route.children ?? [])])]
}
