import {
  addDemand,
  addSupply,
  fulfillDemand,
  getIntegrationToken,
  getSubscription,
  listCategories,
  listDemands,
  listFishTypes,
  listSizes,
  listStatuses,
  listSupplies,
  prolongSubscription,
  releaseSupply,
  removeDemand,
  removeSupply,
  renewIntegrationToken,
  reserveSupply,
  sellSupply,
  showSubscription,
  updateDemand,
  updateSupply,
} from './contract.ts'
import {
  acceptDeal,
  addDeal,
  addDealMessage,
  declineDeal,
  endDeal,
  listDeals,
  reserveForDeal,
  sellForDeal,
  showDeal,
  withdrawDeal,
} from './dealContract.ts'

/** The calls of deals, with the integration's own token. */
export const dealCalls = [
  addDeal,
  listDeals,
  showDeal,
  acceptDeal,
  declineDeal,
  withdrawDeal,
  endDeal,
  reserveForDeal,
  sellForDeal,
  addDealMessage,
] as const

/** The calls of the integration that take the main market's token (contract, section 6). */
export const mainTokenCalls = [
  getIntegrationToken,
  renewIntegrationToken,
  showSubscription,
  prolongSubscription,
] as const

/** The calls that take the integration's own token. */
export const integrationCalls = [
  getSubscription,
  listCategories,
  listSizes,
  listFishTypes,
  listStatuses,
  listSupplies,
  addSupply,
  updateSupply,
  removeSupply,
  reserveSupply,
  releaseSupply,
  sellSupply,
  listDemands,
  addDemand,
  updateDemand,
  fulfillDemand,
  removeDemand,
  ...dealCalls,
] as const

/** Every call of the integration, in the specification's order. */
export const beharCalls = [...mainTokenCalls, ...integrationCalls] as const

type AnyCall = (typeof beharCalls)[number]

/** The calls by key, such as `POST platforms/behar-market/supply/list`, for the typed client. */
export type BeharCalls = { [C in AnyCall as C['key']]: C }
