/**
 * The people who may open a page: everyone, signed-in users, roles that may view it (specification, section 5), or staff.
 */
export type Guard = 'everyone' | 'signed_in' | 'role' | 'staff'

export type PageRoute = {
  /** The path relative to the parent's path; `$productId` is a parameter. */
  readonly path: string
  /** The specification's route name (section 2). */
  readonly name: string
  /** The name of the file in web/pages. */
  readonly page: string
  readonly guard: Guard
  /** Query parameters that change the page; other parameters are ignored. */
  readonly query?: readonly string[]
  /** The layout file in web/app. It wraps the children, but not the page itself. */
  readonly frame?: string
  readonly children?: readonly PageRoute[]
}

/** The query parameters for the filters and the sort order of every list of goods. */
const goodsQuery = [
  's',
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
] as const

/** The query parameters that limit prices. */
const pricesQuery = ['place', 'source', 'channel', 'size'] as const

/** Every page of the site; the router is generated from this table. */
export const routes = [
  { path: '/', name: 'home', page: 'HomeAliasPage.tsx', guard: 'everyone' },
  { path: '/home', name: 'home', page: 'HomePage.tsx', guard: 'everyone' },
  {
    path: '/local-market',
    name: 'localMarket',
    page: 'LocalMarketPage.tsx',
    guard: 'everyone',
    query: goodsQuery,
    children: [
      {
        path: '/$productId',
        name: 'productDetails',
        page: 'ProductDetailsPage.tsx',
        guard: 'everyone',
        children: [
          {
            path: '/confirmation',
            name: 'productConfirmation',
            page: 'ProductConfirmationPage.tsx',
            guard: 'signed_in',
            query: ['quantity', 'preparation', 'placed'],
          },
        ],
      },
    ],
  },
  {
    path: '/search',
    name: 'search',
    page: 'SearchPage.tsx',
    guard: 'everyone',
    query: [...goodsQuery, 'kind'],
  },
  {
    path: '/special-products',
    name: 'specialProducts',
    page: 'SpecialProductsPage.tsx',
    guard: 'everyone',
    query: ['page'],
    children: [
      {
        path: '/$productId',
        name: 'productDetails',
        page: 'SpecialProductDetailsPage.tsx',
        guard: 'everyone',
        children: [
          {
            path: '/confirmation',
            name: 'productConfirmation',
            page: 'SpecialProductConfirmationPage.tsx',
            guard: 'signed_in',
            query: ['quantity', 'preparation', 'placed'],
          },
        ],
      },
    ],
  },
  {
    path: '/international-market',
    name: 'internationalMarket',
    page: 'InternationalMarketPage.tsx',
    guard: 'everyone',
    children: [
      {
        path: '/main',
        name: 'internationalMarketMain',
        page: 'InternationalMarketMainPage.tsx',
        guard: 'everyone',
        query: goodsQuery,
        children: [
          {
            path: '/$productId',
            name: 'productDetails',
            page: 'InternationalProductDetailsPage.tsx',
            guard: 'everyone',
            children: [
              {
                path: '/confirmation',
                name: 'productConfirmation',
                page: 'InternationalProductConfirmationPage.tsx',
                guard: 'signed_in',
                query: ['quantity', 'preparation', 'placed'],
              },
            ],
          },
        ],
      },
      {
        path: '/behar-market',
        name: 'beharMarket',
        page: 'BeharMarketPage.tsx',
        guard: 'role',
        frame: 'BeharLayout.tsx',
        children: [
          { path: '/main', name: 'beharMarketMain', page: 'BeharMarketMainPage.tsx', guard: 'role' },
          { path: '/my-demands', name: 'myDemands', page: 'MyDemandsPage.tsx', guard: 'role' },
        ],
      },
    ],
  },
  {
    path: '/auctions',
    name: 'auctions',
    page: 'AuctionsPage.tsx',
    guard: 'everyone',
    query: [...goodsQuery, 'status', 'way'],
    children: [
      {
        path: '/sessions/$sessionId',
        name: 'auctionSession',
        page: 'AuctionSessionPage.tsx',
        guard: 'everyone',
      },
      {
        path: '/$auctionId',
        name: 'auctionDetails',
        page: 'AuctionDetailsPage.tsx',
        guard: 'everyone',
        children: [
          {
            path: '/confirmation',
            name: 'auctionConfirmation',
            page: 'AuctionConfirmationPage.tsx',
            guard: 'signed_in',
            query: ['placed'],
          },
          { path: '/record', name: 'auctionRecord', page: 'AuctionRecordPage.tsx', guard: 'everyone' },
        ],
      },
    ],
  },
  {
    path: '/requests',
    name: 'requests',
    page: 'RequestsPage.tsx',
    guard: 'everyone',
    query: ['s', 'fishId', 'cityId', 'size', 'quality', 'category', 'priceMin', 'priceMax', 'sort', 'page'],
    children: [
      { path: '/$requestId', name: 'requestDetails', page: 'RequestDetailsPage.tsx', guard: 'everyone' },
    ],
  },
  {
    path: '/prices',
    name: 'prices',
    page: 'PricesPage.tsx',
    guard: 'everyone',
    query: ['place', 's'],
    children: [
      {
        path: '/$fish',
        name: 'fishPrices',
        page: 'FishPricesPage.tsx',
        guard: 'everyone',
        query: ['grain', ...pricesQuery],
        children: [
          {
            path: '/trades',
            name: 'priceTrades',
            page: 'PriceTradesPage.tsx',
            guard: 'everyone',
            query: ['from', 'to', 'page', ...pricesQuery],
          },
        ],
      },
    ],
  },
  {
    path: '/news',
    name: 'news',
    page: 'NewsPage.tsx',
    guard: 'everyone',
    query: ['page'],
    children: [{ path: '/$newsId', name: 'newsDetails', page: 'NewsDetailsPage.tsx', guard: 'everyone' }],
  },
  { path: '/cart', name: 'cart', page: 'CartPage.tsx', guard: 'signed_in', query: ['placed'] },
  { path: '/contact-us', name: 'contactUs', page: 'ContactUsPage.tsx', guard: 'everyone' },
  { path: '/about-us', name: 'aboutUs', page: 'AboutUsPage.tsx', guard: 'everyone' },
  {
    path: '/auth',
    name: 'signIn',
    page: 'AuthPage.tsx',
    guard: 'everyone',
    query: ['redirect', 'why'],
    children: [
      { path: '/sign-in', name: 'signIn', page: 'SignInPage.tsx', guard: 'everyone' },
      { path: '/sign-up', name: 'signUp', page: 'SignUpPage.tsx', guard: 'everyone' },
      { path: '/forgot-password', name: 'forgotPassword', page: 'ForgotPasswordPage.tsx', guard: 'everyone' },
      { path: '/check-code', name: 'checkCode', page: 'CheckCodePage.tsx', guard: 'everyone' },
      { path: '/reset-password', name: 'resetPassword', page: 'ResetPasswordPage.tsx', guard: 'everyone' },
      { path: '/verify-mobile', name: 'verifyMobile', page: 'VerifyMobilePage.tsx', guard: 'signed_in' },
    ],
  },
  { path: '/invitation', name: 'invitation', page: 'StaffInvitationPage.tsx', guard: 'everyone' },
  { path: '/alert', name: 'endAlert', page: 'EndAlertPage.tsx', guard: 'everyone' },
  { path: '/terms', name: 'terms', page: 'TermsPage.tsx', guard: 'everyone' },
  { path: '/privacy', name: 'privacy', page: 'PrivacyPage.tsx', guard: 'everyone' },
  {
    path: '/profile',
    name: 'account',
    page: 'ProfilePage.tsx',
    guard: 'signed_in',
    frame: 'AccountLayout.tsx',
    children: [
      {
        path: '/account',
        name: 'account',
        page: 'AccountPage.tsx',
        guard: 'signed_in',
        children: [
          { path: '/edit', name: 'accountEdit', page: 'AccountEditPage.tsx', guard: 'signed_in' },
          { path: '/upgrade', name: 'accountUpgrade', page: 'AccountUpgradePage.tsx', guard: 'signed_in' },
        ],
      },
      { path: '/my-shop', name: 'myShop', page: 'MyShopPage.tsx', guard: 'role' },
      { path: '/addresses', name: 'addresses', page: 'AddressesPage.tsx', guard: 'signed_in' },
      { path: '/notifications', name: 'notifications', page: 'NotificationsPage.tsx', guard: 'signed_in' },
      {
        path: '/wallet',
        name: 'wallet',
        page: 'WalletPage.tsx',
        guard: 'signed_in',
        query: ['direction', 'month', 'charge'],
      },
      {
        path: '/subscription',
        name: 'subscription',
        page: 'SubscriptionPage.tsx',
        guard: 'role',
        query: ['renewal'],
      },
      {
        path: '/sell-orders',
        name: 'sellOrders',
        page: 'SellOrdersPage.tsx',
        guard: 'role',
        query: ['status', 'sale', 'page', 's', 'period'],
        children: [
          {
            path: '/print',
            name: 'sellOrdersPrint',
            page: 'SellOrdersPrintPage.tsx',
            guard: 'role',
            query: ['sheet', 'orders', 'sale'],
          },
          {
            path: '/$orderId',
            name: 'sellOrder',
            page: 'SellOrderPage.tsx',
            guard: 'role',
            children: [
              { path: '/receipt', name: 'sellOrderReceipt', page: 'SellOrderReceiptPage.tsx', guard: 'role' },
            ],
          },
        ],
      },
      {
        path: '/purchase-orders',
        name: 'purchaseOrders',
        page: 'PurchaseOrdersPage.tsx',
        guard: 'role',
        query: ['status', 'sale', 'page'],
        children: [
          {
            path: '/$orderId',
            name: 'purchaseOrder',
            page: 'PurchaseOrderPage.tsx',
            guard: 'role',
            children: [
              {
                path: '/receipt',
                name: 'purchaseOrderReceipt',
                page: 'PurchaseOrderReceiptPage.tsx',
                guard: 'role',
              },
            ],
          },
        ],
      },
      {
        path: '/my-products',
        name: 'myProducts',
        page: 'MyProductsPage.tsx',
        guard: 'role',
        query: ['status', 's', 'page', 'sort'],
        children: [{ path: '/$productId', name: 'myProduct', page: 'MyProductPage.tsx', guard: 'role' }],
      },
      {
        path: '/add-product',
        name: 'addProduct',
        page: 'AddProductPage.tsx',
        guard: 'role',
        query: ['copyOf'],
      },
      {
        path: '/my-auctions',
        name: 'myAuctions',
        page: 'MyAuctionsPage.tsx',
        guard: 'role',
        query: ['status', 's', 'page'],
        children: [
          {
            path: '/$auctionId',
            name: 'myAuction',
            page: 'MyAuctionPage.tsx',
            guard: 'role',
            query: ['edit'],
          },
        ],
      },
      {
        path: '/add-auction',
        name: 'addAuction',
        page: 'AddAuctionPage.tsx',
        guard: 'role',
        query: ['copyOf', 'session'],
      },
      {
        path: '/my-requests',
        name: 'myRequests',
        page: 'MyRequestsPage.tsx',
        guard: 'signed_in',
        query: ['show', 'status', 'page'],
        children: [
          {
            path: '/$requestId',
            name: 'myRequest',
            page: 'MyRequestPage.tsx',
            guard: 'signed_in',
            query: ['edit'],
          },
        ],
      },
      {
        path: '/add-request',
        name: 'addRequest',
        page: 'AddRequestPage.tsx',
        guard: 'signed_in',
        query: ['copyOf', 'fishId'],
      },
      {
        path: '/my-favorites',
        name: 'myFavorites',
        page: 'MyFavoritesPage.tsx',
        guard: 'signed_in',
        query: ['page'],
      },
    ],
  },
  // The page is outside of the account layout, so that it is as wide as the other confirmation pages.
  {
    path: '/profile/my-requests/$requestId/confirmation',
    name: 'offerConfirmation',
    page: 'OfferConfirmationPage.tsx',
    guard: 'signed_in',
    query: ['placed'],
  },
  // The page is outside of the account layout, because it simulates the page of a payment gateway.
  {
    path: '/profile/wallet/card/$chargeId',
    name: 'cardPayment',
    page: 'CardPaymentPage.tsx',
    guard: 'signed_in',
  },
  // The page on which sellers announce a catch has no header, and opens without a network.
  { path: '/quay', name: 'quay', page: 'QuayPage.tsx', guard: 'signed_in' },
  { path: '/landings/$landingId', name: 'landingDetails', page: 'LandingDetailsPage.tsx', guard: 'everyone' },
  // The page of a clerk in the auction hall has no header, and opens without a network.
  { path: '/hall', name: 'hall', page: 'HallPage.tsx', guard: 'signed_in' },
  // The chief of a hall announces sessions here, as staff do in the back office.
  { path: '/hall/sessions', name: 'hallSessions', page: 'HallSessionsPage.tsx', guard: 'signed_in' },
  // A board for a television, which has no keyboard, mouse or touch screen.
  { path: '/board/$market', name: 'board', page: 'BoardPage.tsx', guard: 'everyone' },
  // The back office has its own table of routes (web/operator/frame/sections.ts), which public pages do not load.
  { path: '/operator/$', name: 'operator', page: 'OperatorPage.tsx', guard: 'staff' },
  // Every other path below /profile redirects to /.
  { path: '/profile/$', name: 'unknownProfile', page: 'UnknownProfilePage.tsx', guard: 'everyone' },
] as const satisfies readonly PageRoute[]

/** All query parameters that any page reads, and `lang`. */
export function knownQuery(table: readonly PageRoute[] = routes): string[] {
  const names = table.flatMap((route) => [...(route.query ?? []), ...knownQuery(route.children ?? [])])
  return [...new Set(['lang', ...names])]
}

/** The full paths of the pages that are open to everyone. */
export function publicPaths(): string[] {
  return pathsOf(['everyone'])
}

/** The full paths of the pages with one of these guards. */
export function pathsOf(
  guards: readonly Guard[],
  table: readonly PageRoute[] = routes,
  above = '',
): string[] {
  return table.flatMap(({ path, guard, children = [] }) => {
    const full = above + path
    return [...(guards.includes(guard) ? [full] : []), ...pathsOf(guards, children, full)]
  })
}
