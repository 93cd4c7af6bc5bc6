import { beforeEach, describe, expect, it, vi } from 'vitest'

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), closed: false }))
const session = vi.hoisted(() => ({ token: 'main' as string | null }))

const work = <T>(result: () => T) =>
  device.closed ? Promise.reject(new Error('a private window')) : Promise.resolve(result())
vi.mock('../../app/state/deviceStore.ts', () => ({
  keepOnDevice: (key: string, value: unknown) => work(() => void device.stored.set(key, value)),
  findOnDevice: (key: string) => work(() => device.stored.get(key)),
  listOnDevice: (prefix: string) =>
    work(() => [...device.stored].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []))),
  dropFromDevice: (key: string) => work(() => void device.stored.delete(key)),
}))
vi.mock('../../app/calls/token.ts', () => ({ storedToken: () => session.token }))

const { cachedAnswer, cacheAnswer, trimCachedAnswers } = await import('./cachedAnswers.ts')

const cacheKey = { userId: 3, locale: 'ar', key: 'GET platforms/behar-market/list/Sizes', sent: {} } as const
const sizes = { sizes: [] }

beforeEach(() => {
  device.stored.clear()
  device.closed = false
  session.token = 'main'
})

describe('a cached answer', () => {
  it('is found only for the same user, query and language', async () => {
    const before = Date.now()
    await cacheAnswer(cacheKey, sizes, 'main')
    const known = await cachedAnswer(cacheKey)
    expect(known?.data).toEqual(sizes)
    expect(known?.at).toBeGreaterThanOrEqual(before)
    expect(await cachedAnswer({ ...cacheKey, userId: 4 })).toBeNull()
    expect(await cachedAnswer({ ...cacheKey, locale: 'en' })).toBeNull()
    expect(await cachedAnswer({ ...cacheKey, sent: { query: 1 } })).toBeNull()
  })

  it('is not stored for a user who has signed out in the meantime', async () => {
    session.token = null
    await cacheAnswer(cacheKey, sizes, 'main')
    session.token = 'of another'
    await cacheAnswer(cacheKey, sizes, 'main')
    await cacheAnswer(cacheKey, sizes, null)
    expect(device.stored.size).toBe(0)
  })

  it('is ignored if its shape is outdated', async () => {
    await cacheAnswer(cacheKey, { sizes: [{ id: 'old' }] } as never, 'main')
    expect(await cachedAnswer(cacheKey)).toBeNull()
  })

  it('is deleted if it is not one of the newest forty or belongs to another user', async () => {
    await cacheAnswer({ ...cacheKey, userId: 33 }, sizes, 'main')
    for (let sent = 0; sent < 45; sent += 1) {
      vi.spyOn(Date, 'now').mockReturnValueOnce(1_000 + sent)
      await cacheAnswer({ ...cacheKey, sent }, sizes, 'main')
    }
    device.stored.set('3:a draft', { place: 'somewhere else' })
    await trimCachedAnswers(3)
    expect(device.stored.size).toBe(41)
    expect(await cachedAnswer({ ...cacheKey, sent: 4 })).toBeNull()
    expect(await cachedAnswer({ ...cacheKey, sent: 5 })).not.toBeNull()
    expect(await cachedAnswer({ ...cacheKey, userId: 33 })).toBeNull()
  })

  it('is absent without an error if the browser has no storage', async () => {
    device.closed = true
    await cacheAnswer(cacheKey, sizes, 'main')
    expect(await cachedAnswer(cacheKey)).toBeNull()
    await trimCachedAnswers(3)
  })
})
