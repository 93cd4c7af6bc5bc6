import { beforeEach, expect, it, vi } from 'vitest'

const requested = { mobile: '+966501234567', sentAt: 1_795_000_000_000 }

beforeEach(() => vi.resetModules())

function openStorage(blocked = false) {
  const storage = new Map<string, string>()
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: blocked ? refuse : (key: string) => storage.get(key) ?? null,
    setItem: blocked ? refuse : (key: string, value: string) => void storage.set(key, value),
    removeItem: blocked ? refuse : (key: string) => void storage.delete(key),
  })
  return storage
}

it.each([false, true])(
  'storeRecovery stores and removes the state of a password reset (storage blocked: %s)',
  async (blocked) => {
    openStorage(blocked)
    const { currentRecovery, storeRecovery } = await import('./recovery.ts')
    expect(currentRecovery()).toBeNull()
    storeRecovery(requested)
    expect(currentRecovery()).toEqual(requested)
    storeRecovery({ ...requested, code: '123456' })
    expect(currentRecovery()).toEqual({ ...requested, code: '123456' })
    expect(currentRecovery()).toBe(currentRecovery())
    storeRecovery(null)
    expect(currentRecovery()).toBeNull()
  },
)

it.each(['', 'not JSON', 'null', '7', '[]', '{"mobile":7,"sentAt":1}', '{"mobile":"+966501234567"}'])(
  'currentRecovery ignores invalid stored text: %s',
  async (text) => {
    openStorage().set('recovery', text)
    const { currentRecovery } = await import('./recovery.ts')
    expect(currentRecovery()).toBeNull()
  },
)

it('currentRecovery drops invalid and unknown properties', async () => {
  openStorage().set('recovery', JSON.stringify({ ...requested, code: 7, done: 0, extra: 'x' }))
  const { currentRecovery } = await import('./recovery.ts')
  expect(currentRecovery()).toEqual(requested)
})
