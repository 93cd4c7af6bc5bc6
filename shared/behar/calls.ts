import * as contract from './contract.ts'
import * as deals from './dealContract.ts'

/** The calls of deals, with the integration's own token. */
export const dealCalls = [
  deals.addDeal,
  deals.listDeals,
  deals.showDeal,
  deals.acceptDeal,
  deals.declineDeal,
  deals.withdrawDeal,
  deals.endDeal,
  deals.reserveForDeal,
  deals.sellForDeal,
  deals.addDealMessage,
] as const

/** The calls of the integration that take the main market's token (contract, section 6). */
export const mainTokenCalls = [
  contract.getIntegrationToken,
  contract.renewIntegrationToken,
  contract.showSubscription,
  contract.prolongSubscription,
] as const

/** The calls that take the integration's own token. */
export const integrationCalls = [
  contract.getSubscription,
  contract.listCategories,
  contract.listSizes,
  contract.listFishTypes,
  contract.listStatuses,
  contract.listSupplies,
  contract.addSupply,
  contract.updateSupply,
  contract.removeSupply,
  contract.reserveSupply,
  contract.releaseSupply,
  contract.sellSupply,
  contract.listDemands,
  contract.addDemand,
  contract.updateDemand,
  contract.fulfillDemand,
  contract.removeDemand,
  ...dealCalls,
] as const

/** Every call of the integration, in the specification's order. */
export const beharCalls = [...mainTokenCalls, ...integrationCalls] as const

type AnyCall = (typeof beharCalls)[number]

/** The calls by key, such as `POST platforms/behar-market/supply/list`, for the typed client. */
export type BeharCalls = { [C in AnyCall as C['key']]: C }
