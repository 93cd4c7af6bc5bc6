import { DatabaseUnavailable } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { type Failure, Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { failureOf } from '#shared/base/text/failure.ts'

/**
 * Changes one of several records; returns null, or the reason of the refusal (decision 72). An unexpected failure is
 * logged, counted and returned as a refusal, so that it does not hide the results of the other records.
 */
export async function failureOfOne(
  change: () => Promise<unknown>,
  {
    what,
    id,
    locale,
    log,
  }: {
    readonly what: Parameters<typeof countFailure>[0]
    readonly id: number
    readonly locale: Locale
    readonly log: Log
  },
): Promise<Failure | null> {
  try {
    await change()
    return null
  } catch (error) {
    if (error instanceof Refusal) return failureOf(error, locale)
    countFailure(what)
    log.error({ err: error, id }, `one of several records failed: ${what}`)
    return failureOf(new Refusal(error instanceof DatabaseUnavailable ? 'unavailable' : 'internal'), locale)
  }
}
