import { beforeEach, expect, it, vi } from 'vitest'

const asked = { mobile: '+966501234567', sentAt: 1_795_000_000_000 }

beforeEach(() => vi.resetModules())

function openStorage(closed = false) {
  const kept = new Map<string, string>()
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: closed ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: closed ? refuse : (key: string, value: string) => void kept.set(key, value),
    removeItem: closed ? refuse : (key: string) => void kept.delete(key),
  })
  return kept
}

it.each([false, true])('is handed from page to page, and forgotten (storage closed: %s)', async (closed) => {
  openStorage(closed)
  const { currentRecovery, keepRecovery } = await import('./recovery.ts')
  expect(currentRecovery()).toBeNull()
  keepRecovery(asked)
  expect(currentRecovery()).toEqual(asked)
  keepRecovery({ ...asked, code: '123456' })
  expect(currentRecovery()).toEqual({ ...asked, code: '123456' })
  expect(currentRecovery()).toBe(currentRecovery())
  keepRecovery(null)
  expect(currentRecovery()).toBeNull()
})

it.each(['', 'not JSON', 'null', '7', '[]', '{"mobile":7,"sentAt":1}', '{"mobile":"+966501234567"}'])(
  'what somebody else wrote there is none: %s',
  async (text) => {
    openStorage().set('recovery', text)
    const { currentRecovery } = await import('./recovery.ts')
    expect(currentRecovery()).toBeNull()
  },
)

it('odd parts are left out', async () => {
  openStorage().set('recovery', JSON.stringify({ ...asked, code: 7, done: 0, extra: 'x' }))
  const { currentRecovery } = await import('./recovery.ts')
  expect(currentRecovery()).toEqual(asked)
})
