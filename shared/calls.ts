import * as account from './account/contract.ts'
import * as addresses from './addresses/contract.ts'
import * as alerts from './alerts/contract.ts'
import * as auctions from './auctions/contract.ts'
import * as lots from './auctions/selling.ts'
import * as sessions from './auctions/sessions/contract.ts'
import * as auth from './auth/contract.ts'
import * as secondFactor from './auth/secondFactor.ts'
import * as behar from './behar/contract.ts'
import * as beharDeals from './behar/dealContract.ts'
import * as beharSubscriptions from './behar/subscriptionContract.ts'
import * as catalog from './catalog/contract.ts'
import * as contact from './contact/contract.ts'
import * as favorites from './favorites/contract.ts'
import * as board from './hall/board.ts'
import * as hall from './hall/contract.ts'
import * as home from './home/contract.ts'
import * as sellerHome from './home/selling.ts'
import * as landings from './landings/contract.ts'
import * as news from './news/contract.ts'
import * as notifications from './notifications/contract.ts'
import * as notificationSettings from './notifications/settings.ts'
import * as batches from './operator/bank/batches.ts'
import * as days from './operator/bank/days.ts'
import * as changes from './operator/changes.ts'
import * as operator from './operator/contract.ts'
import * as find from './operator/find.ts'
import * as gallery from './operator/gallery.ts'
import * as insight from './operator/insight/contract.ts'
import * as invitations from './operator/invitations.ts'
import * as operatorHalls from './operator/lists/halls.ts'
import * as lists from './operator/lists/lists.ts'
import * as plans from './operator/lists/plans.ts'
import * as seasons from './operator/lists/seasons.ts'
import * as operatorNews from './operator/news.ts'
import * as operatorOrders from './operator/orders.ts'
import * as overview from './operator/overview.ts'
import * as people from './operator/people.ts'
import * as operatorProducts from './operator/products.ts'
import * as records from './operator/records.ts'
import * as settings from './operator/settings.ts'
import * as site from './operator/site.ts'
import * as statements from './operator/statement/statement.ts'
import * as contacts from './operator/support/contacts.ts'
import * as templates from './operator/support/templates.ts'
import * as timeline from './operator/timeline.ts'
import * as orders from './orders/contract.ts'
import * as placing from './orders/placing.ts'
import * as prices from './prices/contract.ts'
import * as products from './products/contract.ts'
import * as listing from './products/listing.ts'
import * as requests from './requests/contract.ts'
import * as search from './search/contract.ts'
import * as wallet from './wallet/contract.ts'

/** The calls of visitors, buyers and sellers. */
const marketCalls = [
  home.getMain,
  home.getFishTraffic,
  home.listBestSellers,
  home.getGallery,
  home.getMarketInsight,
  prices.listPrices,
  prices.showPrices,
  prices.listTrades,
  prices.showIndex,
  catalog.getOptions,
  behar.getIntegration,
  behar.listTraders,
  beharDeals.sendNotice,
  beharSubscriptions.reportSubscription,
  beharSubscriptions.reportProlonged,
  beharSubscriptions.showOwnSubscription,
  beharSubscriptions.renewSubscription,
  beharSubscriptions.showRenewal,
  products.searchProducts,
  products.suggestProducts,
  search.countResults,
  products.listLocal,
  products.listImported,
  products.listSpecial,
  products.listByIds,
  products.showProduct,
  landings.listLandings,
  landings.showLanding,
  landings.reserveLanding,
  landings.listMyReservations,
  landings.cancelReservation,
  news.listBlogs,
  news.showBlog,
  contact.createContact,
  auth.register,
  auth.login,
  auth.confirmLogin,
  auth.logout,
  auth.verifyMobile,
  auth.sendMobileCode,
  secondFactor.getSecondFactor,
  secondFactor.startSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.endSecondFactor,
  account.getProfile,
  account.updateProfile,
  account.requestUpgrade,
  account.listSessions,
  account.revokeSessions,
  account.exportProfile,
  account.deleteProfile,
  sellerHome.getSellerHome,
  prices.listOwnPrices,
  addresses.listAddresses,
  addresses.addAddress,
  addresses.changeAddress,
  addresses.removeAddress,
  addresses.setDefaultAddress,
  auth.forgotPassword,
  auth.resetPassword,
  notifications.listNotifications,
  notifications.readNotifications,
  notifications.followNotifications,
  notificationSettings.getNotificationSettings,
  notificationSettings.changeNotificationSettings,
  notificationSettings.subscribePush,
  notificationSettings.endPush,
  notificationSettings.replacePush,
  alerts.listAlerts,
  alerts.addAlert,
  alerts.changeAlert,
  alerts.removeAlert,
  alerts.showAlert,
  alerts.endAlert,
  listing.createProduct,
  listing.relistProducts,
  lots.createAuction,
  lots.getLotForm,
  listing.listMyProducts,
  lots.listMyAuctions,
  listing.showMyProduct,
  listing.updateProduct,
  listing.changeProducts,
  listing.setProductStatus,
  listing.listSeasons,
  landings.announceLanding,
  landings.listMyLandings,
  landings.confirmLanding,
  landings.cancelLanding,
  auctions.listAuctions,
  auctions.showAuction,
  auctions.placeBid,
  auctions.pressClock,
  auctions.offerSealed,
  auctions.withdrawSealed,
  auctions.acceptBid,
  auctions.followAuction,
  auctions.showRecord,
  sessions.listAuctionSessions,
  sessions.showAuctionSession,
  sessions.joinAuctionSession,
  sessions.listSessionReminders,
  sessions.remindOfSession,
  sessions.forgetSession,
  sessions.showSessionDesk,
  sessions.announceSession,
  sessions.changeSession,
  sessions.orderSession,
  sessions.removeSessionLot,
  sessions.setMarketPrayers,
  wallet.getWallet,
  wallet.chargeWallet,
  wallet.showCharge,
  wallet.settleCharge,
  wallet.playGateway,
  wallet.confirmBank,
  wallet.requestPayout,
  orders.listSellOrders,
  orders.listPurchaseOrders,
  placing.getOrderForm,
  placing.getOrderOptions,
  placing.createOrder,
  placing.createOrders,
  orders.showOrder,
  orders.setOrderStatus,
  orders.returnOrder,
  orders.disputeOrder,
  orders.refuseOrder,
  orders.setPackedWeights,
  orders.rateOrder,
  orders.choosePayment,
  orders.countSellOrders,
  orders.stepOrders,
  requests.createRequest,
  requests.listMyRequests,
  requests.listRequests,
  requests.showRequest,
  requests.listMatchingRequests,
  requests.updateRequest,
  requests.closeRequest,
  requests.createOffer,
  requests.listMyOffers,
  requests.withdrawOffer,
  requests.acceptOffer,
  orders.listSellOfferOrders,
  orders.listPurchaseOfferOrders,
  placing.getOfferOrderForm,
  placing.createOfferOrder,
  orders.showOfferOrder,
  orders.setOfferOrderStatus,
  hall.listHalls,
  hall.showHall,
  hall.recordSales,
  hall.listHallSales,
  hall.reverseHallSale,
  hall.addHallPerson,
  hall.listHallDues,
  hall.payHallSeller,
  hall.listHallCards,
  hall.changeHallCard,
  board.showBoard,
  favorites.listFavorites,
  favorites.listFavoriteIds,
  favorites.toggleFavorite,
] as const

/** The calls of the back office, and the calls that follow them in the specification. */
const officeCalls = [
  overview.getOverview,
  insight.getInsight,
  records.listAudit,
  records.listLedger,
  records.proveLedger,
  people.listPeople,
  people.showPerson,
  people.changePerson,
  invitations.listInvitations,
  invitations.inviteStaff,
  invitations.sendInvitation,
  invitations.withdrawInvitation,
  invitations.showInvitation,
  invitations.joinByInvitation,
  invitations.acceptInvitation,
  operator.listUpgrades,
  operator.linkDocument,
  operator.approveUpgrade,
  operator.refuseUpgrade,
  operator.listConfirmations,
  changes.followChanges,
  find.findRecords,
  timeline.showTimeline,
  timeline.revealContact,
  operator.approveConfirmation,
  operator.refuseConfirmation,
  operator.reverseConfirmation,
  operator.listPayouts,
  operator.settlePayout,
  operator.refusePayout,
  batches.listBatches,
  batches.showBatch,
  batches.createBatch,
  batches.downloadBatch,
  batches.failBatchItem,
  batches.sendBatch,
  batches.cancelBatch,
  days.listDays,
  days.showDay,
  days.closeDay,
  lists.listFish,
  lists.addFish,
  lists.changeFish,
  lists.removeFish,
  lists.listMarkets,
  lists.addMarket,
  lists.changeMarket,
  lists.removeMarket,
  lists.listCities,
  lists.addCity,
  lists.changeCity,
  lists.removeCity,
  lists.listOptions,
  lists.addOption,
  lists.changeOption,
  lists.removeOption,
  operatorHalls.listHallsBehind,
  operatorHalls.addHall,
  operatorHalls.changeHall,
  operatorHalls.nameHallStaff,
  operatorHalls.endHallStaff,
  seasons.listAllSeasons,
  seasons.addSeason,
  seasons.changeSeason,
  settings.getSettings,
  settings.changeSettings,
  operatorNews.listAllNews,
  operatorNews.addNews,
  operatorNews.changeNews,
  operatorNews.removeNews,
  gallery.listPictures,
  gallery.addPicture,
  gallery.changePicture,
  gallery.removePicture,
  site.getSite,
  site.changeSite,
  contacts.listContacts,
  contacts.changeContact,
  contacts.noteContact,
  templates.listTemplates,
  templates.addTemplate,
  templates.changeTemplate,
  templates.removeTemplate,
  plans.listPlans,
  plans.addPlan,
  plans.changePlan,
  plans.removePlan,
  operatorProducts.listAllProducts,
  operatorProducts.changeProductBy,
  operatorOrders.listAllOrders,
  operatorOrders.showOrderBehind,
  operatorOrders.noteOrder,
  operator.decideDispute,
  operatorOrders.listAllAuctions,
  operatorOrders.showAuctionBehind,
  auctions.voidAuction,
  operatorOrders.listAllRequests,
  operatorOrders.closeRequestBy,
  statements.importStatement,
  statements.listStatements,
  statements.listStatementLines,
  statements.approveExact,
] as const

/**
 * Every call of the main API, in the specification's order. The type is explicit, because the compiler does not emit an inferred type of this length.
 */
export const calls: readonly [...typeof marketCalls, ...typeof officeCalls] = [...marketCalls, ...officeCalls]

type AnyCall = (typeof calls)[number]

/** The calls by key, such as `GET products/show/{id}`, for the typed client. */
export type Calls = { [C in AnyCall as C['key']]: C }
