import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { callInProcess, serveCalls } from '#node/calls.ts'
import { type Clock, systemClock } from '#node/clock.ts'
import type { Config } from '#node/config.ts'
import type { Database } from '#node/db.ts'
import { openEventStreams } from '#node/eventStreams.ts'
import { serveHealth } from '#node/health.ts'
import { type ApiOptions, type Handler, openHttp } from '#node/http.ts'
import type { Log } from '#node/log.ts'
import { limits } from '#shared/base/limits.ts'
import { calls } from '#shared/calls.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { personPart, upgradesPart } from './account/accountPart.ts'
import { accountHandlers } from './account/handlers.ts'
import { findDocumentOwner } from './account/store.ts'
import { bidsPart } from './auctions/accountPart.ts'
import { awardingHandlers } from './auctions/awardingHandlers.ts'
import { type Bids, openBids } from './auctions/bidding.ts'
import { biddingHandlers } from './auctions/biddingHandlers.ts'
import { auctionHandlers } from './auctions/handlers.ts'
import { liveHandlers } from './auctions/liveHandlers.ts'
import { recordHandlers } from './auctions/recordHandlers.ts'
import { lotChanges } from './auctions/selling.ts'
import { auctionSellingHandlers } from './auctions/sellingHandlers.ts'
import { signInsPart } from './auth/accountPart.ts'
import { openCallers } from './auth/callers.ts'
import { authHandlers } from './auth/handlers.ts'
import { openSealing, type Sealing } from './auth/sealing.ts'
import type { IdleRules } from './auth/store.ts'
import type { AccountPart } from './base/accountPart.ts'
import { openFiles } from './base/files.ts'
import { openGatewaySecret } from './base/gatewaySecret.ts'
import { serveMedia } from './base/media.ts'
import { type Outgoing, openOutgoing } from './base/outgoing.ts'
import { mountPages, type PageServer } from './base/pages.ts'
import { servePrivateFiles } from './base/privateFiles.ts'
import { openSettings } from './base/settings.ts'
import { beharAddress, beharHandlers } from './behar/handlers.ts'
import { catalogHandlers } from './catalog/handlers.ts'
import { contactHandlers } from './contact/handlers.ts'
import { migrationsFolder } from './db/schema.ts'
import { favoritesPart } from './favorites/accountPart.ts'
import { favoriteHandlers } from './favorites/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { newsHandlers } from './news/handlers.ts'
import { notificationsPart } from './notifications/accountPart.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { findLiveSignIns } from './notifications/store.ts'
import { operatorContactsHandlers } from './operator/contactsHandlers.ts'
import { decideHandlers } from './operator/decideHandlers.ts'
import { operatorGalleryHandlers } from './operator/galleryHandlers.ts'
import { operatorHandlers } from './operator/handlers.ts'
import { listsHandlers } from './operator/listsHandlers.ts'
import { marketHandlers } from './operator/marketHandlers.ts'
import { moneyHandlers } from './operator/moneyHandlers.ts'
import { operatorNewsHandlers } from './operator/newsHandlers.ts'
import { allOrdersHandlers } from './operator/ordersHandlers.ts'
import { staffPart } from './operator/peopleAccountPart.ts'
import { peopleHandlers } from './operator/peopleHandlers.ts'
import { operatorProductsHandlers } from './operator/productsHandlers.ts'
import { recordsHandlers } from './operator/recordsHandlers.ts'
import { seasonsHandlers } from './operator/seasonsHandlers.ts'
import { securityHandlers } from './operator/securityHandlers.ts'
import { settingsHandlers } from './operator/settingsHandlers.ts'
import { operatorSiteHandlers } from './operator/siteHandlers.ts'
import { statementHandlers } from './operator/statementHandlers.ts'
import { voidHandlers } from './operator/voidHandlers.ts'
import { ordersPart } from './orders/accountPart.ts'
import { orderHandlers } from './orders/handlers.ts'
import { findReturnSides } from './orders/lifeStore.ts'
import { orderListeners } from './orders/paid.ts'
import { windowsOf as orderWindowsOf } from './orders/windows.ts'
import { productsPart } from './products/accountPart.ts'
import { productHandlers } from './products/handlers.ts'
import { listingHandlers } from './products/listingHandlers.ts'
import { openSearch } from './products/search.ts'
import { offersPart, requestsPart } from './requests/accountPart.ts'
import { requestHandlers } from './requests/handlers.ts'
import { matchListeners } from './requests/listed.ts'
import { matchHandlers } from './requests/matchHandlers.ts'
import { offerHandlers } from './requests/offerHandlers.ts'
import { serveDocs } from './shell/docs.ts'
import { serveSitemap } from './shell/sitemap.ts'
import { walletPart } from './wallet/accountPart.ts'
import type { ChargeListeners } from './wallet/charges.ts'
import { findReceiptOwner } from './wallet/confirmationsStore.ts'
import { walletHandlers } from './wallet/handlers.ts'
import { openPayments, type Payments } from './wallet/payments.ts'

export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly clock?: Clock
  /** Holds every answer against its call's schema: in tests and development. */
  readonly checkAnswers?: boolean
  /** Absent where only the API is served. */
  readonly pages?: PageServer
}

/** The main API and, where there are pages, the page server: every feature wired to its calls. */
export async function createApp({
  config,
  db,
  log,
  clock = systemClock,
  checkAnswers = false,
  pages,
}: AppOptions): Promise<FastifyInstance> {
  const options: ApiOptions = {
    log,
    clock,
    authenticate: openCallers(db, { ...idleOf(config), verifyMobile: config.VERIFY_MOBILE }),
    rateLimits: config.RATE_LIMITS,
    checkAnswers,
    trustProxy: config.TRUST_PROXY,
    streams: openEventStreams({
      log,
      events: db.events,
      liveSignIns: (signIns) => findLiveSignIns(db, signIns, idleOf(config)),
      caps: config.RATE_LIMITS
        ? { perAddress: config.STREAMS_PER_ADDRESS, perPerson: limits.streams.perPerson }
        : undefined,
    }),
  }
  const outgoing = openOutgoing(config, log)
  const gatewaySecret = await openGatewaySecret(config)
  const sealing = await openSealing(config)
  const listeners = orderListeners({ clock, windows: orderWindowsOf(config) })
  const money = { payments: openPayments(config), listeners }
  const bids = openBids({ db, log })
  const handlers = handlersOf(db, config, { outgoing, gatewaySecret, sealing, money, bids })
  const app = await openHttp(options)
  app.addHook('onClose', () => outgoing.close())
  app.addHook('onClose', () => bids.close())
  serveHealth(app, { config, db, migrationsFolder })
  serveDocs(app, calls, version)
  serveSitemap(app, { db, publicUrl: config.PUBLIC_URL })
  await serveMedia(app, config)
  servePrivateFiles(app, options.authenticate, {
    documents: (path) => findDocumentOwner(db, path),
    receipts: (path) => findReceiptOwner(db, path),
    returns: (path) => findReturnSides(db, path),
  })
  serveCalls(app, handlers, options)
  if (pages) {
    const behar = beharAddress(config)
    await mountPages(app, pages, {
      callInProcess: callInProcess(handlers, options),
      log,
      publicUrl: config.PUBLIC_URL,
      policySources: { calls: behar === null ? [] : [new URL(behar).origin] },
    })
  }
  return app
}

interface HandlerDeps {
  readonly outgoing: Outgoing
  readonly gatewaySecret: string
  readonly sealing: Sealing
  /** How money comes in, and what goes on when it has. */
  readonly money: { readonly payments: Payments; readonly listeners: ChargeListeners }
  readonly bids: Bids
}

/** One handler for each call of the table; a call without one does not start. */
function handlersOf(db: Database, config: Config, deps: HandlerDeps): Handler[] {
  const { outgoing, gatewaySecret, sealing, money, bids } = deps
  const search = openSearch(db)
  const settings = openSettings(db, config)
  const files = openFiles(config.DATA_DIR)
  const handlers = [
    ...homeHandlers(db, { demo: config.DEMO }),
    ...catalogHandlers(db),
    ...beharHandlers(config),
    ...authHandlers({ db, outgoing, sealing, config }),
    ...productHandlers(db, search),
    ...listingHandlers({ db, files, changeLot: lotChanges(settings), listeners: matchListeners }),
    ...walletHandlers({ db, files, gatewaySecret, ...money, nameOrder: orderNumber }),
    ...orderHandlers({ db, config, settings, payments: money.payments }),
    ...favoriteHandlers(db),
    ...newsHandlers(db),
    ...notificationHandlers(db),
    ...contactHandlers(db, outgoing),
    ...auctionHandlers(db, search),
    ...biddingHandlers({ bids }),
    ...awardingHandlers({ db }),
    ...liveHandlers({ db }),
    ...recordHandlers({ db }),
    ...auctionSellingHandlers({ db, files, settings }),
    ...requestHandlers({ db, files, settings, search }),
    ...offerHandlers({ db }),
    ...matchHandlers({ db }),
    ...accountHandlers({
      db,
      files,
      rateLimits: config.RATE_LIMITS,
      verifyMobile: config.VERIFY_MOBILE,
      idle: idleOf(config),
      parts: accountPartsOf(config),
    }),
    ...operatorHandlers(db),
    ...peopleHandlers({ db, verifyMobile: config.VERIFY_MOBILE, idle: idleOf(config) }),
    ...securityHandlers({ db, sealing, rateLimits: config.RATE_LIMITS }),
    ...recordsHandlers({ db }),
    ...voidHandlers({ db }),
    ...moneyHandlers({ db, listeners: money.listeners }),
    ...listsHandlers({ db, files }),
    ...seasonsHandlers(db),
    ...settingsHandlers({ db, config }),
    ...operatorNewsHandlers({ db, files }),
    ...operatorGalleryHandlers({ db, files }),
    ...operatorSiteHandlers({ db, config }),
    ...operatorContactsHandlers({ db, outgoing }),
    ...operatorProductsHandlers({ db, listeners: matchListeners }),
    ...decideHandlers({ db, config, payments: money.payments }),
    ...allOrdersHandlers({ db, config, payments: money.payments }),
    ...marketHandlers({ db }),
    ...statementHandlers({ db, listeners: money.listeners }),
  ]
  const answered = new Set(handlers.map(({ call }) => call.key))
  const silent = calls.filter(({ key }) => !answered.has(key))
  if (silent.length > 0 || handlers.length !== calls.length) {
    throw new Error(
      `calls without exactly one handler: ${silent.map(({ key }) => key).join(', ') || 'some have two'}`,
    )
  }
  return handlers
}

/** How long a sign-in lies unused before it ends. */
function idleOf({ TOKEN_IDLE_DAYS, STAFF_IDLE_HOURS }: Config): IdleRules {
  return { idleDays: TOKEN_IDLE_DAYS, staffIdleHours: STAFF_IDLE_HOURS }
}

/** What every feature keeps of a person, in the order in which it is exported and goes; the person comes last. */
function accountPartsOf(config: Config): AccountPart[] {
  return [
    signInsPart(idleOf(config)),
    notificationsPart,
    // Before goods and orders: whoever holds a request and one of these takes them in this order.
    requestsPart,
    offersPart,
    productsPart,
    favoritesPart,
    bidsPart,
    ordersPart({ returnS: config.RETURN_S }),
    walletPart({ nameOrder: orderNumber }),
    upgradesPart,
    staffPart,
    personPart,
  ]
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
