import { afterAll, vi } from 'vitest'

// Test files share the globals and modules of a worker, so everything that a file replaced is restored when the file
// ends.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
