import { drawGulfCrossing, drawMendingNets, drawShrimpSeason, drawStrongWind } from './atSea.ts'
import { drawAuctionDawn, drawAuctionNight } from './auctions.ts'
import { drawFishOnIce, drawInspection, drawShellfish, drawSlate } from './catches.ts'
import { drawCoastMap } from './coastMap.ts'
import { drawColdStore, drawColdTruck } from './coldChain.ts'
import { drawHarbourDawn, drawHarbourDay, drawHarbourNight, drawQuay } from './harbours.ts'
import { drawMarketStall } from './market.ts'
import { drawServedDish, drawShrimpPot } from './table.ts'
import { drawPortWorks, drawSeaCages } from './works.ts'

/** Draws a complete picture in 16:9, `width` pixels wide (default 1280). The result is always the same. */
export type DrawScene = (width?: number) => string

/** Every scene for news, gallery and covers. No scene shows a face: people are seen from behind or are absent. */
export const scenes = {
  auction_dawn: drawAuctionDawn,
  auction_night: drawAuctionNight,
  coast_map: drawCoastMap,
  cold_store: drawColdStore,
  cold_truck: drawColdTruck,
  fish_on_ice: drawFishOnIce,
  gulf_crossing: drawGulfCrossing,
  harbour_dawn: drawHarbourDawn,
  harbour_day: drawHarbourDay,
  harbour_night: drawHarbourNight,
  inspection: drawInspection,
  market_stall: drawMarketStall,
  mending_nets: drawMendingNets,
  port_works: drawPortWorks,
  quay: drawQuay,
  sea_cages: drawSeaCages,
  served_dish: drawServedDish,
  shellfish: drawShellfish,
  shrimp_pot: drawShrimpPot,
  shrimp_season: drawShrimpSeason,
  slate: drawSlate,
  strong_wind: drawStrongWind,
} as const satisfies Readonly<Record<string, DrawScene>>

export type SceneName = keyof typeof scenes
