import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#shared/base/locale.ts'
import type { Log } from '../logs/log.ts'

/** One event of a stream; its data depends on the client's language. */
export interface StreamEvent {
  /** The id increases within a key; a stream resumes after the last id that was sent to it. */
  readonly id: number
  readonly name: string
  readonly data: (locale: Locale) => unknown
}

/** The events after an id, oldest first, and the current state of a key. */
export interface News {
  readonly events: readonly StreamEvent[]
  /** The newest id of the key. */
  readonly last: number
  /** State in addition to the events, such as the unread count; sent when it changes without an event. */
  readonly standing?: Standing
  /** Milliseconds until the state changes by time alone; absent if it never does. */
  readonly changesInMs?: number | undefined
}

export interface Standing extends Omit<StreamEvent, 'id'> {
  /** A text that is compared to detect a change; if absent, the data is compared. */
  readonly says?: string
  /** True if the state is sent even when events come with the change, because no event contains it. */
  readonly apart?: boolean
}

/** Rows of one kind that streams follow, by key (a person, an auction). Notifications may be lost, so the rows decide. */
export interface Channel {
  /** The name of the channel: a change of key 7 is published as `user:7`. */
  readonly name: string
  /**
   * Reads several keys, at most `most` events for each key. With `after` null, reads no events, only the newest id and
   * the state.
   */
  read(
    wanted: readonly { readonly key: number; readonly after: number | null }[],
    most: number,
  ): Promise<ReadonlyMap<number, News>>
  /**
   * The keys that changed after this id, with their newest ids, and the newest id of all keys. With null, returns only the
   * newest id of all keys. In channels whose ids count per key, `last` is the newest id of the followed keys.
   */
  since(
    after: number | null,
    followed: readonly number[],
  ): Promise<{
    readonly changed: readonly { readonly key: number; readonly last: number }[]
    readonly last: number
  }>
  /**
   * The minimum pause in ms after a delivery, before the key is read again; changes within the pause are sent together. After
   * a longer delivery, the pause is as long as the delivery, so that half of the process's time remains for other work.
   */
  readonly restMs: number
}

/** A stream that follows a key. */
export interface Member {
  /** The last id that was sent. */
  readonly cursor: number
  /** Whether the stream is still sending missed events by itself. */
  readonly behind: boolean
  deliver(news: News, standingChanged: boolean): void
}

/** The maximum number of events of a key in one read. */
export const mostAtOnce = 50

/** The streams of one key, which share the reads of the key. */
export class Topic {
  readonly #members = new Set<Member>()
  readonly #read: Topic['read']
  readonly #restMs: number
  readonly #log: Log
  #version = 0
  #following = false
  /** Null means that the state has not been read yet. */
  #standing: string | undefined | null = null
  #change: NodeJS.Timeout | undefined

  constructor(read: Topic['read'], { restMs, log }: { restMs: number; log: Log }) {
    this.#read = read
    this.#restMs = restMs
    this.#log = log
  }

  /** Counts notifications of the key. If the version does not change during a read, the read missed nothing. */
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

  /** Called when a stream has sent its missed events. The first call records the state, whose later changes are sent. */
  caughtUp(news: News): void {
    if (this.#standing === null) this.#standing = stateOf(news)
    this.#wakeAtChange(news)
  }

  /** Whether any stream that has sent its missed events still lacks the event with this id. */
  misses(id: number): boolean {
    return [...this.#members].some(({ behind, cursor }) => !behind && cursor < id)
  }

  /** Reads the key, because it may have changed. */
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
        this.#standing = stateOf(news)
        this.#wakeAtChange(news)
        const from = performance.now()
        await this.#deliver(news, this.#standing !== before)
        await pause(Math.max(this.#restMs, performance.now() - from))
      } while (full || version !== this.#version)
    } catch (error) {
      this.#log.debug({ err: error }, 'stream events could not be read')
      setTimeout(() => this.wake(), 500).unref()
    }
    this.#following = false
  }

  /** Delivers to all streams in batches, so that other work can run in between. The start is random for fairness. */
  async #deliver(news: News, standingChanged: boolean): Promise<void> {
    const members = [...this.#members]
    const first = Math.floor(Math.random() * members.length)
    for (let place = 0; place < members.length; place++) {
      if (place > 0 && place % deliveredAtOnce === 0) await breathe()
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

const stateOf = ({ standing }: News) => standing && (standing.says ?? JSON.stringify(standing.data('ar')))

const deliveredAtOnce = 500
const longestTimer = 2 ** 31 - 1
