import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { steadyNow } from './steadyNow.ts'

let clock: typeof import('./serverClock.ts')
/** The steady clock, and how far the reader's own is from it, ms. */
let [steady, own]: number[] = []

beforeEach(async () => {
  vi.resetModules()
  ;[steady, own] = [1_000_000, 5_000_000]
  vi.stubGlobal('performance', { timeOrigin: 0, now: () => steady })
  vi.spyOn(Date, 'now').mockImplementation(() => (steady ?? 0) + (own ?? 0))
  clock = await import('./serverClock.ts')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The server's clock by the steady one, in these tests. */
const ahead = 7_000_000
const serverTime = () => (steady ?? 0) + ahead
const pass = (ms: number) => {
  steady = (steady ?? 0) + ms
}
const off = () => clock.serverNow() - serverTime()

/** Asks the server, who is so many ms away, for its time. */
function ask({ there, back }: { there: number; back: number }, grain = 0): void {
  const sent = steadyNow()
  pass(there)
  const said = grain ? Math.floor(serverTime() / grain) * grain : serverTime()
  pass(back)
  clock.noteClock({ said, heard: steadyNow(), sent, grain })
}

describe('the server’s clock', () => {
  test('is taken to be the reader’s before it has said anything', () => {
    expect(clock.serverNow()).toBe(Date.now())
  })

  test('is known to half of what the fastest answer took, however wrong the reader’s own is', () => {
    own = ahead - 600_000
    ask({ there: 900, back: 300 })
    expect(Math.abs(off())).toBeLessThanOrEqual(600)
    ask({ there: 150, back: 250 })
    expect(Math.abs(off())).toBeLessThanOrEqual(200)
    ask({ there: 2_000, back: 0 })
    expect(Math.abs(off())).toBeLessThanOrEqual(200)
  })

  test('is held by all answers together more closely than by the best', () => {
    ask({ there: 400, back: 20 })
    ask({ there: 20, back: 400 })
    expect(Math.abs(off())).toBeLessThanOrEqual(20)
  })

  test('is held by what came in a stream, which is only late', () => {
    ask({ there: 50, back: 450 })
    const said = serverTime()
    pass(30)
    clock.noteClock({ said, heard: steadyNow() })
    expect(Math.abs(off())).toBeLessThanOrEqual(40)
  })

  test('is held by whole seconds too, more closely with each; exact ones go before them', () => {
    for (const wait of [130, 270, 410, 890]) {
      pass(wait)
      ask({ there: 20, back: 20 }, 1_000)
    }
    expect(Math.abs(off())).toBeLessThanOrEqual(250)
    ask({ there: 10, back: 10 })
    const exact = off()
    ask({ there: 0, back: 0 }, 1_000)
    expect(off()).toBe(exact)
    expect(Math.abs(exact)).toBeLessThanOrEqual(10)
  })

  test('is not held up by an answer that was kept for a while', () => {
    ask({ there: 40, back: 40 })
    const said = serverTime()
    pass(900)
    clock.noteServerTime(said, Date.now())
    expect(Math.abs(off())).toBeLessThanOrEqual(40)
  })

  test('goes on where the reader sets theirs back, and after a sleep; the next answer counts alone', () => {
    const doubted = vi.fn()
    clock.whenClockDoubted(doubted)
    ask({ there: 40, back: 40 })
    own = (own ?? 0) - 600_000
    expect(Math.abs(off())).toBeLessThanOrEqual(40)
    expect(doubted).toHaveBeenCalledTimes(1)
    // While the device slept the steady clock stood still, and the server's went on with the reader's.
    own += 5_000
    expect(clock.serverNow() - (serverTime() + 5_000)).toBeLessThanOrEqual(40)
    expect(doubted).toHaveBeenCalledTimes(2)
    ask({ there: 100, back: 100 })
    expect(Math.abs(off())).toBeLessThanOrEqual(100)
  })

  test('that was set itself is believed anew', () => {
    ask({ there: 40, back: 40 })
    for (const jump of [90 * 60_000, -90 * 60_000, 2_000, -2_000]) {
      const sent = steadyNow()
      pass(20)
      clock.noteClock({ said: serverTime() + jump, heard: steadyNow(), sent })
      expect(Math.abs(off() - jump)).toBeLessThanOrEqual(20)
    }
  })

  test('does not hear what is no time', () => {
    clock.noteServerTime(Number.NaN, Date.now())
    expect(clock.serverNow()).toBe(Date.now())
  })
})
