import { Refusal } from '#shared/base/errors.ts'

/**
 * Time limit of an answer in ms, without the time in which body and files arrive; the limit of the whole request is 10 s.
 */
export const answerMs = 9_000

/**
 * The result of `work`, or the refusal `unavailable` when `work` takes longer than `ms`. The work is not aborted and may
 * still take effect, so a retry must be safe (contract 1, "retries").
 */
export function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('unavailable')), Math.max(1, ms))
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
