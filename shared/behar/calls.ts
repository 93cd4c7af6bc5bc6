import {
  addDemand,
  addSupply,
  getIntegrationToken,
  getSubscription,
  listCategories,
  listDemands,
  listFishTypes,
  listSizes,
  listStatuses,
  listSupplies,
  prolongSubscription,
  removeDemand,
  renewIntegrationToken,
  showSubscription,
} from './contract.ts'

/** The calls of the integration that are asked with the main market's token (contract, section 6). */
export const mainTokenCalls = [
  ...[getIntegrationToken, renewIntegrationToken],
  ...[showSubscription, prolongSubscription],
] as const

/** The calls that are asked with the integration's own token. */
export const integrationCalls = [
  getSubscription,
  listCategories,
  listSizes,
  listFishTypes,
  listStatuses,
  listSupplies,
  addSupply,
  listDemands,
  addDemand,
  removeDemand,
] as const

/** Every call of the integration, in the specification's order. */
export const beharCalls = [...mainTokenCalls, ...integrationCalls] as const

type AnyCall = (typeof beharCalls)[number]

/** From `POST platforms/behar-market/supply/list` to its call: what its typed client is made of. */
export type BeharCalls = { [C in AnyCall as C['key']]: C }
