import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type Clock, databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/db.ts'
import { measureReplica } from '#platform/database/replica.ts'
import { serveHealth } from '#platform/health.ts'
import { callInProcess, serveCalls } from '#platform/http/calls.ts'
import { type ApiOptions, type Handler, openHttp } from '#platform/http/http.ts'
import { openUploads } from '#platform/limits/uploads.ts'
import type { Log } from '#platform/logs/log.ts'
import { openEventStreams } from '#platform/streams/eventStreams.ts'
import { limits } from '#shared/base/limits.ts'
import { calls } from '#shared/calls.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { personPart, upgradesPart } from './account/accountPart.ts'
import { accountHandlers } from './account/handlers.ts'
import { findDocumentOwner } from './account/store.ts'
import { addressesPart } from './addresses/accountPart.ts'
import { addressHandlers } from './addresses/handlers.ts'
import { alertsPart } from './alerts/accountPart.ts'
import { alertListeners } from './alerts/firing/listeners.ts'
import { alertHandlers } from './alerts/handlers.ts'
import { serveUnsubscribe } from './alerts/unsubscribe.ts'
import { bidsPart, remindersPart } from './auctions/accountPart.ts'
import { awardingHandlers } from './auctions/awarding/handlers.ts'
import { type Bids, openBids } from './auctions/bidding/bids.ts'
import { biddingHandlers } from './auctions/bidding/handlers.ts'
import { auctionHandlers } from './auctions/handlers.ts'
import { liveHandlers } from './auctions/live/handlers.ts'
import { recordHandlers } from './auctions/record/handlers.ts'
import { lotChanges } from './auctions/selling/actions.ts'
import { auctionSellingHandlers } from './auctions/selling/handlers.ts'
import { serveSessionCalendar } from './auctions/sessions/calendar.ts'
import { sessionHandlers } from './auctions/sessions/handlers.ts'
import { wayHandlers } from './auctions/ways/handlers.ts'
import { signInsPart } from './auth/accountPart.ts'
import { openCallers } from './auth/callers.ts'
import { authHandlers } from './auth/handlers.ts'
import { accountsLapse } from './auth/lapsing.ts'
import { openSealing, type Sealing } from './auth/secondFactor/sealing.ts'
import { type CallerRules, findCallersOf, type IdleRules } from './auth/store.ts'
import type { AccountPart } from './base/accountPart.ts'
import { type Files, incomingFolder } from './base/files.ts'
import { countFiles } from './base/images/upload.ts'
import { measureUploads } from './base/images/uploadMetrics.ts'
import { serveMedia } from './base/media.ts'
import { openGatewaySecret } from './base/outgoing/gatewaySecret.ts'
import { type Outgoing, openOutgoing } from './base/outgoing/outgoing.ts'
import { openOrigin } from './base/pages/origin.ts'
import { mountPages, type PageServer } from './base/pages/pages.ts'
import { type FileLinks, openFileLinks } from './base/private/links.ts'
import { servePrivateFiles } from './base/private/serving.ts'
import { openSettings } from './base/settings.ts'
import { openFiles } from './base/storage.ts'
import { serveVoices } from './base/voices/serving.ts'
import { subscriptionPart } from './behar/accountPart.ts'
import { beharAddress, beharHandlers } from './behar/handlers.ts'
import { renewingHandlers } from './behar/renewing/handlers.ts'
import { renewalListeners } from './behar/renewing/listeners.ts'
import { catalogHandlers } from './catalog/handlers.ts'
import { contactHandlers } from './contact/handlers.ts'
import { migrationsFolder } from './db/schema.ts'
import { favoritesPart } from './favorites/accountPart.ts'
import { favoriteHandlers } from './favorites/handlers.ts'
import { hallPart } from './hall/accountPart.ts'
import { hallHandlers } from './hall/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { sellerHomeHandlers } from './home/selling/handlers.ts'
import { landingsPart } from './landings/accountPart.ts'
import { landingHandlers } from './landings/handlers.ts'
import { newsHandlers } from './news/handlers.ts'
import { notificationsPart } from './notifications/accountPart.ts'
import { type AlertTokens, openAlertTokens } from './notifications/alertTokens.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { openPushKeys } from './notifications/push/keys.ts'
import { notificationSettingsPart } from './notifications/settings/accountPart.ts'
import { notificationSettingsHandlers } from './notifications/settings/handlers.ts'
import { recordsHandlers } from './operator/audit/handlers.ts'
import { batchHandlers } from './operator/batches/handlers.ts'
import { changesHandlers } from './operator/changes/handlers.ts'
import { operatorContactsHandlers } from './operator/contacts/handlers.ts'
import { operatorGalleryHandlers } from './operator/content/galleryHandlers.ts'
import { operatorNewsHandlers } from './operator/content/newsHandlers.ts'
import { operatorSiteHandlers } from './operator/content/siteHandlers.ts'
import { dayHandlers } from './operator/days/handlers.ts'
import { findHandlers } from './operator/find/handlers.ts'
import { hallsHandlers } from './operator/halls/handlers.ts'
import { operatorHandlers } from './operator/handlers.ts'
import { insightHandlers } from './operator/insight/handlers.ts'
import { invitationsHandlers } from './operator/invitations/handlers.ts'
import { listsHandlers } from './operator/lists/handlers.ts'
import { marketHandlers } from './operator/market/handlers.ts'
import { moneyHandlers } from './operator/money/handlers.ts'
import { allOrdersHandlers } from './operator/orders/handlers.ts'
import { staffPart } from './operator/people/accountPart.ts'
import { peopleHandlers } from './operator/people/handlers.ts'
import { planHandlers } from './operator/plans/handlers.ts'
import { operatorProductsHandlers } from './operator/products/handlers.ts'
import { seasonsHandlers } from './operator/seasons/handlers.ts'
import { securityHandlers } from './operator/security/handlers.ts'
import { settingsHandlers } from './operator/settings/handlers.ts'
import { statementHandlers } from './operator/statement/handlers.ts'
import { insertAudit } from './operator/store.ts'
import { templateHandlers } from './operator/templates/handlers.ts'
import { timelineHandlers } from './operator/timeline/handlers.ts'
import { ordersPart } from './orders/accountPart.ts'
import { orderHandlers } from './orders/handlers.ts'
import { orderListeners } from './orders/payment/paid.ts'
import { offeredBy } from './orders/placing/actions.ts'
import { findReturnSides } from './orders/progress/store.ts'
import { windowsOf as orderWindowsOf } from './orders/progress/windows.ts'
import { priceHandlers } from './prices/handlers.ts'
import { servePriceData } from './prices/openData/routes.ts'
import { productsPart } from './products/accountPart.ts'
import { openFavoriteField } from './products/favorites.ts'
import { productHandlers } from './products/handlers.ts'
import { joinGoodsListeners } from './products/listing/events.ts'
import { listingHandlers } from './products/listing/handlers.ts'
import { openSearch } from './products/search/search.ts'
import { offersPart, requestsPart } from './requests/accountPart.ts'
import { requestHandlers } from './requests/handlers.ts'
import { matchHandlers } from './requests/matching/handlers.ts'
import { matchListeners } from './requests/matching/listeners.ts'
import { offerHandlers } from './requests/offers/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { serveDocs } from './shell/docs.ts'
import { serveSitemap } from './shell/sitemap.ts'
import { walletPart } from './wallet/accountPart.ts'
import { type ChargeListeners, joinListeners } from './wallet/charges.ts'
import { findReceiptOwner } from './wallet/confirmationsStore.ts'
import { walletHandlers } from './wallet/handlers.ts'
import { openPayments, type Payments } from './wallet/payments.ts'

export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly clock?: Clock
  /** Validates every answer against its call's schema; used in tests and development. */
  readonly checkAnswers?: boolean
  /** The options of the pages; absent if only the API is served. */
  readonly pages?: PageServer
}

/** Connects every feature's handlers to the calls; with `pages` it also serves pages. */
export async function createApp({
  config,
  db,
  log,
  clock = databaseClock(db),
  checkAnswers = false,
  pages,
}: AppOptions): Promise<FastifyInstance> {
  const uploads = openUploads({ folder: incomingFolder(config.DATA_DIR) })
  const callerRules: CallerRules = {
    ...idleOf(config),
    verifyMobile: config.VERIFY_MOBILE,
    lapse: accountsLapse(config),
  }
  const options: ApiOptions = {
    log,
    clock,
    authenticate: openCallers(db, callerRules, log),
    rateLimits: config.RATE_LIMITS,
    ...(config.DATABASE_READ_URL && { readLagMs: config.DATABASE_READ_LAG_MS }),
    checkAnswers,
    trustProxy: config.TRUST_PROXY,
    uploads,
    ...(config.RATE_LIMITS && { countFiles: ({ id }, files) => countFiles(db, id, files) }),
    streams: openEventStreams({
      log,
      events: db.events,
      callersOf: (signIns) => findCallersOf(db, signIns, callerRules),
      caps: config.RATE_LIMITS
        ? { perAddress: config.STREAMS_PER_ADDRESS, perPerson: limits.streams.perPerson }
        : undefined,
    }),
  }
  const outgoing = openOutgoing(config, log)
  const gatewaySecret = await openGatewaySecret(config)
  const sealing = await openSealing(config)
  const listeners = joinListeners(orderListeners({ windows: orderWindowsOf(config) }), renewalListeners)
  const money = { payments: openPayments(config), listeners }
  const bids = openBids({ db, log })
  const files = openFiles(config)
  const links = await openFileLinks(config)
  const { publicKey: pushKey } = await openPushKeys(config)
  const alertTokens = await openAlertTokens(config)
  const handlers = handlersOf(db, config, {
    log,
    files,
    links,
    outgoing,
    gatewaySecret,
    sealing,
    money,
    bids,
    pushKey,
    alertTokens,
  })
  const app = await openHttp(options)
  app.addHook('onClose', () => outgoing.close())
  app.addHook('onClose', () => bids.close())
  const measure = (registry: Registry) => {
    measureUploads(uploads)(registry)
    measureReplica(db, registry)
  }
  serveHealth(app, { config, db, migrationsFolder, measure })
  serveDocs(app, calls, version)
  const originOf = openOrigin(config)
  serveSitemap(app, { db, originOf })
  servePriceData(app, { db, originOf, dataDir: config.DATA_DIR, clock })
  serveSessionCalendar(app, { db, originOf, clock })
  serveUnsubscribe(app, { db, tokens: alertTokens })
  serveMedia(app, files, config)
  serveVoices(app, files, config)
  servePrivateFiles(
    app,
    { files, authenticate: options.authenticate, links, clock },
    {
      documents: (path) => findDocumentOwner(db, path),
      receipts: (path) => findReceiptOwner(db, path),
      returns: (path) => findReturnSides(db, path),
    },
  )
  serveCalls(app, handlers, options)
  if (pages) {
    const behar = beharAddress(config)
    await mountPages(app, pages, {
      callInProcess: callInProcess(handlers, options),
      hasReplica: config.DATABASE_READ_URL !== undefined,
      log,
      originOf,
      policySources: {
        calls: behar === null ? [] : [new URL(behar).origin],
        pictures: config.MEDIA_URL === undefined ? [] : [new URL(config.MEDIA_URL).origin],
      },
    })
  }
  return app
}

interface HandlerDeps {
  readonly log: Log
  readonly files: Files
  readonly links: FileLinks
  readonly outgoing: Outgoing
  readonly gatewaySecret: string
  readonly sealing: Sealing
  /** Payment methods, and the listeners of completed charges. */
  readonly money: { readonly payments: Payments; readonly listeners: ChargeListeners }
  readonly bids: Bids
  /** The public key with which browsers subscribe to push. */
  readonly pushKey: string
  readonly alertTokens: AlertTokens
}

/** Returns one handler for each call; throws if a call has no handler or two. */
function handlersOf(db: Database, config: Config, deps: HandlerDeps): Handler[] {
  const { log, files, links, outgoing, gatewaySecret, sealing, money, bids, pushKey, alertTokens } = deps
  const search = openSearch(db)
  const favorite = openFavoriteField(db)
  const settings = openSettings(db, config)
  const listeners = joinGoodsListeners(matchListeners, alertListeners)
  const handlers = [
    ...homeHandlers(db, { demo: config.DEMO, verify_mobile: accountsLapse(config) }, favorite),
    ...sellerHomeHandlers({ db, config, log }),
    ...priceHandlers(db),
    ...catalogHandlers(db, offeredBy(money.payments)),
    ...beharHandlers(config, db),
    ...renewingHandlers({ db, ...money }),
    ...authHandlers({ db, outgoing, sealing, config }),
    ...productHandlers(db, search, favorite),
    ...listingHandlers({ db, files, changeLot: lotChanges(settings), listeners, log }),
    ...landingHandlers({ db, files, listeners }),
    ...walletHandlers({ db, files, gatewaySecret, ...money, nameOrder: orderNumber }),
    ...orderHandlers({ db, config, files, log, settings, payments: money.payments }),
    ...hallHandlers({ db, log }),
    ...addressHandlers(db),
    ...favoriteHandlers(db),
    ...newsHandlers(db),
    ...notificationHandlers(db),
    ...notificationSettingsHandlers(db, {
      email: outgoing.sendsMail,
      sms: outgoing.sendsSms,
      pushKey,
    }),
    ...alertHandlers({ db, tokens: alertTokens }),
    ...contactHandlers(db, outgoing),
    ...auctionHandlers(db, search),
    ...biddingHandlers({ bids }),
    ...awardingHandlers({ db }),
    ...liveHandlers({ db }),
    ...recordHandlers({ db }),
    ...auctionSellingHandlers({ db, files, settings }),
    ...sessionHandlers({ db, settings, recordAct: insertAudit }),
    ...wayHandlers({ db }),
    ...requestHandlers({ db, files, settings, search }),
    ...searchHandlers(db, search),
    ...offerHandlers({ db }),
    ...matchHandlers({ db }),
    ...accountHandlers({
      db,
      files,
      outgoing,
      rateLimits: config.RATE_LIMITS,
      lapse: accountsLapse(config),
      idle: idleOf(config),
      parts: accountPartsOf(config),
    }),
    ...operatorHandlers(db, links),
    ...peopleHandlers({
      db,
      log,
      lapse: accountsLapse(config),
      windows: orderWindowsOf(config),
      idle: idleOf(config),
    }),
    ...invitationsHandlers({ db, outgoing, sealing, config }),
    ...securityHandlers({ db, sealing, rateLimits: config.RATE_LIMITS }),
    ...recordsHandlers({ db, config }),
    ...insightHandlers(db),
    ...changesHandlers({ db }),
    ...findHandlers({ db }),
    ...timelineHandlers({ db }),
    ...moneyHandlers({ db, listeners: money.listeners }),
    ...dayHandlers({ db }),
    ...batchHandlers({ db, payments: money.payments }),
    ...listsHandlers({ db, files }),
    ...seasonsHandlers(db),
    ...settingsHandlers({ db, config }),
    ...operatorNewsHandlers({ db, files }),
    ...operatorGalleryHandlers({ db, files }),
    ...operatorSiteHandlers({ db, config }),
    ...operatorContactsHandlers({ db, outgoing, config }),
    ...templateHandlers({ db }),
    ...planHandlers({ db }),
    ...hallsHandlers({ db }),
    ...operatorProductsHandlers({ db, listeners }),
    ...allOrdersHandlers({ db, config, log, payments: money.payments }),
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

/** The time after which an unused sign-in expires. */
function idleOf({ TOKEN_IDLE_DAYS, STAFF_IDLE_HOURS }: Config): IdleRules {
  return { idleDays: TOKEN_IDLE_DAYS, staffIdleHours: STAFF_IDLE_HOURS }
}

/** The personal data of each feature, in order of export and removal; the account itself comes last. */
function accountPartsOf(config: Config): AccountPart[] {
  return [
    signInsPart(idleOf(config)),
    notificationsPart,
    notificationSettingsPart,
    alertsPart,
    // Requests come before goods and orders, because requests are locked first (lock order).
    requestsPart,
    offersPart,
    landingsPart,
    productsPart,
    favoritesPart,
    addressesPart,
    bidsPart,
    remindersPart,
    ordersPart({ returnS: config.RETURN_S }),
    hallPart,
    subscriptionPart,
    walletPart({ nameOrder: orderNumber }),
    upgradesPart,
    staffPart,
    personPart,
  ]
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
