import { DatabaseUnavailable } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'

/** The result of one call of a committed batch. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly refusal?: undefined }
  | { readonly refusal: Refusal }

/** Batches calls and answers each after its batch has committed. */
export interface Collector<Call, Answer> {
  /**
   * Refuses: unavailable if the queue is full or the database is not available; otherwise the refusal of `settle` for the
   * call.
   */
  take(call: Call): Promise<Answer>
}

export interface CollectorOptions {
  /** Number of concurrent batches. */
  readonly atOnce?: number
  /** Maximum number of calls in one batch. */
  readonly most?: number
  /** Maximum number of queued calls; further ones are refused. */
  readonly waiting?: number
}

/**
 * Queues calls per auction. Each auction has at most one batch in progress, so the calls of an auction are decided in
 * order of arrival. Calls that arrive meanwhile form the next batch, which grows with the load. `settle` processes a
 * batch in one transaction, in the given order (by auction, then by arrival), and throws if nothing was committed. A
 * failed batch is split in half until the failing call is alone.
 */
export function openCollector<Call extends { readonly auctionId: number }, Answer>(
  settle: (calls: readonly Call[]) => Promise<readonly Outcome<Answer>[]>,
  { atOnce = 4, most = 512, waiting = 8_192 }: CollectorOptions = {},
): Collector<Call, Answer> {
  const queues = new Map<number, Pending<Call, Answer>[]>()
  const busy = new Set<number>()
  let queued = 0
  let running = 0
  let starting = false

  /** Calls read from the network in the same turn of the event loop share a batch. */
  function startSoon(): void {
    if (starting || running === atOnce) return
    starting = true
    setImmediate(() => {
      starting = false
      start()
    })
  }

  function start(): void {
    while (running < atOnce) {
      const batch = nextBatch()
      if (batch.length === 0) return
      running += 1
      void finish(batch)
    }
  }

  function nextBatch(): Pending<Call, Answer>[] {
    const batch: Pending<Call, Answer>[] = []
    for (const [id, queue] of queues) {
      if (busy.has(id)) continue
      const some = queue.splice(0, most - batch.length)
      if (queue.length === 0) queues.delete(id)
      busy.add(id)
      batch.push(...some)
      if (batch.length === most) break
    }
    queued -= batch.length
    return batch.sort((one, other) => one.call.auctionId - other.call.auctionId)
  }

  async function finish(batch: readonly Pending<Call, Answer>[]): Promise<void> {
    await settleAll(batch, settle)
    for (const { call } of batch) busy.delete(call.auctionId)
    running -= 1
    start()
  }

  return {
    take(call) {
      if (queued >= waiting) return Promise.reject(new Refusal('unavailable'))
      return new Promise((resolve, reject) => {
        const queue = queues.get(call.auctionId)
        if (queue) queue.push({ call, resolve, reject })
        else queues.set(call.auctionId, [{ call, resolve, reject }])
        queued += 1
        startSoon()
      })
    },
  }
}

interface Pending<Call, Answer> {
  readonly call: Call
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

type Settle<Call, Answer> = (calls: readonly Call[]) => Promise<readonly Outcome<Answer>[]>

/** Answers every call of a batch, also on failure. */
async function settleAll<Call, Answer>(
  batch: readonly Pending<Call, Answer>[],
  settle: Settle<Call, Answer>,
  tries = 1,
): Promise<void> {
  try {
    const outcomes = await settle(batch.map(({ call }) => call))
    for (const [place, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[place]
      if (outcome === undefined) reject(new RangeError('a call of a batch was not answered'))
      else if (outcome.refusal) reject(outcome.refusal)
      else resolve(outcome.answer)
    }
  } catch (error) {
    const [first] = batch
    // The connection was lost, so the commit is uncertain: a retry with the same key returns the result.
    if (error instanceof DatabaseUnavailable) for (const { reject } of batch) reject(error)
    else if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2)
      await settleAll(batch.slice(0, middle), settle)
      await settleAll(batch.slice(middle), settle)
    } else if (tries < mostTries) await settleAll(batch, settle, tries + 1)
    else first?.reject(error)
  }
}

/**
 * The number of attempts after a conflict over a key, a deadlock or a serialization failure, where a retry can succeed.
 */
const mostTries = 3
