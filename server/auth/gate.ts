import { Refusal } from '#shared/base/errors.ts'

/** Lets work through: so much at once, the rest in the order in which it came. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Refuses with `unavailable` what would wait behind `waiting` others. */
export function openGate({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Refusal('unavailable')
    // Whoever ends hands its place over, so nobody who comes later can slip in between.
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
