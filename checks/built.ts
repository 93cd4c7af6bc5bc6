import type * as z from 'zod/mini'
import { login, register, resetPassword, User } from '#shared/auth/contract.ts'
import { userTypes } from '#shared/base/access/permissions.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { defaultLocale } from '#shared/base/locale.ts'
import { currencyLabel, halalas, moneyParts, priceOf } from '#shared/base/money.ts'
import { grams, weightLabel } from '#shared/base/quantity.ts'
import { maskEmail, maskMobile } from '#shared/base/text/masks.ts'
import { CartItem } from '#shared/cart/contract.ts'
import { createContact } from '#shared/contact/contract.ts'
import { BestSeller, Charts, Info, Main, MarketChoice, TradingTraffic } from '#shared/home/contract.ts'
import { defaultSpan } from '#shared/home/rules.ts'
import { Blog } from '#shared/news/contract.ts'
import { Notification } from '#shared/notifications/contract.ts'
import { OrderAddress, orderSaleTypes } from '#shared/orders/contract.ts'
import { createOrder, createOrders } from '#shared/orders/placing.ts'
import { FishPrice } from '#shared/prices/contract.ts'
import { Product, ProductDetails, saleTypes } from '#shared/products/contract.ts'
import { createOffer, createRequest } from '#shared/requests/contract.ts'
import { type PageRoute, routes } from '#web/routes.ts'
import type { Constant, Entity } from './specification.ts'

/**
 * The routes, calls, constants and entities of the code, in the form of the specification. An entry that is missing here counts
 * as not built.
 */

/** The constants of the product, from their sources. */
export const builtConstants: { readonly [name in Constant]?: () => unknown } = {
  currencyLabelEn: () => currencyLabel.en,
  currencyLabelAr: () => currencyLabel.ar,
  weightUnit: () => weightLabel.en,
  defaultLocale: () => defaultLocale,
  defaultUserType: () => userTypes[0],
  toastMs: () => limits.toastMs,
  backToTopPx: () => limits.backToTopPx,
  cartMinimum: () => limits.cartMinimum,
  beharRefreshAttempts: () => limits.behar.refreshAttempts,
  bestSellersDefault: () => limits.bestSellers.default,
  bestSellersSizes: () => limits.bestSellers.sizes,
  marketChangeMs: () => limits.bestSellers.marketChangeMs,
  newsPreview: () => limits.newsPreview,
  defaultChart: () => defaultSpan,
  tickerRepeats: () => limits.tickerRepeats,
  chunkTimeoutMs: () => limits.chunkTimeoutMs,
  // 1.5 kg at 23.99 SAR per kg cost 35.985 SAR; the result shows whether the third decimal is truncated.
  amountCut: () => {
    const { whole, decimals } = moneyParts(priceOf(halalas(2_399), grams(1_500)))
    return `${whole}.${decimals}`
  },
  dateForm: () => riyadhDay(new Date('2026-11-19T21:00:00Z')),
  emailMask: () => maskEmail('abcdef@x.sa'),
  phoneMask: () => maskMobile('+966501234567'),
  productSaleTypes: () => saleTypes,
  saleTypes: () => orderSaleTypes,
}

const chart = Charts.shape.day

/** The fields of an entity in answers or inputs, from its schema. */
export const builtEntities: { readonly [name in Entity]?: readonly string[] } = {
  cartItem: fieldsOf(CartItem),
  mainStaticData: fieldsOf(Main),
  info: fieldsOf(Info),
  sections: fieldsOf(Main.shape.sections),
  product: [...fieldsOf(Product), ...fieldsOf(ProductDetails)],
  specialProduct: fieldsOf(Product),
  fish: fieldsOf(FishPrice),
  market: fieldsOf(MarketChoice),
  bestSeller: fieldsOf(BestSeller),
  tradingTraffic: fieldsOf(TradingTraffic),
  charts: fieldsOf(Charts),
  chart: fieldsOf(chart),
  chartRow: fieldsOf(chart.shape.data._zod.def.element),
  topSale: fieldsOf(chart.shape.top_sales._zod.def.element),
  news: fieldsOf(Blog),
  notification: fieldsOf(Notification),
  notificationData: fieldsOf(Notification.shape.data),
  contactForm: fieldsOf(createContact.body),
  user: fieldsOf(User),
  signUpForm: fieldsOf(register.body),
  signInForm: fieldsOf(login.body),
  passwordReset: fieldsOf(resetPassword.body),
  orderForm: [...fieldsOf(createOrder.body), ...fieldsOf(createOrders.body)],
  orderAddress: fieldsOf(OrderAddress),
  request: fieldsOf(createRequest.body),
  offer: fieldsOf(createOffer.body),
}

/** Every mounted page by its full path, in the specification's form `:productId`. */
export function builtRoutes(
  table: readonly PageRoute[] = routes,
  above = '',
): { path: string; name: string; guard: string }[] {
  return table.flatMap(({ path, name, guard, children }) => {
    const whole = (above + path).replace(/\$$/, '*').replace(/\$/g, ':')
    return [{ path: whole, name, guard }, ...builtRoutes(children ?? [], above + path)]
  })
}

function fieldsOf(schema: z.ZodMiniObject): string[] {
  return Object.keys(schema.shape)
}
