import { openLog } from '../../logs/log.ts'
import type { ApiOptions } from '../http.ts'

/** The options of an API in a test: a fixed clock, no callers, no rate limits and no log. */
export const testOptions = {
  log: openLog({ level: 'silent' }),
  clock: () => new Date('2026-11-21T06:00:00Z'),
  authenticate: async () => undefined,
  rateLimits: false,
  trustProxy: false,
} satisfies ApiOptions
