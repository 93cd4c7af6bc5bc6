import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let clock: typeof import('./serverClock.ts')

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  vi.resetModules()
  clock = await import('./serverClock.ts')
})
afterEach(() => void vi.useRealTimers())

test("Before the server has said anything its clock is taken to be the reader's", () => {
  expect(clock.serverNow()).toBe(1_000_000_000)
})

test('Answers are late by their way here: the one that came fastest counts', () => {
  clock.noteServerTime(1_000_090_000, 1_000_000_000)
  expect(clock.serverNow()).toBe(1_000_090_000)
  clock.noteServerTime(1_000_089_000, 1_000_000_000)
  expect(clock.serverNow()).toBe(1_000_090_000)
  clock.noteServerTime(1_000_090_400, 1_000_000_000)
  expect(clock.serverNow()).toBe(1_000_090_400)
  vi.advanceTimersByTime(5_000)
  expect(clock.serverNow()).toBe(1_000_095_400)
})

test("A reader's clock that was set meanwhile makes the old samples worthless", () => {
  clock.noteServerTime(1_000_600_000, 1_000_000_000)
  clock.noteServerTime(1_000_000_500, 1_000_000_000)
  expect(clock.serverNow()).toBe(1_000_000_500)
})

test('What is no time is not heard', () => {
  clock.noteServerTime(Number.NaN, 1_000_000_000)
  expect(clock.serverNow()).toBe(1_000_000_000)
})
