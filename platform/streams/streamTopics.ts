import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#shared/base/locale.ts'
import type { Log } from '../logs/log.ts'
import type { Events } from './events.ts'

/** One event of a stream; its data is said in the language of whoever follows. */
export interface StreamEvent {
  /** Rises within a key; a stream goes on after the last one it was sent. */
  readonly id: number
  readonly name: string
  readonly data: (locale: Locale) => unknown
}

/** What came after an id, oldest first. */
export interface News {
  readonly events: readonly StreamEvent[]
  /** The newest id there is. */
  readonly last: number
  /** What holds beside the events, such as how many are unread; sent where it changed without an event. */
  readonly standing?: Standing
  /** After how many ms it changes by the clock alone; absent for never. */
  readonly changesInMs?: number | undefined
}

export interface Standing extends Omit<StreamEvent, 'id'> {
  /** By what a change is told; absent: by its data. */
  readonly says?: string
  /** No event says it: it is sent beside those that came with it. */
  readonly apart?: boolean
}

/** What streams can follow: rows of one kind, by key (a person, an auction). The rows are the truth; word of them may be lost. */
export interface Channel {
  /** A change of key 7 is published as `user:7`. */
  readonly name: string
  /** The news of several keys, at most `most` events each; after null none, only where the key stands. */
  read(
    wanted: readonly { readonly key: number; readonly after: number | null }[],
    most: number,
  ): Promise<ReadonlyMap<number, News>>
  /**
   * Which keys have something after this id, with their newest, and the newest id of all; after null only that. Where
   * each key counts for itself: the newest id of these that are followed.
   */
  since(
    after: number | null,
    followed: readonly number[],
  ): Promise<{
    readonly changed: readonly { readonly key: number; readonly last: number }[]
    readonly last: number
  }>
  /**
   * A key is read at most once in this time; what happens within it comes together. Where telling everybody takes longer,
   * as long as that: half of a process's time is left for others.
   */
  readonly restMs: number
}

/** Who follows a key. */
export interface Member {
  /** The last id that was sent. */
  readonly cursor: number
  /** Still fetches what it missed; it comes up by itself. */
  readonly behind: boolean
  deliver(news: News, standingChanged: boolean): void
}

/** How many events of a key are read at once. */
export const mostAtOnce = 50

/** The followers of one key: it is read once for all of them. */
export class Topic {
  readonly #members = new Set<Member>()
  readonly #read: Topic['read']
  readonly #restMs: number
  readonly #log: Log
  #version = 0
  #following = false
  /** Null until it is known. */
  #standing: string | undefined | null = null
  #change: NodeJS.Timeout | undefined

  constructor(read: Topic['read'], { restMs, log }: { restMs: number; log: Log }) {
    this.#read = read
    this.#restMs = restMs
    this.#log = log
  }

  /** Counts what was heard of the key: where it is the same after a reading as before, nothing was missed meanwhile. */
  get version(): number {
    return this.#version
  }

  get size(): number {
    return this.#members.size
  }

  join(member: Member): void {
    this.#members.add(member)
  }

  leave(member: Member): void {
    this.#members.delete(member)
    if (this.#members.size === 0) clearTimeout(this.#change)
  }

  read(after: number | null): Promise<News> {
    return this.#read(after)
  }

  /** What holds as the first follower comes up; later ones are told what has changed since. */
  stands(news: News): void {
    if (this.#standing === null) this.#standing = said(news)
    this.#wakeAtChange(news)
  }

  /** Whether somebody is up to date but has not got this one. */
  misses(id: number): boolean {
    return [...this.#members].some(({ behind, cursor }) => !behind && cursor < id)
  }

  /** Something has changed, or may have. */
  wake(): void {
    this.#version += 1
    if (!this.#following) void this.#follow()
  }

  async #follow(): Promise<void> {
    this.#following = true
    try {
      let version: number
      let full: boolean
      do {
        version = this.#version
        const upToDate = [...this.#members].filter(({ behind }) => !behind)
        if (upToDate.length === 0) break
        const news = await this.read(
          upToDate.reduce((least, { cursor }) => Math.min(least, cursor), Infinity),
        )
        full = news.events.length === mostAtOnce
        const before = this.#standing
        this.#standing = said(news)
        this.#wakeAtChange(news)
        const from = performance.now()
        await this.#tell(news, this.#standing !== before)
        await pause(Math.max(this.#restMs, performance.now() - from))
      } while (full || version !== this.#version)
    } catch (error) {
      this.#log.debug({ err: error }, 'news could not be read')
      setTimeout(() => this.wake(), 500).unref()
    }
    this.#following = false
  }

  /** Tells everybody, some at a time, so that a crowd holds up nobody else; nobody is always the first. */
  async #tell(news: News, standingChanged: boolean): Promise<void> {
    const members = [...this.#members]
    const first = Math.floor(Math.random() * members.length)
    for (let place = 0; place < members.length; place++) {
      if (place > 0 && place % toldAtOnce === 0) await breathe()
      const member = members[(first + place) % members.length]
      if (member && !member.behind) member.deliver(news, standingChanged)
    }
  }

  #wakeAtChange({ changesInMs }: News): void {
    clearTimeout(this.#change)
    if (changesInMs === undefined || this.#members.size === 0) return
    this.#change = setTimeout(() => this.wake(), Math.min(changesInMs, longestTimer)).unref()
  }
}

const said = ({ standing }: News) => standing && (standing.says ?? JSON.stringify(standing.data('ar')))

const toldAtOnce = 500
const longestTimer = 2 ** 31 - 1

export interface Topics {
  of(channel: Channel, key: number): Topic
  /** After the last one has left. */
  forget(channel: Channel, key: number): void
  /** Looks at the rows for what no word came of. */
  look(): void
  close(): void
}

/** The keys that are followed in this process; whoever follows one hears of its changes in every process. */
export function openTopics({ events, log }: { readonly events: Events; readonly log: Log }): Topics {
  const channels = new Map<string, ReturnType<typeof openChannel>>()
  const everyTopic = () => [...channels.values()].flatMap(({ topics }) => [...topics.values()])
  let unsubscribe: (() => void) | undefined
  const subscribe = () =>
    events.subscribe({
      heard(names) {
        for (const name of names) {
          const [channel = '', key] = name.split(':')
          channels.get(channel)?.topics.get(Number(key))?.wake()
        }
      },
      renewed() {
        for (const topic of everyTopic()) topic.wake()
      },
    })
  return {
    of(channel, key) {
      unsubscribe ??= subscribe()
      const opened = channels.get(channel.name) ?? openChannel(channel, log)
      channels.set(channel.name, opened)
      const topic =
        opened.topics.get(key) ?? new Topic((after) => opened.ask(key, after), { ...channel, log })
      opened.topics.set(key, topic)
      return topic
    },
    forget(channel, key) {
      const topics = channels.get(channel.name)?.topics
      if (topics?.get(key)?.size === 0) topics.delete(key)
    },
    look() {
      for (const { look } of channels.values()) void look()
    },
    close: () => unsubscribe?.(),
  }
}

interface Question {
  readonly key: number
  readonly after: number | null
  readonly answer: (news: News) => void
  readonly fail: (error: unknown) => void
}

interface Asked extends Pick<Question, 'key' | 'after'> {
  readonly by: Question[]
}

/** Keys that are asked for at the same time are read by one statement. */
function openChannel(channel: Channel, log: Log) {
  const topics = new Map<number, Topic>()
  let waiting: Question[] = []
  let asking = 0

  function ask(key: number, after: number | null): Promise<News> {
    return new Promise((answer, fail) => {
      waiting.push({ key, after, answer, fail })
      if (waiting.length === 1) queueMicrotask(askNext)
    })
  }

  async function askNext(): Promise<void> {
    if (waiting.length === 0 || asking === atATime) return
    const asked = new Map<number, Asked>()
    const later: Question[] = []
    for (const question of waiting) {
      const { key, after } = question
      const same = asked.get(key) ?? (asked.size < keysAtOnce ? { key, after, by: [] } : undefined)
      if (same) asked.set(key, same)
      // Whoever goes on from the same place is answered with the same news.
      if (same?.after === after) same.by.push(question)
      else later.push(question)
    }
    waiting = later
    asking += 1
    // From where the rows are looked at has to be known before the first of them are read.
    if (seen.length === 0) await look()
    try {
      const found = await channel.read([...asked.values()], mostAtOnce)
      for (const [key, { by }] of asked) {
        const news = found.get(key) ?? { events: [], last: 0 }
        for (const { answer } of by) answer(news)
      }
    } catch (error) {
      for (const { by } of asked.values()) for (const { fail } of by) fail(error)
    }
    asking -= 1
    void askNext()
  }

  // What commits late has a lower number than what was seen already: each look goes back over the last ones.
  let seen: number[] = []
  let looking: Promise<void> | undefined
  function look(): Promise<void> {
    looking ??= lookBack().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function lookBack(): Promise<void> {
    if (topics.size === 0) return
    try {
      const { changed, last } = await channel.since(seen[0] ?? null, [...topics.keys()])
      seen = [...seen, last].slice(-looksBack)
      for (const { key, last } of changed) {
        const topic = topics.get(key)
        if (topic?.misses(last)) topic.wake()
      }
    } catch (error) {
      log.debug({ err: error }, 'the rows could not be looked at')
    }
  }

  return { topics, ask, look }
}

const keysAtOnce = 500
const atATime = 2
const looksBack = 8
