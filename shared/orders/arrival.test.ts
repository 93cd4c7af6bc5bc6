import { describe, expect, it } from 'vitest'
import { riyadhDay, riyadhTime } from '../base/dates.ts'
import { arrivalOf, type CityPlace, leastHoursOf } from './arrival.ts'

const van = { lead_hours: 5, from_hour: 8, until_hour: 22 }
const arrivalAt = (accepted: string, rule = van, leastHours = 0) => {
  const at = arrivalOf(rule, new Date(`2026-11-${accepted}:00+03:00`), leastHours)
  return `${riyadhDay(at).slice(8)} ${riyadhTime(at)}`
}

describe('arrivalOf', () => {
  it('adds the hours of the method and rounds up to a full hour', () => {
    expect(arrivalAt('20T10:00')).toBe('20 15:00')
    expect(arrivalAt('20T10:01')).toBe('20 16:00')
    expect(arrivalAt('20T17:00')).toBe('20 22:00')
  })

  it('moves goods that are ready after the delivery hours to the start of the next day', () => {
    expect(arrivalAt('20T17:01')).toBe('21 10:00')
    expect(arrivalAt('20T21:30')).toBe('21 10:00')
  })

  it('moves goods that are ready before the delivery hours to the start of the same day', () => {
    expect(arrivalAt('21T00:10')).toBe('21 10:00')
    expect(arrivalAt('21T04:30')).toBe('21 10:00')
  })

  it('moves goods that are too late for a short delivery day to the end of the next delivery hours', () => {
    expect(arrivalAt('20T22:00', { lead_hours: 24, from_hour: 9, until_hour: 10 })).toBe('22 10:00')
  })

  it('adds the days of a method that takes 48 hours', () => {
    expect(arrivalAt('20T08:30', { lead_hours: 48, from_hour: 9, until_hour: 18 })).toBe('22 11:00')
    expect(arrivalAt('20T16:00', { lead_hours: 48, from_hour: 9, until_hour: 18 })).toBe('22 16:00')
  })

  it('uses the hours of the route if they are longer than those of the method', () => {
    expect(arrivalAt('20T10:00', van, 24)).toBe('21 10:00')
    expect(arrivalAt('20T10:00', van, 48)).toBe('22 10:00')
    expect(arrivalAt('20T22:30', van, 24)).toBe('22 10:00')
    expect(arrivalAt('20T08:30', { lead_hours: 48, from_hour: 9, until_hour: 18 }, 24)).toBe('22 11:00')
  })
})

describe('leastHoursOf', () => {
  const dammam: CityPlace = { id: 1, latitude: 26.42, longitude: 50.09 }
  const qatif: CityPlace = { id: 2, latitude: 26.56, longitude: 50.01 }
  const riyadh: CityPlace = { id: 3, latitude: 24.71, longitude: 46.68 }
  const madinah: CityPlace = { id: 4, latitude: 24.47, longitude: 39.61 }
  const unknown: CityPlace = { id: 5, latitude: null, longitude: null }
  const hours = (from: readonly CityPlace[], to: CityPlace, days?: number | null) =>
    leastHoursOf('seller_delivery', { from, to, days })

  it('is 0 in the same city and up to 150 km, 24 up to 500 km and 48 beyond', () => {
    expect(hours([dammam], dammam)).toBe(0)
    expect(hours([dammam], qatif)).toBe(0)
    expect(hours([dammam], riyadh)).toBe(24)
    expect(hours([dammam], madinah)).toBe(48)
  })

  it('has its limits at 150 and 500 km, measured in a straight line', () => {
    // A degree of latitude is 111.19 km.
    const north = (km: number): CityPlace => ({ id: 9, latitude: 20 + km / 111.195, longitude: 45 })
    const south: CityPlace = { id: 8, latitude: 20, longitude: 45 }
    expect([149.9, 150.1, 499.9, 500.1].map((km) => hours([south], north(km)))).toEqual([0, 24, 24, 48])
  })

  it('is the time of the farthest goods', () => {
    expect(hours([qatif, riyadh], dammam)).toBe(24)
  })

  it('treats an unknown distance as the longest, except within one city', () => {
    expect(hours([unknown], dammam)).toBe(48)
    expect(hours([dammam], unknown)).toBe(48)
    expect(hours([], dammam)).toBe(48)
    expect(hours([unknown], unknown)).toBe(0)
  })

  it('uses the days that the seller of an offer promised', () => {
    expect(hours([dammam], madinah, 1)).toBe(24)
    expect(hours([dammam], qatif, 3)).toBe(72)
    expect(hours([dammam], qatif, 0)).toBe(0)
    expect(hours([dammam], madinah, null)).toBe(48)
  })

  it('is 0 for a pickup', () => {
    expect(leastHoursOf('pickup_market', { from: [dammam], to: madinah, days: 4 })).toBe(0)
  })
})
