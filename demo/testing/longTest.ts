import { test } from 'vitest'
import { withLong } from './long.ts'

/** A test that only `npm run test:long` runs: `longTest?.('title', …)`. */
export const longTest = withLong ? test : undefined
