import { Refusal } from '#shared/base/errors.ts'

/** A request is answered within this, the arrival of its body and files apart; in all, within 10 s. */
export const answerMs = 9_000

/**
 * The outcome of `work`, or the refusal `unavailable` where it has none within `ms`. What was begun goes on and may
 * still take effect: its repetition has to be safe (contract 1, "retries").
 */
export function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('unavailable')), Math.max(1, ms))
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
