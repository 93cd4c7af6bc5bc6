import fc from 'fast-check'
import { withLong } from './long.ts'

// `npm test` gives property tests the same cases in every run, so a failure belongs to the change that was tested.
// `npm run test:long` searches new cases, and prints the seed of a case that fails.
if (!withLong) fc.configureGlobal({ seed: 7 })
