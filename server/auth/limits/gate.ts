import { Refusal } from '#shared/base/errors.ts'

/** Lets work through: so much at once, the sources in turn, and what comes from one source in its order. */
export type Gate = <Result>(source: string, work: () => Promise<Result>) => Promise<Result>

interface GateLimits {
  readonly atOnce: number
  /** How many wait in all, and how many of them from one source. */
  readonly waiting: number
  readonly waitingPerSource: number
}

/**
 * A bounded queue with round-robin over its sources: a flood from one of them fills its own share and delays another by one
 * piece of work. Refuses what would wait beyond a bound: unavailable.
 */
export function openGate({ atOnce, waiting, waitingPerSource }: GateLimits): Gate {
  /** By source; the one whose turn is next stands first. */
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
    // Finished work hands its place over, so nothing that comes later can slip in between.
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
