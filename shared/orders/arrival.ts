import { startOfDay } from '../base/dates.ts'
import type { FieldProblem } from '../base/errors.ts'
import { needsAddress } from './rules.ts'

/**
 * The arrival rule of a delivery method: the hours from the acceptance of the order to the arrival, and the delivery hours of a
 * day in Riyadh.
 */
export type ArrivalRule = {
  /** The hours for preparing the goods and for the transport. */
  readonly lead_hours: number
  /** The first hour of the day at which goods are handed over. */
  readonly from_hour: number
  /** The hour of the day at which the hand-over ends. */
  readonly until_hour: number
}

/**
 * The time by which goods arrive if the order is accepted at `accepted`; for a pickup, the time from which they are ready. It is a full hour within
 * the method's hours, but not within the first `openingHours` of them. Goods that are ready too early or too late for the day arrive at the first
 * possible hour after that. `leastHours` replaces shorter hours of the method (see `leastHoursOf`).
 */
export function arrivalOf(
  { lead_hours, from_hour, until_hour }: ArrivalRule,
  accepted: Date,
  leastHours = 0,
): Date {
  const lead = Math.max(lead_hours, leastHours)
  const ready = new Date(Math.ceil((accepted.getTime() + lead * hour) / hour) * hour)
  const day = startOfDay(ready).getTime()
  const opens = day + Math.min(from_hour + openingHours, until_hour) * hour
  const closes = day + until_hour * hour
  if (ready.getTime() > closes) return new Date(opens + 24 * hour)
  return new Date(Math.max(ready.getTime(), opens))
}

/** A city with its coordinates in degrees; null if the market has not entered them. */
export type CityPlace = {
  readonly id: number
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The route of a delivery: from the cities of the goods to the city of the address. */
export type DeliveryRoute = {
  readonly from: readonly CityPlace[]
  readonly to: CityPlace
  /** The days in which the seller of an offer promised to deliver; null or undefined without a promise. */
  readonly days?: number | null | undefined
}

/**
 * The minimum number of hours from the acceptance to the arrival over a route. If the seller promised a number of days, these count. Otherwise the
 * straight-line distance of the farthest goods decides: 0 hours in the same city or up to 150 km, 24 up to 500 km, 48 beyond. An unknown distance
 * counts as the farthest. A pickup has no route (contract, section 2, Orders, "Arrival").
 */
export function leastHoursOf(deliveryCode: string, { from, to, days }: DeliveryRoute): number {
  if (!needsAddress(deliveryCode)) return 0
  if (days !== null && days !== undefined) return days * 24
  const kilometres = from.map((city) => distanceKm(city, to))
  const farthest = kilometres.length > 0 ? Math.max(...kilometres) : Number.POSITIVE_INFINITY
  return distanceHours.find(({ upToKm }) => farthest <= upToKm)?.leastHours ?? farHours
}

const distanceHours = [
  { upToKm: 150, leastHours: 0 },
  { upToKm: 500, leastHours: 24 },
] as const
const farHours = 48

/** The straight line between two cities in kilometres; infinite if it is unknown. */
function distanceKm(from: CityPlace, to: CityPlace): number {
  if (from.id === to.id) return 0
  const [one, other] = [radians(from), radians(to)]
  if (!one || !other) return Number.POSITIVE_INFINITY
  const across =
    Math.sin((other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(one.latitude) * Math.cos(other.latitude) * Math.sin((other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, across)))
}

const earthRadiusKm = 6371

function radians({ latitude, longitude }: CityPlace) {
  if (latitude === null || longitude === null) return null
  return { latitude: (latitude * Math.PI) / 180, longitude: (longitude * Math.PI) / 180 }
}

/** The largest allowed values of a rule. */
export const arrivalBounds = { lead_hours: 720, from_hour: 22, until_hour: 23 } as const

/** The problem of the last hour of a rule, which must be after the first. */
export function hoursProblem({
  from_hour,
  until_hour,
}: Omit<ArrivalRule, 'lead_hours'>): FieldProblem | null {
  return until_hour > from_hour ? null : { code: 'at_least', bound: from_hour + 1 }
}

const hour = 3_600_000

/** The number of hours at the beginning of the delivery hours in which goods that were ready earlier are handed over. */
const openingHours = 2
