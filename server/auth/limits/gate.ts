import { Refusal } from '#shared/base/errors.ts'

/** Limits concurrency: round-robin over sources, first in, first out within a source. */
export type Gate = <Result>(source: string, work: () => Promise<Result>) => Promise<Result>

interface GateLimits {
  readonly atOnce: number
  /** The maximum length of the queue, in total and for one source. */
  readonly waiting: number
  readonly waitingPerSource: number
}

/**
 * A bounded queue with round-robin scheduling over its sources. A flood from one source fills only that source's part
 * of the queue, and a job of another source waits for only one of its jobs. Refuses: unavailable when the queue, or the
 * source's part, is full.
 */
export function openGate({ atOnce, waiting, waitingPerSource }: GateLimits): Gate {
  /** The queues by source, in the order in which the sources are served. */
  const queues = new Map<string, (() => void)[]>()
  let queued = 0
  let running = 0

  function wait(source: string): Promise<void> {
    const queue = queues.get(source) ?? []
    if (queued >= waiting || queue.length >= waitingPerSource) throw new Refusal('unavailable')
    queued += 1
    queues.set(source, queue)
    return new Promise((resolve) => queue.push(resolve))
  }

  function next(): (() => void) | undefined {
    const [turn] = queues
    if (!turn) return undefined
    const [source, queue] = turn
    queues.delete(source)
    const first = queue.shift()
    if (queue.length > 0) queues.set(source, queue)
    queued -= 1
    return first
  }

  return async (source, work) => {
    if (running < atOnce) running += 1
    // A finished job passes its place to the next one, so that no later job can overtake.
    else await wait(source)
    try {
      return await work()
    } finally {
      const begin = next()
      if (begin) begin()
      else running -= 1
    }
  }
}
