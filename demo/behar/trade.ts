import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { Country } from '#shared/behar/countries.ts'
import { type DemandFacts, meetingOf, type SupplyFacts } from '#shared/behar/matching.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** An importer of the demo market; `first` is the demo account, `lapsed` has an expired subscription. */
export interface Importer {
  readonly id: number
  readonly name: string
  readonly role: 'first' | 'lapsed' | 'newcomer' | 'trader'
}

/** The fields of goods that supplies and demands share; the values are codes of the lists. */
export interface MadeGoods {
  readonly owner: Importer
  readonly fish: string
  readonly category: string
  readonly size: string
  readonly grams: Grams
  readonly notes: string
  readonly createdAt: Date
}

export interface MadeSupply extends MadeGoods {
  /** Halalas per kilogram. */
  readonly price: Halalas
  readonly country: Country
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string | null
  readonly status: SupplyStatus
}

export interface MadeDemand extends MadeGoods {
  /** Halalas per kilogram; null means any price. */
  readonly target: Halalas | null
  /** `YYYY-MM-DD`. */
  readonly neededBy: string
  readonly status: DemandStatus
}

/** Whether the two match within the demand's target price and belong to different people. */
export function meets(demand: MadeDemand, supply: MadeSupply, today: string): boolean {
  return (
    demand.owner.id !== supply.owner.id &&
    meetingOf(demandFacts(demand), supplyFacts(supply), today)?.over === 0
  )
}

/** The rule compares ids, so each code gets a number. */
const number = (code: string) =>
  numbers.get(code) ?? (numbers.set(code, numbers.size + 1).get(code) as number)
const numbers = new Map<string, number>()

const goodsFacts = ({ fish, category, size, grams }: MadeGoods) => ({
  fishType: number(fish),
  category: number(category),
  size: number(size),
  quantity: grams,
})

function demandFacts(demand: MadeDemand): DemandFacts {
  return { ...goodsFacts(demand), target: demand.target, neededBy: demand.neededBy }
}

function supplyFacts(supply: MadeSupply): SupplyFacts {
  const { price, from, to } = supply
  return { ...goodsFacts(supply), price, availableFrom: from, availableTo: to }
}
