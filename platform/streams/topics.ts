import type { Log } from '../logs/log.ts'
import type { Events } from './events.ts'
import { type Channel, mostAtOnce, type News, Topic } from './streamTopics.ts'

export interface Topics {
  of(channel: Channel, key: number): Topic
  /** Drops the topic when no stream follows it. */
  forget(channel: Channel, key: number): void
  /** Reads the rows for changes whose notifications were lost. */
  poll(): void
  close(): void
}

/** Opens the registry of the keys that this process follows. A change in any process triggers a read of the key. */
export function openTopics({ events, log }: { readonly events: Events; readonly log: Log }): Topics {
  const channels = new Map<string, ReturnType<typeof openChannel>>()
  const everyTopic = () => [...channels.values()].flatMap(({ topics }) => [...topics.values()])
  let unsubscribe: (() => void) | undefined
  const subscribe = () =>
    events.subscribe({
      received(names) {
        for (const name of names) {
          const [channel = '', key] = name.split(':')
          channels.get(channel)?.topics.get(Number(key))?.wake()
        }
      },
      reconnected() {
        for (const topic of everyTopic()) topic.wake()
      },
    })
  return {
    of(channel, key) {
      unsubscribe ??= subscribe()
      const opened = channels.get(channel.name) ?? openChannel(channel, log)
      channels.set(channel.name, opened)
      const topic =
        opened.topics.get(key) ?? new Topic((after) => opened.request(key, after), { ...channel, log })
      opened.topics.set(key, topic)
      return topic
    },
    forget(channel, key) {
      const topics = channels.get(channel.name)?.topics
      if (topics?.get(key)?.size === 0) topics.delete(key)
    },
    poll() {
      for (const { poll } of channels.values()) void poll()
    },
    close: () => unsubscribe?.(),
  }
}

interface Request {
  readonly key: number
  readonly after: number | null
  readonly answer: (news: News) => void
  readonly fail: (error: unknown) => void
}

interface Wanted extends Pick<Request, 'key' | 'after'> {
  readonly by: Request[]
}

/** Batches concurrent reads of keys into one statement. */
function openChannel(channel: Channel, log: Log) {
  const topics = new Map<number, Topic>()
  let waiting: Request[] = []
  let reading = 0

  function request(key: number, after: number | null): Promise<News> {
    return new Promise((answer, fail) => {
      waiting.push({ key, after, answer, fail })
      if (waiting.length === 1) queueMicrotask(readNext)
    })
  }

  async function readNext(): Promise<void> {
    if (waiting.length === 0 || reading === readsAtOnce) return
    const wanted = new Map<number, Wanted>()
    const later: Request[] = []
    for (const request of waiting) {
      const { key, after } = request
      const same = wanted.get(key) ?? (wanted.size < keysAtOnce ? { key, after, by: [] } : undefined)
      if (same) wanted.set(key, same)
      // Reads of a key after the same id share one result.
      if (same?.after === after) same.by.push(request)
      else later.push(request)
    }
    waiting = later
    reading += 1
    // The starting point of polling must be known before the first read, so the first poll runs before.
    if (seen.length === 0) await poll()
    try {
      const found = await channel.read([...wanted.values()], mostAtOnce)
      for (const [key, { by }] of wanted) {
        const news = found.get(key) ?? { events: [], last: 0 }
        for (const { answer } of by) answer(news)
      }
    } catch (error) {
      for (const { by } of wanted.values()) for (const { fail } of by) fail(error)
    }
    reading -= 1
    void readNext()
  }

  // A transaction that commits late may have a lower id than those already seen, so each poll rereads the last ids.
  let seen: number[] = []
  let polling: Promise<void> | undefined
  function poll(): Promise<void> {
    polling ??= pollRows().finally(() => {
      polling = undefined
    })
    return polling
  }

  async function pollRows(): Promise<void> {
    if (topics.size === 0) return
    try {
      const { changed, last } = await channel.since(seen[0] ?? null, [...topics.keys()])
      seen = [...seen, last].slice(-rereadPolls)
      for (const { key, last } of changed) {
        const topic = topics.get(key)
        if (topic?.misses(last)) topic.wake()
      }
    } catch (error) {
      log.debug({ err: error }, 'the rows of streams could not be polled')
    }
  }

  return { topics, request, poll }
}

const keysAtOnce = 500
const readsAtOnce = 2
const rereadPolls = 8
