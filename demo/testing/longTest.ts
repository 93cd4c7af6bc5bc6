import { test } from 'vitest'
import { withLong } from './long.ts'

/** A test that `npm run test:long` runs and the gate leaves out: `longTest?.('title', …)`. */
export const longTest = withLong ? test : undefined
