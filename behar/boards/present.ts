import type { SignedInContext } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { type Country, countries } from '#shared/behar/countries.ts'
import { type Meeting, meetingOf } from '#shared/behar/matching.ts'
import { demandNumber } from '#shared/behar/rules.ts'
import { demandStatusOn, listedStatuses, supplyStatusOn } from '#shared/behar/status.ts'
import { type Masters, optionOf } from '../masters/masters.ts'
import type { DemandRow, GoodsRow, SupplyRow } from './lists/rows.ts'
import { demandParts, supplyParts } from './parts.ts'

/** The reader of a board, with the language and the day. */
export interface Reader {
  readonly id: number
  readonly locale: Locale
  /** A day in Riyadh, `YYYY-MM-DD`. */
  readonly today: string
}

export function readerOf({ caller, locale, now }: SignedInContext): Reader {
  return { id: caller.id, locale, today: riyadhDay(now) }
}

/** A supply for its reader. The array is empty when the cached lists do not contain one of the supply's list entries yet. */
export function supplyOf(row: SupplyRow, masters: Masters, reader: Reader): Supply[] {
  const { locale, today } = reader
  const status = supplyStatusOn({ status: row.status, availableTo: row.available_to }, today)
  return goodsOf(row, masters, reader).map((goods) => ({
    ...goods,
    number: `S-${row.id}`,
    price: toRiyals(row.price),
    reserved: kilograms(supplyParts({ ...row, status }).reserved),
    promised: kilograms(row.promised),
    sold: kilograms(supplyParts({ ...row, status }).sold),
    origin_country: countryOf(row.origin, locale),
    available_from: row.available_from,
    available_to: row.available_to,
    status: statusOf(listedStatuses.Supplys, status, locale),
    nearest: nearestDemand(row, reader),
  }))
}

/** A demand for its reader. The array is empty when the cached lists do not contain one of the demand's list entries yet. */
export function demandOf(row: DemandRow, masters: Masters, reader: Reader): Demand[] {
  const { locale, today } = reader
  const status = demandStatusOn({ status: row.status, neededBy: row.needed_by }, today)
  return goodsOf(row, masters, reader).map((goods) => ({
    ...goods,
    number: demandNumber(row.id),
    target_price: row.target === null ? null : toRiyals(row.target),
    fulfilled: kilograms(demandParts({ ...row, status }).fulfilled),
    needed_by: row.needed_by,
    status: statusOf(listedStatuses.Demands, status, locale),
    nearest: nearestSupply(row, reader),
  }))
}

function goodsOf(row: GoodsRow, { byId }: Masters, { id, locale }: Reader) {
  const fish = byId.fishTypes.get(row.fish)
  const category = byId.categories.get(row.category)
  const size = byId.sizes.get(row.size)
  if (!fish || !category || !size) return []
  return [
    {
      id: row.id,
      category: optionOf(category, locale),
      fish_type: { ...optionOf(fish, locale), fao_code: fish.fao },
      size: optionOf(size, locale),
      quantity: kilograms(row.quantity),
      notes: row.notes,
      owner: { name: row.owner },
      mine: row.owner_id === id,
      matches: row.matches,
      created_at: row.created_at.toISOString(),
    },
  ]
}

function nearestDemand(row: SupplyRow, { id, today }: Reader): Supply['nearest'] {
  if (row.near_id === null) return null
  const demand = { quantity: row.near_quantity, target: row.near_target, neededBy: row.near_needed_by }
  const supply = { quantity: row.quantity, price: row.price, from: row.available_from, to: row.available_to }
  return {
    id: row.near_id,
    number: demandNumber(row.near_id),
    quantity: kilograms(demand.quantity),
    target_price: demand.target === null ? null : toRiyals(demand.target),
    needed_by: demand.neededBy,
    mine: row.near_owner === id,
    ...meetingOn(row, demand, supply, today),
  }
}

function nearestSupply(row: DemandRow, { id, locale, today }: Reader): Demand['nearest'] {
  if (row.near_id === null) return null
  const demand = { quantity: row.quantity, target: row.target, neededBy: row.needed_by }
  const supply = {
    quantity: row.near_quantity,
    price: row.near_price,
    from: row.near_from,
    to: row.near_to,
  }
  return {
    id: row.near_id,
    number: `S-${row.near_id}`,
    quantity: kilograms(supply.quantity),
    price: toRiyals(supply.price),
    origin_country: countryOf(row.near_origin, locale),
    available_from: supply.from,
    mine: row.near_owner === id,
    ...meetingOn(row, demand, supply, today),
  }
}

/**
 * Returns the match of a supply and a demand. The SQL statement that found the pair applies the same rule, so the pair always
 * matches.
 */
function meetingOn(
  { fish: fishType, category, size }: GoodsRow,
  demand: { readonly quantity: number; readonly target: Halalas | null; readonly neededBy: string },
  supply: {
    readonly quantity: number
    readonly price: Halalas
    readonly from: string
    readonly to: string | null
  },
  today: string,
) {
  const kind = { fishType, category, size }
  const meeting: Meeting | null = meetingOf(
    {
      ...kind,
      quantity: grams(demand.quantity),
      neededBy: demand.neededBy,
      target: demand.target,
    },
    {
      ...kind,
      quantity: grams(supply.quantity),
      price: supply.price,
      availableFrom: supply.from,
      availableTo: supply.to,
    },
    today,
  )
  if (!meeting) throw new RangeError('the nearest entry does not match')
  return { matched: [...meeting.fields], over: toRiyals(meeting.over) }
}

const kilograms = (weight: number) => toKilograms(grams(weight))

const countryOf = (code: Country, locale: Locale) => ({ code, name: countries[code][locale] })

function statusOf<Code extends string>(
  list: readonly { readonly id: number; readonly code: Code; readonly name: Record<Locale, string> }[],
  code: Code,
  locale: Locale,
) {
  const listed = list.find((one) => one.code === code)
  if (!listed) throw new RangeError(`no state ${code}`)
  return { id: listed.id, code, name: listed.name[locale] }
}
