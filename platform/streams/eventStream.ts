import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { CallSpec } from '#shared/base/call.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Frame, frameOf, freshAfter, standingAt } from './eventFrames.ts'
import { type Member, mostAtOnce, type News, type Topic } from './streamTopics.ts'

export interface Follower {
  /** The call that opened the stream, by who may make it. */
  readonly call: Pick<CallSpec, 'who' | 'trades'>
  readonly locale: Locale
  /** The person and the sign-in whose token opened the stream. */
  readonly caller: { readonly id: number; readonly signIn: number } | undefined
  /** The connection's address. */
  readonly address: string
  /** `Last-Event-ID`, what was received last; null at the first time, or where it says nothing that we know. */
  readonly after: number | null
  /** Wants to know what holds now, even if nothing happened since: whoever sends a `Last-Event-ID`, of whatever kind. */
  readonly returns: boolean
}

/** One open event stream: a reply that was taken over. */
export class EventStream implements Member {
  readonly signIn: number | undefined
  readonly call: Follower['call']
  readonly #locale: Locale
  readonly #topic: Topic
  #raw: ServerResponse
  #cursor = 0
  #behind = true

  constructor(raw: ServerResponse, topic: Topic, { call, locale, caller }: Follower) {
    this.#raw = raw
    this.#topic = topic
    this.#locale = locale
    this.call = call
    this.signIn = caller?.signIn
  }

  get cursor(): number {
    return this.#cursor
  }

  get behind(): boolean {
    return this.#behind
  }

  /** Takes the reply over, where the rows can be read, and sends what was missed. */
  async start(reply: FastifyReply, { after, returns }: Follower): Promise<void> {
    const { version } = this.#topic
    const news = await this.#topic.read(after)
    // The call has passed its deadline and was refused.
    if (reply.sent) return
    // Whoever is cut off in the middle of a word is no error of ours.
    this.#raw.on('error', () => undefined)
    this.#cursor = Math.min(after ?? news.last, news.last)
    reply.hijack()
    if (this.#raw.destroyed) return
    const head = { ...reply.getHeaders(), ...headers, 'content-language': this.#locale }
    this.#raw.writeHead(200, head as OutgoingHttpHeaders)
    // Where the stream stands; a block without data is no event. The head leaves with it.
    this.#raw.write(`retry: ${retryMs}\nid: ${this.#cursor}\n\n`)
    void this.#comeUp(news, version, returns)
  }

  /** Sends what was missed in parts, each when the one before has left; then news come as they happen. */
  async #comeUp(first: News, since: number, returns: boolean): Promise<void> {
    let [news, version] = [first, since]
    const from = this.#cursor
    try {
      while (!this.#raw.destroyed) {
        this.#write(this.#fresh(news))
        if (news.events.length < mostAtOnce && version === this.#topic.version) {
          this.#behind = false
          this.#topic.stands(news)
          if (returns && (from === this.#cursor || news.standing?.apart)) this.deliver(news, true)
          return
        }
        const { socket } = this.#raw
        if (socket?.writableNeedDrain) await once(socket, 'drain', { signal: gone(this.#raw) })
        version = this.#topic.version
        news = await this.#topic.read(this.#cursor)
      }
    } catch {
      // Its client comes back and goes on where it was.
      this.end()
    }
  }

  deliver(news: News, standingChanged: boolean): void {
    // What is unsent before anything new is written: a single large event is no sign of slowness.
    if (this.#raw.writableLength > mostUnsent) return void this.#raw.destroy()
    const told = this.#fresh(news)
    if (told) this.#write(told)
    if (standingChanged && (!told || news.standing?.apart)) {
      this.#write(standingAt(news, this.#cursor, this.#locale))
    }
  }

  /** A comment, so that nothing on the way takes the stream for dead; who does not read gets none. */
  beat(): void {
    if (!this.#raw.headersSent) return
    if (this.#raw.writableLength > mostUnsent) this.#raw.destroy()
    else if (!this.#raw.socket?.writableNeedDrain) this.#write(comment)
  }

  end(): void {
    // One that has not begun yet has nothing to end in good order.
    if (this.#raw.headersSent) this.#raw.end()
    else this.#raw.destroy()
  }

  #fresh(news: News): Frame | undefined {
    const fresh = freshAfter(news, this.#cursor, this.#locale)
    if (fresh) this.#cursor = fresh.last
    return fresh
  }

  /** The same bytes go to everybody, so the chunk is written past the reply, which would make one anew for each. */
  #write(frame: Frame | undefined): void {
    const raw = this.#raw
    if (!frame || raw.destroyed || raw.writableEnded) return
    const { socket } = raw
    // Behind what the reply itself still holds, nothing may overtake.
    const plain = raw.chunkedEncoding && socket && raw.writableLength === socket.writableLength
    if (plain) socket.write(frame.chunk)
    else raw.write(frame.text)
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  vary: 'accept-language',
  // Proxies would wait for more.
  'x-accel-buffering': 'no',
}

const retryMs = 3_000
const comment = frameOf(':\n\n')

/** Who has more than this unsent is too slow, and is dropped; it comes back and goes on where it was. */
const mostUnsent = 64 * 1024

function gone(raw: ServerResponse): AbortSignal {
  const abort = new AbortController()
  raw.once('close', () => abort.abort())
  return abort.signal
}
