import { describe, expect, it } from 'vitest'
import { ShortCache } from './shortCache.ts'

describe('ShortCache', () => {
  it('computes a value once for concurrent readers', async () => {
    const cache = new ShortCache<number>({ lifeMs: 60_000 })
    let made = 0
    const make = async () => ++made
    expect(await Promise.all([cache.get('crate', make), cache.get('crate', make)])).toEqual([1, 1])
    expect(await cache.get('crate', make)).toBe(1)
    expect(await cache.get('other', make)).toBe(2)
  })

  it('starts another computation if the first computation hangs', async () => {
    const cache = new ShortCache<string>({ lifeMs: 60_000, flightMs: 20 })
    const { promise: hung, resolve: finish } = Promise.withResolvers<string>()
    const first = cache.get('crate', () => hung)
    await expect
      .poll(() => Promise.race([cache.get('crate', async () => 'fresh'), Promise.resolve('hangs')]))
      .toBe('fresh')
    finish('late')
    expect(await first).toBe('late')
    expect(await cache.get('crate', async () => 'made again')).toBe('fresh')
  })

  it('computes a value again after it expires', async () => {
    const cache = new ShortCache<number>({ lifeMs: 0 })
    let made = 0
    await cache.get('crate', async () => ++made)
    await expect.poll(() => cache.get('crate', async () => ++made)).toBeGreaterThan(1)
  })

  it('computes a value again for a reader who needs a value newer than a given time', async () => {
    const cache = new ShortCache<number>({ lifeMs: 60_000 })
    let made = 0
    const make = async () => ++made
    await cache.get('crate', make)
    const moment = performance.now()
    expect(await cache.get('crate', make, moment)).toBe(2)
    expect(await cache.get('crate', make, moment)).toBe(2)
    expect(await cache.get('crate', make)).toBe(2)
  })

  it('does not cache failures or values for which worthKeeping returns false', async () => {
    const cache = new ShortCache<number>({ lifeMs: 60_000, worthKeeping: (value) => value < 500 })
    await expect(cache.get('crate', () => Promise.reject(new Error('no ice')))).rejects.toThrow('no ice')
    expect(await cache.get('crate', async () => 503)).toBe(503)
    expect(await cache.get('crate', async () => 200)).toBe(200)
    expect(await cache.get('crate', async () => 404)).toBe(200)
  })

  it('limits its size and evicts the oldest value first', async () => {
    const cache = new ShortCache<string>({ lifeMs: 60_000, most: 3 })
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => key)
    expect(cache.size).toBe(3)
    expect(await cache.get('d', async () => 'anew')).toBe('d')
    expect(await cache.get('a', async () => 'anew')).toBe('anew')
  })
})
