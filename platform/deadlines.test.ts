import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkMs, Deadlines } from './deadlines.ts'

describe('Deadlines', () => {
  let deadlines: Deadlines
  beforeEach(() => {
    vi.useFakeTimers()
    deadlines = new Deadlines()
  })
  afterEach(() => void vi.useRealTimers())

  it('call the function of each deadline once, at the first check after its time', () => {
    const passed: string[] = []
    deadlines.start(1_000, () => passed.push('second'))
    deadlines.start(200, () => passed.push('first'))
    vi.advanceTimersByTime(199)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(1 + checkMs)
    expect(passed).toEqual(['first'])
    vi.advanceTimersByTime(2_000)
    expect(passed).toEqual(['first', 'second'])
  })

  it('do not call the function of a cancelled deadline', () => {
    const pass = vi.fn()
    deadlines.cancel(deadlines.start(100, pass))
    vi.advanceTimersByTime(1_000)
    expect(pass).not.toHaveBeenCalled()
  })

  it('have no timer while no deadline is open, and start a timer for the next deadline', () => {
    const pass = vi.fn()
    deadlines.cancel(deadlines.start(100, pass))
    vi.advanceTimersByTime(checkMs)
    expect(vi.getTimerCount()).toBe(0)
    deadlines.start(100, pass)
    vi.advanceTimersByTime(100 + checkMs)
    expect(pass).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('let the function of a deadline start another deadline', () => {
    const pass = vi.fn()
    deadlines.start(100, () => deadlines.start(100, pass))
    vi.advanceTimersByTime(100 + checkMs)
    expect(pass).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100 + checkMs)
    expect(pass).toHaveBeenCalledTimes(1)
  })
})
