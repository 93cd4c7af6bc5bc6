import { Refusal } from '#shared/base/errors.ts'
import { deadlines } from '../deadlines.ts'

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
    const deadline = deadlines.start(ms, () => reject(new Refusal('unavailable')))
    work.then(
      (result) => {
        deadlines.cancel(deadline)
        resolve(result)
      },
      (error: unknown) => {
        deadlines.cancel(deadline)
        reject(error)
      },
    )
  })
}
