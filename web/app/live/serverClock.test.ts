import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { steadyNow } from './steadyNow.ts'

let clock: typeof import('./serverClock.ts')
/** The steady clock and the offset of the device's clock from the steady clock, in ms. */
let [steady, deviceOffset]: number[] = []

beforeEach(async () => {
  vi.resetModules()
  ;[steady, deviceOffset] = [1_000_000, 5_000_000]
  vi.stubGlobal('performance', { timeOrigin: 0, now: () => steady })
  vi.spyOn(Date, 'now').mockImplementation(() => (steady ?? 0) + (deviceOffset ?? 0))
  clock = await import('./serverClock.ts')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The offset of the server's clock from the steady clock in these tests, in ms. */
const serverOffset = 7_000_000
const serverTime = () => (steady ?? 0) + serverOffset
const pass = (ms: number) => {
  steady = (steady ?? 0) + ms
}
const error = () => clock.serverNow() - serverTime()

/** Adds a sample of the server's time with these latencies, in ms. */
function ask({ there, back }: { there: number; back: number }, precisionMs = 0): void {
  const sentAt = steadyNow()
  pass(there)
  const serverMs = precisionMs ? Math.floor(serverTime() / precisionMs) * precisionMs : serverTime()
  pass(back)
  clock.addClockSample({ serverMs, receivedAt: steadyNow(), sentAt, precisionMs })
}

describe('serverNow', () => {
  test('equals the device clock before the first sample', () => {
    expect(clock.serverNow()).toBe(Date.now())
  })

  test('is accurate to half the fastest round trip, even if the device clock is wrong', () => {
    deviceOffset = serverOffset - 600_000
    ask({ there: 900, back: 300 })
    expect(Math.abs(error())).toBeLessThanOrEqual(600)
    ask({ there: 150, back: 250 })
    expect(Math.abs(error())).toBeLessThanOrEqual(200)
    ask({ there: 2_000, back: 0 })
    expect(Math.abs(error())).toBeLessThanOrEqual(200)
  })

  test('is more accurate with all samples together than with any single sample', () => {
    ask({ there: 400, back: 20 })
    ask({ there: 20, back: 400 })
    expect(Math.abs(error())).toBeLessThanOrEqual(20)
  })

  test('uses the time in a stream event as a lower bound of the current time', () => {
    ask({ there: 50, back: 450 })
    const serverMs = serverTime()
    pass(30)
    clock.addClockSample({ serverMs, receivedAt: steadyNow() })
    expect(Math.abs(error())).toBeLessThanOrEqual(40)
  })

  test('becomes more accurate with each sample in whole seconds, and prefers samples in milliseconds', () => {
    for (const wait of [130, 270, 410, 890]) {
      pass(wait)
      ask({ there: 20, back: 20 }, 1_000)
    }
    expect(Math.abs(error())).toBeLessThanOrEqual(250)
    ask({ there: 10, back: 10 })
    const exact = error()
    ask({ there: 0, back: 0 }, 1_000)
    expect(error()).toBe(exact)
    expect(Math.abs(exact)).toBeLessThanOrEqual(10)
  })

  test('ignores the delay of a cached answer', () => {
    ask({ there: 40, back: 40 })
    const serverMs = serverTime()
    pass(900)
    clock.addServerTime(serverMs, Date.now())
    expect(Math.abs(error())).toBeLessThanOrEqual(40)
  })

  test('stays accurate after a change of the device clock, and reports doubt after a change and after a sleep', () => {
    const doubted = vi.fn()
    clock.onClockDoubted(doubted)
    ask({ there: 40, back: 40 })
    deviceOffset = (deviceOffset ?? 0) - 600_000
    expect(Math.abs(error())).toBeLessThanOrEqual(40)
    expect(doubted).toHaveBeenCalledTimes(1)
    // During sleep the steady clock stops. The clocks of the server and of the device continue.
    deviceOffset += 5_000
    expect(clock.serverNow() - (serverTime() + 5_000)).toBeLessThanOrEqual(40)
    expect(doubted).toHaveBeenCalledTimes(2)
    ask({ there: 100, back: 100 })
    expect(Math.abs(error())).toBeLessThanOrEqual(100)
  })

  test('follows a change of the server clock', () => {
    ask({ there: 40, back: 40 })
    for (const jump of [90 * 60_000, -90 * 60_000, 2_000, -2_000]) {
      const sentAt = steadyNow()
      pass(20)
      clock.addClockSample({ serverMs: serverTime() + jump, receivedAt: steadyNow(), sentAt })
      expect(Math.abs(error() - jump)).toBeLessThanOrEqual(20)
    }
  })

  test('ignores a sample that is not a time', () => {
    clock.addServerTime(Number.NaN, Date.now())
    expect(clock.serverNow()).toBe(Date.now())
  })
})
