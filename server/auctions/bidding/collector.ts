import { DatabaseUnavailable } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'

/** What became of one call of a batch that stands in the database. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly refusal?: undefined }
  | { readonly refusal: Refusal }

/** Takes many calls to the database together and answers each once what it caused is committed. */
export interface Collector<Call, Answer> {
  /** Refuses `unavailable` where too many wait or the database is away, and whatever the call itself is refused with. */
  take(call: Call): Promise<Answer>
}

export interface CollectorOptions {
  /** Batches under way at once. */
  readonly atOnce?: number
  /** Calls in one batch. */
  readonly most?: number
  /** Calls that wait for a batch; whoever comes beyond is refused. */
  readonly waiting?: number
}

/**
 * Gathers calls by what they are about. Of one auction at most one batch is under way, so that its calls are settled in
 * the order in which they came, and what comes meanwhile is the next batch: the busier it is, the more go together.
 * `settle` does a batch in one transaction, in the order given (by auction, then as they came), and throws where nothing
 * of it stands. What fails is halved until the call that cannot be done stands alone.
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

  /** Whoever was read from the network in the same moment goes together. */
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

/** Answers every call of a batch, whatever happens. */
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
    // What was sent to a database that is gone may stand or not: whoever asks again with their key learns it.
    if (error instanceof DatabaseUnavailable) for (const { reject } of batch) reject(error)
    else if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2)
      await settleAll(batch.slice(0, middle), settle)
      await settleAll(batch.slice(middle), settle)
    } else if (tries < mostTries) await settleAll(batch, settle, tries + 1)
    else first?.reject(error)
  }
}

/** Two that met over one key, or were in each other's way, are no longer so when they try again. */
const mostTries = 3
