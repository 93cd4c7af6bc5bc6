import { describe, expect, it } from 'vitest'
import { ShortCache } from './shortCache.ts'

describe('what is kept for a moment', () => {
  it('is made once however many ask at the same time', async () => {
    const cache = new ShortCache<number>({ lifeMs: 60_000 })
    let made = 0
    const make = async () => ++made
    expect(await Promise.all([cache.get('crate', make), cache.get('crate', make)])).toEqual([1, 1])
    expect(await cache.get('crate', make)).toBe(1)
    expect(await cache.get('other', make)).toBe(2)
  })

  it('does not wait for a making that hangs: later readers begin another', async () => {
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

  it('is made anew when its moment is over', async () => {
    const cache = new ShortCache<number>({ lifeMs: 0 })
    let made = 0
    await cache.get('crate', async () => ++made)
    await expect.poll(() => cache.get('crate', async () => ++made)).toBeGreaterThan(1)
  })

  it('is not kept when it failed or is not worth it', async () => {
    const cache = new ShortCache<number>({ lifeMs: 60_000, worthKeeping: (value) => value < 500 })
    await expect(cache.get('crate', () => Promise.reject(new Error('no ice')))).rejects.toThrow('no ice')
    expect(await cache.get('crate', async () => 503)).toBe(503)
    expect(await cache.get('crate', async () => 200)).toBe(200)
    expect(await cache.get('crate', async () => 404)).toBe(200)
  })

  it('never grows beyond its bound, and forgets the oldest first', async () => {
    const cache = new ShortCache<string>({ lifeMs: 60_000, most: 3 })
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => key)
    expect(cache.size).toBe(3)
    expect(await cache.get('d', async () => 'anew')).toBe('d')
    expect(await cache.get('a', async () => 'anew')).toBe('anew')
  })
})
