import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelDeadline, checkMs, startDeadline } from './deadlines.ts'

describe('startDeadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('passes each deadline once, at most one check after its time', () => {
    const passed: string[] = []
    startDeadline(1_000, () => passed.push('second'))
    startDeadline(200, () => passed.push('first'))
    vi.advanceTimersByTime(199)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(1 + checkMs)
    expect(passed).toEqual(['first'])
    vi.advanceTimersByTime(1_000)
    expect(passed).toEqual(['first', 'second'])
  })

  it('does not pass a cancelled deadline', () => {
    const pass = vi.fn()
    cancelDeadline(startDeadline(100, pass))
    vi.advanceTimersByTime(1_000)
    expect(pass).not.toHaveBeenCalled()
  })

  it('keeps no timer while no deadline is open, and starts it again for the next', () => {
    const pass = vi.fn()
    cancelDeadline(startDeadline(100, pass))
    vi.advanceTimersByTime(checkMs)
    expect(vi.getTimerCount()).toBe(0)
    startDeadline(100, pass)
    vi.advanceTimersByTime(100 + checkMs)
    expect(pass).toHaveBeenCalledTimes(1)
  })
})
