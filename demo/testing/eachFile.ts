import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { withLong } from './long.ts'

// `npm test` gives property tests the same cases in every run, so a failure belongs to the change that was tested.
// `npm run test:long` searches new cases, and prints the seed of a case that fails.
if (!withLong) fc.configureGlobal({ seed: 7 })

// Test files share the globals and modules of a worker, so everything that a file replaced is restored when the file
// ends.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
