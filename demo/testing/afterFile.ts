import { afterAll, vi } from 'vitest'

// Test files share a worker's globals and modules: what a file replaced ends with it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
