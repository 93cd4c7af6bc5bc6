import { type Halalas, halalas, halalasOf } from '#shared/base/money.ts'
import { type Grams, grams, gramsOf } from '#shared/base/quantity.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { type DemandFacts, meetingOf, type SupplyFacts } from '#shared/behar/matching.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { weightTyped } from '../../products/listing/state/units.ts'
import type { TypedDemand, TypedGoods, TypedSupply } from './goodsForm.ts'

export interface WaitingDemands {
  readonly count: number
  /** The highest target price per kilogram; null if no demand names one. */
  readonly highest: Halalas | null
}

/** The listed demands of others that the typed supply would match; `today` is `YYYY-MM-DD`. */
export function waitingFor(typed: TypedSupply, listed: readonly Demand[], today: string): WaitingDemands {
  const supply: SupplyFacts = {
    ...typedFacts(typed),
    price: priceTyped(typed.price) ?? halalas(0),
    availableFrom: typed.from || today,
    availableTo: typed.to || null,
  }
  const met = listed.filter((demand) => !demand.mine && meetingOf(demandFacts(demand), supply, today))
  const targets = met.flatMap(({ target_price }) => (target_price === null ? [] : [target_price]))
  return {
    count: met.length,
    highest: targets.length > 0 ? money(Math.max(...targets)) : null,
  }
}

export interface NearestSupply {
  readonly supply: Supply
  /**
   * The amount by which the price per kilogram is above the typed target; 0 if it is not above the target, or no target
   * is typed.
   */
  readonly over: Halalas
}

/** The cheapest of the listed supplies of others that the typed demand would match. */
export function nearestTo(
  typed: TypedDemand,
  listed: readonly Supply[],
  today: string,
): NearestSupply | null {
  const demand: DemandFacts = {
    ...typedFacts(typed),
    target: priceTyped(typed.price) ?? null,
    neededBy: typed.neededBy || anyDay,
  }
  const met = listed.flatMap((supply) => {
    const meeting = supply.mine ? null : meetingOf(demand, supplyFacts(supply), today)
    return meeting ? [{ supply, over: meeting.over }] : []
  })
  return met.toSorted((one, other) => one.supply.price - other.supply.price)[0] ?? null
}

/** The last possible day, which is used if no day is typed, so that every supply arrives in time. */
const anyDay = '9999-12-31'

function typedFacts({ fishType, category, size, quantity }: TypedGoods) {
  return {
    fishType: Number(fishType),
    category: Number(category),
    size: Number(size),
    quantity: weightTyped(quantity) ?? grams(0),
  }
}

function demandFacts({ fish_type, category, size, quantity, target_price, needed_by }: Demand): DemandFacts {
  return {
    fishType: fish_type.id,
    category: category.id,
    size: size.id,
    quantity: weight(quantity),
    target: target_price === null ? null : money(target_price),
    neededBy: needed_by,
  }
}

function supplyFacts(supply: Supply): SupplyFacts {
  const { fish_type, category, size, quantity, price, available_from, available_to } = supply
  return {
    fishType: fish_type.id,
    category: category.id,
    size: size.id,
    quantity: weight(quantity),
    price: money(price),
    availableFrom: available_from,
    availableTo: available_to,
  }
}

const money = (riyals: number): Halalas => halalasOf(riyals)
const weight = (kilograms: number): Grams => gramsOf(kilograms)
