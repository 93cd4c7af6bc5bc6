/**
 * The specification as data: its routes, calls, roles, messages and constants, by its own sections. open.json
 * lists what is not built yet; specification.test.ts compares both with the code.
 */

/** A route of section 2. If the specification gives a route no name or no guard, it has none here either. */
export type SpecifiedRoute = {
  readonly path: string
  readonly name?: string
  readonly guard?: 'everyone' | 'signed_in' | 'role' | 'staff'
}

export const routes: readonly SpecifiedRoute[] = [
  { path: '/', name: 'home', guard: 'everyone' },
  { path: '/home', name: 'home', guard: 'everyone' },
  { path: '/local-market', name: 'localMarket', guard: 'everyone' },
  { path: '/local-market/:productId', name: 'productDetails', guard: 'everyone' },
  { path: '/local-market/:productId/confirmation', name: 'productConfirmation' },
  { path: '/special-products', name: 'specialProducts', guard: 'everyone' },
  { path: '/special-products/:productId', guard: 'everyone' },
  { path: '/special-products/:productId/confirmation' },
  { path: '/cart', name: 'cart', guard: 'signed_in' },
  { path: '/international-market', name: 'internationalMarket', guard: 'everyone' },
  { path: '/international-market/main', guard: 'everyone' },
  { path: '/international-market/behar-market', name: 'beharMarket', guard: 'role' },
  { path: '/international-market/behar-market/main', name: 'beharMarketMain', guard: 'role' },
  { path: '/international-market/behar-market/my-demands', name: 'myDemands', guard: 'role' },
  { path: '/auctions', name: 'auctions', guard: 'everyone' },
  { path: '/auctions/:auctionId', name: 'auctionDetails', guard: 'everyone' },
  { path: '/auctions/:auctionId/confirmation', name: 'auctionConfirmation' },
  { path: '/news', name: 'news', guard: 'everyone' },
  { path: '/news/:newsId', name: 'newsDetails', guard: 'everyone' },
  { path: '/contact-us', name: 'contactUs', guard: 'everyone' },
  { path: '/about-us', name: 'aboutUs', guard: 'everyone' },
  { path: '/auth', name: 'signIn', guard: 'everyone' },
  { path: '/auth/sign-in', guard: 'everyone' },
  { path: '/auth/sign-up', guard: 'everyone' },
  { path: '/auth/forgot-password', guard: 'everyone' },
  { path: '/auth/check-code', guard: 'everyone' },
  { path: '/auth/reset-password', guard: 'everyone' },
  { path: '/profile', name: 'account', guard: 'signed_in' },
  { path: '/profile/account', name: 'account', guard: 'signed_in' },
  { path: '/profile/wallet', name: 'wallet', guard: 'signed_in' },
  { path: '/profile/sell-orders', name: 'sellOrders', guard: 'role' },
  { path: '/profile/sell-orders/:orderId', guard: 'role' },
  { path: '/profile/purchase-orders', name: 'purchaseOrders', guard: 'role' },
  { path: '/profile/purchase-orders/:orderId', guard: 'role' },
  { path: '/profile/my-products', name: 'myProducts', guard: 'role' },
  { path: '/profile/my-products/:productId', guard: 'role' },
  { path: '/profile/add-product', name: 'addProduct', guard: 'role' },
  { path: '/profile/my-auctions', name: 'myAuctions', guard: 'role' },
  { path: '/profile/my-auctions/:auctionId', guard: 'role' },
  { path: '/profile/add-auction', name: 'addAuction', guard: 'role' },
  { path: '/profile/my-favorites', name: 'myFavorites', guard: 'signed_in' },
  // The specification names this page without its path.
  { path: '/profile/my-requests', name: 'myRequests', guard: 'signed_in' },
]

/**
 * Routes that the specification does not contain: the products of the international market, the texts of rules, and parts
 * of the account.
 */
export const addedRoutes: readonly SpecifiedRoute[] = [
  { path: '/international-market/main/:productId', name: 'productDetails', guard: 'everyone' },
  {
    path: '/international-market/main/:productId/confirmation',
    name: 'productConfirmation',
    guard: 'signed_in',
  },
  { path: '/auctions/:auctionId/record', name: 'auctionRecord', guard: 'everyone' },
  { path: '/auctions/sessions/:sessionId', name: 'auctionSession', guard: 'everyone' },
  { path: '/hall/sessions', name: 'hallSessions', guard: 'signed_in' },
  { path: '/prices', name: 'prices', guard: 'everyone' },
  { path: '/prices/:fish', name: 'fishPrices', guard: 'everyone' },
  { path: '/prices/:fish/trades', name: 'priceTrades', guard: 'everyone' },
  { path: '/search', name: 'search', guard: 'everyone' },
  { path: '/requests', name: 'requests', guard: 'everyone' },
  { path: '/requests/:requestId', name: 'requestDetails', guard: 'everyone' },
  { path: '/profile/my-requests/:requestId', name: 'myRequest', guard: 'signed_in' },
  { path: '/profile/my-requests/:requestId/confirmation', name: 'offerConfirmation', guard: 'signed_in' },
  { path: '/profile/add-request', name: 'addRequest', guard: 'signed_in' },
  { path: '/auth/verify-mobile', name: 'verifyMobile', guard: 'signed_in' },
  { path: '/invitation', name: 'invitation', guard: 'everyone' },
  { path: '/alert', name: 'endAlert', guard: 'everyone' },
  { path: '/terms', name: 'terms', guard: 'everyone' },
  { path: '/privacy', name: 'privacy', guard: 'everyone' },
  { path: '/profile/my-shop', name: 'myShop', guard: 'role' },
  { path: '/profile/account/edit', name: 'accountEdit', guard: 'signed_in' },
  { path: '/profile/account/upgrade', name: 'accountUpgrade', guard: 'signed_in' },
  { path: '/profile/addresses', name: 'addresses', guard: 'signed_in' },
  { path: '/profile/notifications', name: 'notifications', guard: 'signed_in' },
  { path: '/profile/subscription', name: 'subscription', guard: 'role' },
  { path: '/profile/sell-orders/:orderId/receipt', name: 'sellOrderReceipt', guard: 'role' },
  { path: '/profile/sell-orders/print', name: 'sellOrdersPrint', guard: 'role' },
  { path: '/profile/purchase-orders/:orderId/receipt', name: 'purchaseOrderReceipt', guard: 'role' },
  { path: '/profile/wallet/card/:chargeId', name: 'cardPayment', guard: 'signed_in' },
  { path: '/hall', name: 'hall', guard: 'signed_in' },
  { path: '/quay', name: 'quay', guard: 'signed_in' },
  { path: '/landings/:landingId', name: 'landingDetails', guard: 'everyone' },
  { path: '/board/:market', name: 'board', guard: 'everyone' },
  { path: '/operator/*', name: 'operator', guard: 'staff' },
  // Section 2 names no route for unknown paths below /profile; they lead to /.
  { path: '/profile/*', name: 'unknownProfile', guard: 'everyone' },
]

/** The roles of section 6 of the specification. */
export const roles = {
  local_buyer: { views: ['wallet', 'account', 'purchaseOrders', 'myFavorites'], bids: false },
  fisherman: {
    views: ['wallet', 'account', 'sellOrders', 'purchaseOrders', 'myProducts', 'addProduct', 'myFavorites'],
    bids: false,
  },
  local_seller: {
    views: [
      ...['wallet', 'account', 'sellOrders', 'purchaseOrders', 'myProducts', 'addProduct'],
      ...['myAuctions', 'addAuction', 'auctions', 'myFavorites'],
    ],
    bids: true,
  },
  international_seller: {
    views: [
      ...['wallet', 'account', 'sellOrders', 'purchaseOrders', 'myProducts', 'addProduct'],
      ...['myAuctions', 'addAuction', 'auctions', 'myFavorites'],
      ...['beharMarket', 'beharMarketMain', 'myDemands'],
    ],
    bids: true,
  },
} as const

/** The calls of section 7, the main API. */
export const calls = [
  ...['GET main', 'GET main/fish_traffic', 'GET main/gallery'],
  ...['GET products', 'GET products/local', 'GET products/imported', 'GET products/show/{id}'],
  ...['GET blogs', 'GET blogs/{id}'],
  'POST contact/create',
  ...[
    'POST register',
    'POST login',
    'GET profile',
    'POST profile',
    'POST forgot-password',
    'POST reset-password',
  ],
  'GET notifications',
  ...['POST product/create', 'POST product/auction/create'],
  ...['GET product/my/local/normal', 'GET product/my/local/auction'],
  ...['GET product/update/{id}', 'POST product/update/{id}'],
  ...[
    'GET auction/local',
    'GET auction/show/{id}',
    'POST auction/show/{id}/bid',
    'GET auction/accept_bid/{id}',
  ],
  ...['GET wallet', 'POST wallet/charge', 'POST confirm_bank/create'],
  ...['GET orders', 'GET orders/my', 'GET orders/show/{id}', 'GET orders/show/{id}/status/{status}'],
  ...['POST orders/return', 'POST orders/create', 'GET orders/create/{id}', 'POST orders/create/{id}'],
  ...['POST requests/create', 'GET requests/my', 'GET requests/list', 'GET requests/show/{id}'],
  ...['POST requests/update/{id}', 'GET requests/offers/{id}/accept', 'POST requests/offers/create'],
  ...['GET orders/offers', 'GET orders/offers/my', 'GET orders/offers/show/{id}'],
  ...[
    'GET orders/offers/show/{id}/status/{status}',
    'GET orders/offers/create/{id}',
    'POST orders/offers/create/{id}',
  ],
  ...['GET favorite', 'GET favorite/{id}'],
] as const

/** The calls of section 7, the market-integration API. */
export const integrationCalls = [
  ...['GET platforms/behar-market', 'GET platforms/behar-market/subscription'],
  ...['GET platforms/behar-market/masters/CategoriesList', 'GET platforms/behar-market/list/Sizes'],
  ...['GET platforms/behar-market/list/FishTypes', 'GET platforms/behar-market/list/Status_List'],
  ...['POST platforms/behar-market/supply/list', 'POST platforms/behar-market/supply/add'],
  ...['POST platforms/behar-market/demand/list', 'POST platforms/behar-market/demand/add'],
  ...['POST platforms/behar-market/demand/update/remove', 'POST user/login'],
] as const

/** Additional calls, from docs/contract.md: a built call is here or in the specification. */
export const addedCalls = [
  ...['GET profile/addresses', 'POST profile/addresses', 'POST profile/addresses/{id}'],
  ...['DELETE profile/addresses/{id}', 'POST profile/addresses/{id}/default'],
  ...['GET main/best_sellers', 'GET main/options', 'GET products/special', 'GET products/list'],
  ...['GET products/suggestions', 'GET search'],
  ...['GET favorite/ids'],
  ...[
    'POST verify-mobile',
    'POST verify-mobile/send',
    'POST logout',
    'POST profile/upgrade',
    'GET profile/sessions',
  ],
  ...[
    'POST profile/sessions/revoke',
    'GET profile/export',
    'POST profile/delete',
    'POST product/status/{id}',
  ],
  ...['GET auction/show/{id}/events', 'GET auction/show/{id}/record', 'POST orders/dispute'],
  ...['POST auction/show/{id}/press', 'POST auction/show/{id}/offer', 'DELETE auction/show/{id}/offer'],
  'POST orders/refuse',
  ...['GET orders/counts', 'POST orders/steps'],
  ...[
    'GET profile/notifications',
    'POST profile/notifications',
    'POST profile/push',
    'POST profile/push/end',
    'POST push/replace',
  ],
  ...['GET profile/alerts', 'POST profile/alerts', 'POST profile/alerts/{id}', 'DELETE profile/alerts/{id}'],
  ...['POST alerts/show', 'POST alerts/end'],
  ...['GET prices', 'GET prices/{code}', 'GET prices/{code}/trades', 'GET price-index'],
  ...['GET profile/selling', 'GET profile/selling/prices'],
  ...['POST product/relist', 'POST product/changes'],
  'GET orders/options',
  ...['GET product/seasons', 'GET product/auction/create'],
  ...['POST orders/show/{id}/weights', 'POST orders/show/{id}/rate', 'POST requests/close/{id}'],
  'POST orders/show/{id}/payment',
  ...[
    'GET requests/matching/{id}',
    'GET requests/offers/my',
    'POST requests/offers/withdraw/{id}',
    'POST payments/callback',
  ],
  ...['GET wallet/charges/{id}', 'POST payments/sandbox', 'POST wallet/payout'],
  ...['POST notifications/read', 'GET events'],
  'GET main/integration',
  ...['POST main/integration/traders', 'POST main/integration/notices'],
  ...['POST main/integration/subscription', 'POST main/integration/subscriptions/{userId}'],
  ...['GET subscription', 'POST subscription/renew', 'GET subscription/renewals/{id}'],
  ...['', '/remove', '/reserve', '/release', '/sell'].map(
    (step) => `POST platforms/behar-market/supply/update${step}`,
  ),
  ...['', '/fulfill'].map((step) => `POST platforms/behar-market/demand/update${step}`),
  ...['add', 'list', 'show', 'accept', 'decline', 'withdraw', 'end', 'reserve', 'sell', 'message'].map(
    (step) => `POST platforms/behar-market/deals/${step}`,
  ),
  ...['GET', 'POST'].map((method) => `${method} platforms/behar-market/operator/subscriptions/{userId}`),
  'POST login/confirm',
  'GET profile/second-factor',
  ...['start', 'confirm', 'end'].map((step) => `POST profile/second-factor/${step}`),
  'GET operator/overview',
  'GET operator/insight',
  'GET main/insight',
  'GET operator/events',
  'GET operator/find',
  ...decisions('operator/confirmations', ['approve', 'refuse', 'reverse']),
  ...decisions('operator/upgrades', ['approve', 'refuse']),
  'GET operator/upgrades/{id}/document',
  ...decisions('operator/payouts', ['settle', 'refuse']),
  ...['GET operator/batches', 'POST operator/batches', 'GET operator/batches/{id}'],
  ...['file', 'fail', 'sent', 'cancel'].map((verb) => `POST operator/batches/{id}/${verb}`),
  ...['GET operator/days', 'GET operator/days/{day}', 'POST operator/days/{day}/close'],
  'POST operator/orders/{id}/decide',
  ...['GET operator/users', 'GET operator/users/{id}', 'POST operator/users/{id}'],
  ...['GET operator/invitations', 'POST operator/invitations'],
  ...['send', 'withdraw'].map((verb) => `POST operator/invitations/{id}/${verb}`),
  ...['show', 'join', 'accept'].map((verb) => `POST staff-invitations/${verb}`),
  ...['GET operator/users/{id}/timeline', 'POST operator/users/{id}/reveal'],
  ...['GET operator/seasons', 'POST operator/seasons', 'POST operator/seasons/{id}'],
  ...['blogs', 'fish', 'markets', 'cities', 'gallery', 'options', 'templates', 'plans'].flatMap(managed),
  ...['GET operator/products', 'POST operator/products/{id}', 'POST operator/auctions/{id}/void'],
  ...['GET operator/contacts', 'POST operator/contacts/{id}', 'POST operator/contacts/{id}/note'],
  ...['GET operator/site', 'POST operator/site'],
  ...['GET operator/orders', 'GET operator/auctions', 'GET operator/audit', 'GET operator/ledger'],
  'GET operator/ledger/proof',
  ...['GET operator/orders/{id}', 'POST operator/orders/{id}/note', 'GET operator/auctions/{id}'],
  ...['GET operator/requests', 'POST operator/requests/{id}/close'],
  ...['GET operator/statement', 'POST operator/statement', 'GET operator/statements'],
  'POST operator/statement/{id}/approve',
  ...['GET operator/settings', 'POST operator/settings'],
  ...['GET halls', 'GET halls/{id}', 'GET halls/{id}/sales', 'POST halls/{id}/sales'],
  ...[
    'POST halls/sales/{id}/reverse',
    'POST halls/{id}/people',
    'GET halls/{id}/dues',
    'POST halls/{id}/payouts',
  ],
  ...['GET profile/hall-cards', 'POST profile/hall-cards/{id}'],
  ...['GET operator/halls', 'POST operator/halls', 'POST operator/halls/{id}'],
  'GET board/{id}',
  ...['GET auction/sessions', 'GET auction/sessions/{id}', 'POST auction/sessions/{id}/lots'],
  ...[
    'GET auction/session-reminders',
    'POST auction/sessions/{id}/reminder',
    'DELETE auction/sessions/{id}/reminder',
  ],
  ...['GET auction/session-desk', 'POST auction/session-desk/{id}/prayers'],
  ...['POST auction/sessions', 'POST auction/sessions/{id}', 'POST auction/sessions/{id}/order'],
  'POST auction/sessions/{id}/lots/{auctionId}/remove',
  ...[
    'GET landings',
    'POST landings',
    'GET landings/{id}',
    'GET profile/landings',
    'GET profile/reservations',
  ],
  ...['confirm', 'cancel', 'reserve'].map((verb) => `POST landings/{id}/${verb}`),
  'POST reservations/{id}/cancel',
  ...['POST operator/halls/{id}/staff', 'DELETE operator/halls/{id}/staff/{userId}'],
]

/** Calls of one kind of pending decision: the list, and one call for each verb. */
function decisions(path: string, verbs: readonly string[]): string[] {
  return [`GET ${path}`, ...verbs.map((verb) => `POST ${path}/{id}/${verb}`)]
}

/** Calls of records that staff manage: list, create, change, delete. */
function managed(name: string): string[] {
  const path = `operator/${name}`
  return [`GET ${path}`, `POST ${path}`, `POST ${path}/{id}`, `DELETE ${path}/{id}`]
}

/**
 * Sections 6 and 8 of the specification quote these messages literally. The labels of
 * section 2 are compared without regard to upper and lower case.
 */
export const messages = {
  login: 'You need to be logged in to continue',
  inCart: 'Product already exists in cart',
  addedToCart: 'Product added to Cart Successfully',
  forbidden: 'Sorry, but you do not have the authority to take this step',
  noResults: 'Sorry, No Results Were Found right Now',
  noAuctions: 'Sorry, No Auctions Available right Now',
} as const

export const labels = {
  watchMore: 'watch more',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  orderNow: 'Order Now',
  emptyCart: 'Empty Your Cart',
} as const

/** The constants of section 9, and those of sections 2 and 5. */
export const constants = {
  currencyLabelEn: 'SR',
  currencyLabelAr: 'ريال',
  weightUnit: 'kg',
  defaultLocale: 'ar',
  defaultUserType: 'local_buyer',
  toastMs: 3_000,
  backToTopPx: 100,
  cartMinimum: 1,
  beharRefreshAttempts: 10,
  bestSellersDefault: 6,
  bestSellersSizes: [6, 12, 24],
  marketChangeMs: 250,
  newsPreview: 50,
  defaultChart: 'month',
  tickerRepeats: 5,
  chunkTimeoutMs: 120_000,
  amountCut: '35.98',
  dateForm: '2026-11-20',
  emailMask: 'abc***@x.sa',
  phoneMask: '0501****67',
  productSaleTypes: ['normal', 'auction'],
  saleTypes: ['normal', 'auction', 'offers'],
} as const
export type Constant = keyof typeof constants

/** Section 3: the fields of each entity, as answers and forms name them. */
export const entities = {
  mainStaticData: ['info', 'sections', 'fish', 'specials', 'trading_traffic', 'markets', 'charts', 'blogs'],
  info: [
    ...['logo2', 'logo4', 'name', 'address', 'email', 'mobile', 'copyright'],
    ...['facebook', 'twitter', 'instagram', 'youtube'],
  ],
  sections: ['local', 'auction', 'international'],
  product: [
    ...['id', 'sale_type', 'name', 'type_fish_id', 'market_id', 'details', 'city_id', 'size', 'quality'],
    ...['category', 'fish_type', 'quantity', 'price', 'image', 'translations'],
  ],
  specialProduct: ['id', 'name', 'translations', 'image', 'quantity', 'price', 'is_fav'],
  fish: ['id', 'name', 'average_price'],
  market: ['id', 'name', 'primary'],
  bestSeller: ['id', 'name', 'image', 'quantity_available', 'average_price', 'quantity_sold', 'total_sales'],
  tradingTraffic: ['quantity_available', 'quantity_sold', 'international_market', 'total_sales'],
  charts: ['day', 'week', 'month'],
  chart: ['data', 'top_sales'],
  chartRow: ['slug', 'quantity_available', 'quantity_progress', 'quantity_sold'],
  topSale: ['slug', 'average_price'],
  news: ['id', 'title', 'body', 'image'],
  user: ['f_name', 'l_name', 'avatar', 'mobile', 'email', 'address', 'n_id', 'cr_number', 'type'],
  signUpForm: [
    ...['type', 'f_name', 'l_name', 'mobile', 'email', 'address', 'n_id'],
    ...['password', 'password_confirmation', 'cr_number'],
  ],
  signInForm: ['mobile', 'password'],
  passwordReset: ['mobile', 'code', 'password', 'password_confirmation'],
  contactForm: ['name', 'email', 'subject', 'message'],
  cartItem: ['id', 'name', 'image', 'price', 'quantity', 'cart_quantity'],
  orderForm: [
    'sale_type',
    'city_id',
    'payment_id',
    'delivery_method_id',
    'address',
    'body',
    'quantity',
    'products',
  ],
  orderAddress: ['street', 'region', 'address', 'zip_code', 'recipient_name'],
  request: ['title', 'body', 'fish_id', 'city_id', 'size', 'quality', 'quantity', 'weight', 'price', 'image'],
  offer: ['product_request_id', 'body', 'quantity', 'price'],
  notification: ['id', 'data'],
  notificationData: ['user', 'message', 'time', 'data_type', 'data_id'],
} as const
export type Entity = keyof typeof entities
