import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { ChunkLoadError, isChunkLoadError, loadInTime } from './chunks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A part that comes is handed on, and no timer is left behind', async () => {
  expect(await loadInTime(async () => 'the charts')).toBe('the charts')
  expect(vi.getTimerCount()).toBe(0)
})

test('A part that cannot be loaded is a chunk load error that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const error = await loadInTime(() => Promise.reject(cause)).catch((thrown: unknown) => thrown)
  expect(isChunkLoadError(error)).toBe(true)
  expect(error).toMatchObject({ name: 'ChunkLoadError', timedOut: false, cause })
})

test('A part that hangs is given up after 120 seconds, not before', async () => {
  const given = vi.fn()
  const waiting = loadInTime(() => new Promise(() => undefined)).catch(given)
  await vi.advanceTimersByTimeAsync(limits.chunkTimeoutMs - 1)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(given.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', timedOut: true })
})

test('Other errors are none', () => {
  expect(isChunkLoadError(new Error('broken'))).toBe(false)
  expect(isChunkLoadError(null)).toBe(false)
  expect(isChunkLoadError(new ChunkLoadError(true))).toBe(true)
})
