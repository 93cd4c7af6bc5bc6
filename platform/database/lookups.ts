/** A lookup of one item; concurrent lookups share one statement. */
export type Lookup<Item, Found> = (item: Item) => Promise<Found>

/**
 * Batches concurrent lookups. `find` returns one result for each item, in the order of the items. The statement of a batch
 * starts after all of its lookups were requested; nothing is cached.
 */
export function openLookups<Item, Found>(
  find: (items: readonly Item[]) => Promise<readonly Found[]>,
): Lookup<Item, Found> {
  let waiting: Waiting<Item, Found>[] = []
  let running = 0

  function runSoon(): void {
    setImmediate(() => {
      if (waiting.length > 0 && running < maxRunning) void runBatch()
    })
  }

  async function runBatch(): Promise<void> {
    const batch = waiting
    waiting = []
    running += 1
    let counts = true
    const leave = () => {
      if (counts) running -= 1
      counts = false
      if (waiting.length > 0 && running < maxRunning) void runBatch()
    }
    // After this time, a slow batch delays only its own callers: the next batch uses another connection.
    const late = setTimeout(leave, lateMs)
    try {
      const found = await find(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(found[place] as Found)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(late)
    leave()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === 1) runSoon()
    })
}

/** Maximum number of statements that run at the same time; later lookups join the next batch. */
const maxRunning = 2
/** After this time a statement no longer blocks the next batch. */
const lateMs = 2_000

interface Waiting<Item, Found> {
  readonly item: Item
  readonly resolve: (found: Found) => void
  readonly reject: (error: unknown) => void
}
