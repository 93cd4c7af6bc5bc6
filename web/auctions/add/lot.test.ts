import { describe, expect, it } from 'vitest'
import type { LotForm } from '#shared/auctions/selling.ts'
import { halalas } from '#shared/base/money.ts'
import { nextSession } from '#shared/catalog/prayers.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { riyadhMoment } from '../times.ts'
import {
  blankLot,
  copiedLot,
  dropSecondsFor,
  type Lot,
  lotFieldsOf,
  momentTyped,
  nextDayOf,
  wrongPart,
} from './lot.ts'
import { lotProblems } from './lotProblems.ts'
import { lotTimes, startsAtOnce } from './lotTimes.ts'

/** Noon in Riyadh, on a Saturday. */
const noon = new Date('2026-11-21T09:00:00Z')
const qatif = { latitude: 26.52, longitude: 50.01 }
const terms: LotForm = {
  shortest_s: 300,
  soft_close_s: 120,
  soft_cap_s: 3_600,
  accept_s: 86_400,
  award_s: 86_400,
  places: [{ id: 1, ...qatif }],
  prayers: [{ market_id: 7, ...qatif, before_min: 5, after_min: 20 }],
  sessions: [{ id: 3, market_id: 7, starts_at: '2026-11-21T13:30:00.000Z', lots_count: 4 }],
  server_time: noon.toISOString(),
}
const timesOf = (lot: Lot, place: typeof qatif | null = qatif) =>
  lotTimes(lot, { now: noon, place, marketId: null, terms })
const shown = (at: Date | null) => at && riyadhMoment(at)
const problemsOf = (lot: Partial<Lot>) => {
  const typed = { ...blankLot, ...lot }
  return lotProblems(typed, {
    times: timesOf(typed),
    starting: undefined,
    now: noon,
    shortestS: 300,
    locale: 'en',
  })
}

describe('a typed day and hour', () => {
  it.each([
    ['2026-11-21', '20:00', '2026-11-21 20:00'],
    ['٢٠٢٦-١١-٢١', '٨:٣٠', '2026-11-21 08:30'],
    ['2026-11-21', '2030', '2026-11-21 20:30'],
  ])('(%s %s) is parsed', (day, time, moment) => expect(shown(momentTyped(day, time) ?? null)).toBe(moment))

  it.each([
    ['2026-11-31', '20:00'],
    ['2026-11-21', '24:00'],
    ['2026-11-21', '20:60'],
    ['', '20:00'],
    ['2026-11-21', 'evening'],
  ])('(%s %s) is refused', (day, time) => expect(momentTyped(day, time)).toBe(undefined))

  it('is refused with the name of the part that cannot be parsed', () => {
    expect(['2026-11-29', '٢٠٢٦-١١-٢٩', '29 Nov', ''].map(wrongPart)).toEqual(['time', 'time', 'day', 'day'])
  })

  it('defaults to today if the hour is still ahead, otherwise to tomorrow', () => {
    expect([nextDayOf('20:00', noon), nextDayOf('12:00', noon)]).toEqual(['2026-11-21', '2026-11-22'])
  })
})

describe('lotTimes', () => {
  it('returns a start half an hour after the call to prayer and an end after the start', () => {
    const { startsAt, endsAt, latestEnd } = timesOf({ ...blankLot, start: 'fajr' })
    expect(shown(startsAt)).toMatch(/^2026-11-22 05:/)
    expect(Number(endsAt) - Number(startsAt)).toBe(30 * 60_000)
    expect(Number(latestEnd) - Number(endsAt)).toBe(3_600_000)
  })

  it('returns no start without a city or an hour', () => {
    expect(timesOf(blankLot, null).startsAt).toBe(null)
    expect(timesOf({ ...blankLot, start: 'own', day: '2026-11-22' }).startsAt).toBe(null)
  })
})

describe('lotFieldsOf', () => {
  it('sends a prayer, a time, or neither for an immediate start', () => {
    expect(lotFieldsOf(blankLot)).toEqual({ minutes: 30, auto_accept: false, starts_after: 'asr' })
    expect(lotFieldsOf({ ...blankLot, start: 'now' })).toEqual({ minutes: 30, auto_accept: false })
    expect(lotFieldsOf({ ...blankLot, start: 'own', day: '2026-11-22', time: '20:00' }).starts_at).toBe(
      '2026-11-22T17:00:00.000Z',
    )
  })

  it('sends the chosen increment and reserve', () => {
    const lot: Lot = {
      ...blankLot,
      step: 'own',
      ownStep: '١٢٫٥',
      reserve: '4,000',
      lasts: 'own',
      minutes: '٢٠',
    }
    expect(lotFieldsOf(lot)).toMatchObject({ min_increment: 12.5, reserve_price: 4_000, minutes: 20 })
  })
})

it('the problem of a sealed lot with too low a reserve names the minimum offer', () => {
  const sealed: Lot = { ...blankLot, start: 'now', way: 'sealed', reserve: '2900' }
  const problems = lotProblems(sealed, {
    times: timesOf(sealed),
    starting: halalas(300_000),
    now: noon,
    shortestS: 300,
    locale: 'en',
  })
  expect(problems).toEqual({
    reserve_price: [`Must be at least the minimum offer, ${moneyText(halalas(300_000), 'en')}`],
  })
})

describe('a Dutch lot', () => {
  const fall: Lot = { ...blankLot, start: 'now', way: 'dutch', floor: '٢٠٠٠', drop: '150', dropS: '10' }
  const problemsOfFall = (lot: Partial<Lot>) =>
    lotProblems(
      { ...fall, ...lot },
      {
        times: timesOf({ ...fall, ...lot }),
        starting: halalas(300_000),
        now: noon,
        shortestS: 300,
        locale: 'en',
      },
    )

  it('sends its fall in place of a length, a reserve and automatic acceptance', () => {
    expect(lotFieldsOf({ ...fall, reserve: '4000', autoAccept: true, step: '50' })).toEqual({
      way: 'dutch',
      floor_price: 2_000,
      min_increment: 150,
      step_s: 10,
    })
  })

  it('ends one step after its lowest price', () => {
    const { startsAt, endsAt } = lotTimes(fall, {
      ...{ now: noon, place: null, marketId: null, terms, starting: halalas(300_000) },
    })
    expect(Number(endsAt) - Number(startsAt)).toBe(8 * 10_000)
    expect(timesOf(fall).endsAt).toBe(null)
  })

  it.each([
    ['no lowest price', { floor: '' }, 'floor_price'],
    ['a lowest price above the starting price', { floor: '3001' }, 'floor_price'],
    ['no step', { drop: '' }, 'min_increment'],
    ['a step that passes the lowest price at once', { drop: '1001' }, 'min_increment'],
  ] as const)('is refused with %s', (_name, lot, field) =>
    expect(Object.keys(problemsOfFall(lot))).toEqual([field]),
  )

  it('has a problem that names the step down, not the increment, if the step is missing', () =>
    expect(problemsOfFall({ drop: '' })).toEqual({ min_increment: ['Enter the step down'] }))

  it('is checked for a lowest price below the starting price before the step is typed', () =>
    expect(Object.keys(problemsOfFall({ floor: '3001', drop: '' }))).toEqual([
      'floor_price',
      'min_increment',
    ]))

  it('has no problem when its fall is complete', () => expect(problemsOfFall({})).toEqual({}))
})

describe('a Dutch lot in a market that keeps clear of prayer times', () => {
  const call = nextSession('asr', qatif, noon).call.getTime()
  const clearAt = riyadhMoment(new Date(call + 20 * 60_000))
  const at = (time: Date) => ({ day: riyadhMoment(time).slice(0, 10), time: riyadhMoment(time).slice(11) })
  const fall: Lot = { ...blankLot, start: 'own', way: 'dutch', floor: '2000', drop: '100', dropS: '60' }
  const place = { place: qatif, marketId: 7, terms, starting: halalas(300_000) }

  it('starts after the prayer instead of immediately, and reports this', () => {
    const times = lotTimes({ ...fall, start: 'now' }, { ...place, now: new Date(call - 10 * 60_000) })
    expect([shown(times.startsAt), times.afterPrayer]).toEqual([clearAt, true])
    expect(startsAtOnce({ ...fall, start: 'now' }, times)).toBe(false)
    expect(Number(times.endsAt) - Number(times.startsAt)).toBe(11 * 60_000)
  })

  it('refuses a start if the price would fall during a prayer time, and marks the field of the start', () => {
    const problemsAt = (lot: Lot) =>
      lotProblems(lot, {
        times: lotTimes(lot, { ...place, now: noon }),
        starting: place.starting,
        now: noon,
        shortestS: 300,
        locale: 'en',
      })
    const early = { ...fall, ...at(new Date(call - 10 * 60_000)) }
    expect(problemsAt(early).starts_at).toEqual([expect.stringContaining(clearAt.slice(11))])
    expect(problemsAt({ ...fall, ...at(new Date(call + 20 * 60_000)) })).toEqual({})
    expect(lotTimes(early, { ...place, marketId: 8, now: noon }).problem).toBe(undefined)
  })
})

describe('a sealed tender', () => {
  it('sends a length and a reserve, without an increment', () => {
    const tender: Lot = { ...blankLot, start: 'now', way: 'sealed', step: '50', reserve: '4000' }
    expect(lotFieldsOf(tender)).toEqual({ way: 'sealed', minutes: 30, reserve_price: 4_000 })
  })
})

describe('lotProblems', () => {
  it.each([
    ['an hour without a day', { start: 'own', time: '20:00' }, 'starts_at'],
    ['an hour in the past', { start: 'own', day: '2026-11-21', time: '08:00' }, 'starts_at'],
    ['an invalid hour', { start: 'own', day: '2026-11-21', time: 'noon' }, 'starts_at'],
    ['no minutes', { start: 'now', lasts: 'own' }, 'minutes'],
    ['too few minutes', { start: 'now', lasts: 'own', minutes: '4' }, 'minutes'],
    ['too many minutes', { start: 'now', lasts: 'own', minutes: '20161' }, 'minutes'],
    ['an increment below SR 1', { step: 'own', ownStep: '0.5' }, 'min_increment'],
    ['an invalid increment', { step: 'own', ownStep: 'five' }, 'min_increment'],
    ['an invalid reserve', { reserve: 'much' }, 'reserve_price'],
  ] as const)('refuses %s', (_name, lot, field) => expect(Object.keys(problemsOf(lot))).toEqual([field]))

  it('returns nothing for a valid lot', () => {
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({ start: 'now', lasts: 'own', minutes: '5' })).toEqual({})
  })
})

describe('copiedLot', () => {
  const auction = {
    starting_price: 3_200,
    min_increment: 32,
    reserve_price: 4_000 as number | null,
    auto_accept: true,
    bids_count: 0,
    starts_at: '2026-11-20T02:14:00.000Z',
    starts_after: 'fajr' as 'fajr' | null,
    ends_at: '2026-11-20T02:44:00.000Z',
    way: 'english' as Lot['way'],
    floor_price: null as number | null,
    step_s: null as number | null,
  }
  const copy = (part: Partial<typeof auction>) =>
    copiedLot({ auction: { ...auction, ...part } } as Parameters<typeof copiedLot>[0], noon)

  it('keeps the prayer, the prices and the duration', () => {
    expect(copy({})).toEqual({
      ...blankLot,
      start: 'fajr',
      lasts: '30',
      step: 'least',
      reserve: '4,000',
      autoAccept: true,
    })
  })

  it('keeps the hour and chooses the next day on which this hour is still ahead', () => {
    const evening = { starts_after: null, starts_at: '2026-11-20T17:00:00.000Z' }
    expect(copy({ ...evening, ends_at: '2026-11-20T17:20:00.000Z' })).toMatchObject({
      start: 'own',
      day: '2026-11-21',
      time: '20:00',
      lasts: 'own',
      minutes: '20',
    })
  })

  it('keeps the fall of a Dutch lot, also with a step of unusual length, and sends it again', () => {
    const fall = { way: 'dutch' as const, floor_price: 2_000, min_increment: 150, step_s: 45 }
    const lot = copy({ ...fall, reserve_price: null })
    expect(lot).toMatchObject({ way: 'dutch', floor: '2,000', drop: '150', dropS: '45', step: 'least' })
    expect(lotFieldsOf(lot)).toEqual({ starts_after: 'fajr', ...fall })
    expect(dropSecondsFor(lot.dropS)).toEqual(['10', '20', '30', '45', '60'])
  })

  it('keeps a tender with its length of a day and its reserve, without automatic acceptance', () => {
    const lot = copy({ way: 'sealed', ends_at: '2026-11-21T02:14:00.000Z' })
    expect(lot).toMatchObject({ way: 'sealed', lasts: 'own', minutes: '1440', autoAccept: false })
    expect(lotFieldsOf(lot)).toEqual({
      ...{ way: 'sealed', starts_after: 'fajr', minutes: 1_440, reserve_price: 4_000 },
    })
    expect(copy({ ends_at: '2026-11-21T02:14:00.000Z' })).toMatchObject({ lasts: '30', minutes: '' })
  })

  it('starts immediately if the old lot started immediately', () => {
    expect(copy({ starts_after: null, starts_at: '2026-11-20T02:14:07.123Z' }).start).toBe('now')
  })
})
