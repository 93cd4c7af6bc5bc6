import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { ChunkLoadError, isChunkLoadError, loadChunk, loadInTime } from './chunks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('loadChunk preloads each import once, except those that the document has preloaded', async () => {
  const preloaded: string[] = []
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ getAttribute: () => '/assets/shared.js' }],
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
  })
  const imports = ['assets/shared.js', 'assets/Footer.js']
  expect(await loadChunk(async () => 'the footer', imports)).toBe('the footer')
  expect(await loadChunk(async () => 'the drawer', [...imports, 'assets/Drawer.js'])).toBe('the drawer')
  expect(preloaded).toEqual(['modulepreload /assets/Footer.js', 'modulepreload /assets/Drawer.js'])
  vi.unstubAllGlobals()
})

test('loadInTime returns the loaded chunk and clears its timer', async () => {
  expect(await loadInTime(async () => 'the charts')).toBe('the charts')
  expect(vi.getTimerCount()).toBe(0)
})

test('loadInTime rejects with a ChunkLoadError that contains the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const error = await loadInTime(() => Promise.reject(cause)).catch((thrown: unknown) => thrown)
  expect(isChunkLoadError(error)).toBe(true)
  expect(error).toMatchObject({ name: 'ChunkLoadError', timedOut: false, cause })
})

test('loadInTime times out after 120 seconds, not earlier', async () => {
  const rejected = vi.fn()
  const loading = loadInTime(() => new Promise(() => undefined)).catch(rejected)
  await vi.advanceTimersByTimeAsync(limits.chunkTimeoutMs - 1)
  expect(rejected).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(rejected.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', timedOut: true })
})

test('isChunkLoadError returns false for other errors', () => {
  expect(isChunkLoadError(new Error('broken'))).toBe(false)
  expect(isChunkLoadError(null)).toBe(false)
  expect(isChunkLoadError(new ChunkLoadError(true))).toBe(true)
})
