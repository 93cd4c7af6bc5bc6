import { describe, expect, it } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { Allowance } from './allowance.ts'

let now = 0
const clock = () => now

describe('Allowance', () => {
  it('counts each key in its own window and reports when the window ends', () => {
    now = 0
    const allowance = new Allowance(2, 60_000, clock)
    allowance.take('a')
    now = 59_000
    allowance.take('a')
    allowance.take('b')
    expect(() => allowance.take('a')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterS: 1 }),
    )
    expect(allowance.takeBelow('a')).toBe(false)
    now = 60_000
    allowance.take('a')
    allowance.take('b')
    expect(() => allowance.take('b')).toThrow(expect.objectContaining({ retryAfterS: 59 }))
  })

  it('does not extend the window for refused uses', () => {
    now = 0
    const allowance = new Allowance(1, 1_000, clock)
    allowance.take('a')
    for (now = 10; now < 1_000; now += 10) expect(allowance.takeBelow('a')).toBe(false)
    now = 1_000
    expect(allowance.takeBelow('a')).toBe(true)
  })

  it('keeps a limited number of keys', () => {
    now = 0
    const allowance = new Allowance(1, 60_000, clock)
    for (let key = 0; key < 50_000; key += 1) allowance.take(key)
    expect(allowance.size).toBe(20_000)
    expect(allowance.takeBelow(49_999)).toBe(false)
    now = 60_000
    allowance.take('late')
    expect(allowance.size).toBe(1)
  })
})

describe('the read limit', () => {
  // e2e/site/limits.spec.ts counts the requests of a view.
  const requestsPerView = 8

  it('allows 60 visitors behind one address to open a page every 5 s for ten minutes', () => {
    now = 0
    const address = new Allowance(limits.reading.perAddressMinute, 60_000, clock)
    for (; now < 600_000; now += 5_000) {
      for (let request = 0; request < 60 * requestsPerView; request += 1) address.take('203.0.113.7')
    }
  })
})
