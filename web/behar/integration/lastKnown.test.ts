import { beforeEach, describe, expect, it, vi } from 'vitest'

const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), closed: false }))
const session = vi.hoisted(() => ({ token: 'main' as string | null }))

const work = <T>(result: () => T) =>
  device.closed ? Promise.reject(new Error('a private window')) : Promise.resolve(result())
vi.mock('../../app/state/deviceStore.ts', () => ({
  keepOnDevice: (key: string, value: unknown) => work(() => void device.kept.set(key, value)),
  findOnDevice: (key: string) => work(() => device.kept.get(key)),
  listOnDevice: (prefix: string) =>
    work(() => [...device.kept].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []))),
  dropFromDevice: (key: string) => work(() => void device.kept.delete(key)),
}))
vi.mock('../../app/calls/token.ts', () => ({ storedToken: () => session.token }))

const { findKnown, keepKnown, tidyKnown } = await import('./lastKnown.ts')

const asked = { userId: 3, locale: 'ar', key: 'GET platforms/behar-market/list/Sizes', sent: {} } as const
const sizes = { sizes: [] }

beforeEach(() => {
  device.kept.clear()
  device.closed = false
  session.token = 'main'
})

describe('what was answered last', () => {
  it('is found again with its time, by the same person, question and language alone', async () => {
    const before = Date.now()
    await keepKnown(asked, sizes, 'main')
    const known = await findKnown(asked)
    expect(known?.data).toEqual(sizes)
    expect(known?.at).toBeGreaterThanOrEqual(before)
    expect(await findKnown({ ...asked, userId: 4 })).toBeNull()
    expect(await findKnown({ ...asked, locale: 'en' })).toBeNull()
    expect(await findKnown({ ...asked, sent: { query: 1 } })).toBeNull()
  })

  it('is not kept for who has left meanwhile', async () => {
    session.token = null
    await keepKnown(asked, sizes, 'main')
    session.token = 'of another'
    await keepKnown(asked, sizes, 'main')
    await keepKnown(asked, sizes, null)
    expect(device.kept.size).toBe(0)
  })

  it('is nothing where it is not what pages understand today', async () => {
    await keepKnown(asked, { sizes: [{ id: 'old' }] } as never, 'main')
    expect(await findKnown(asked)).toBeNull()
  })

  it('makes room: the newest forty of one person stay, nothing of others', async () => {
    await keepKnown({ ...asked, userId: 33 }, sizes, 'main')
    for (let sent = 0; sent < 45; sent += 1) {
      vi.spyOn(Date, 'now').mockReturnValueOnce(1_000 + sent)
      await keepKnown({ ...asked, sent }, sizes, 'main')
    }
    device.kept.set('3:a draft', { place: 'somewhere else' })
    await tidyKnown(3)
    expect(device.kept.size).toBe(41)
    expect(await findKnown({ ...asked, sent: 4 })).toBeNull()
    expect(await findKnown({ ...asked, sent: 5 })).not.toBeNull()
    expect(await findKnown({ ...asked, userId: 33 })).toBeNull()
  })

  it('is nothing in a browser that keeps nothing, without an error', async () => {
    device.closed = true
    await keepKnown(asked, sizes, 'main')
    expect(await findKnown(asked)).toBeNull()
    await tidyKnown(3)
  })
})
