import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { CallSpec } from '#shared/base/call.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Frame, frameOf, freshAfter, standingAt } from './eventFrames.ts'
import { type Member, mostAtOnce, type News, type Topic } from './streamTopics.ts'

export interface Follower {
  /** The call that opened the stream; it determines who may stay connected. */
  readonly call: Pick<CallSpec, 'who' | 'trades'>
  readonly locale: Locale
  /** The person and the sign-in whose token opened the stream. */
  readonly caller: { readonly id: number; readonly signIn: number } | undefined
  /** The network address of the connection. */
  readonly address: string
  /**
   * `Last-Event-ID`, the id that the client received last; null on the first connection or when the header is not an id.
   */
  readonly after: number | null
  /**
   * True when the client sent any `Last-Event-ID`. The client then gets the current state even if there are no new
   * events.
   */
  readonly returns: boolean
}

/** One open event stream on a hijacked reply. */
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

  /** Reads the rows, hijacks the reply and sends the missed events. If the read fails, rejects before the hijack. */
  async start(reply: FastifyReply, { after, returns }: Follower): Promise<void> {
    const { version } = this.#topic
    const news = await this.#topic.read(after)
    // The call has already been refused at its deadline.
    if (reply.sent) return
    // A connection that breaks during a write is not an error of the server.
    this.#raw.on('error', () => undefined)
    this.#cursor = Math.min(after ?? news.last, news.last)
    reply.hijack()
    if (this.#raw.destroyed) return
    const head = { ...reply.getHeaders(), ...headers, 'content-language': this.#locale }
    this.#raw.writeHead(200, head as OutgoingHttpHeaders)
    // Sends the headers with the current id; a block without data is not an event.
    this.#raw.write(`retry: ${retryMs}\nid: ${this.#cursor}\n\n`)
    void this.#catchUp(news, version, returns)
  }

  /** Sends the missed events in batches, each batch after the batch before has left the socket buffer. */
  async #catchUp(first: News, since: number, returns: boolean): Promise<void> {
    let [news, version] = [first, since]
    const from = this.#cursor
    try {
      while (!this.#raw.destroyed) {
        this.#write(this.#fresh(news))
        if (news.events.length < mostAtOnce && version === this.#topic.version) {
          this.#behind = false
          this.#topic.caughtUp(news)
          if (returns && (from === this.#cursor || news.standing?.apart)) this.deliver(news, true)
          return
        }
        const { socket } = this.#raw
        if (socket?.writableNeedDrain) await once(socket, 'drain', { signal: gone(this.#raw) })
        version = this.#topic.version
        news = await this.#topic.read(this.#cursor)
      }
    } catch {
      // The client reconnects and continues from its last id.
      this.end()
    }
  }

  deliver(news: News, standingChanged: boolean): void {
    // The limit is checked before the write, so that a single large event does not count as a slow client.
    if (this.#raw.writableLength > mostUnsent) return void this.#raw.destroy()
    const fresh = this.#fresh(news)
    if (fresh) this.#write(fresh)
    if (standingChanged && (!fresh || news.standing?.apart)) {
      this.#write(standingAt(news, this.#cursor, this.#locale))
    }
  }

  /** Sends a comment, so that no proxy closes the stream as idle. Drops clients that read too slowly. */
  beat(): void {
    if (!this.#raw.headersSent) return
    if (this.#raw.writableLength > mostUnsent) this.#raw.destroy()
    else if (!this.#raw.socket?.writableNeedDrain) this.#write(comment)
  }

  end(): void {
    // A stream that has not started has no response, so there is nothing to end.
    if (this.#raw.headersSent) this.#raw.end()
    else this.#raw.destroy()
  }

  #fresh(news: News): Frame | undefined {
    const fresh = freshAfter(news, this.#cursor, this.#locale)
    if (fresh) this.#cursor = fresh.last
    return fresh
  }

  /** Writes the shared chunk directly to the socket, because the reply would encode a new chunk for each stream. */
  #write(frame: Frame | undefined): void {
    const raw = this.#raw
    if (!frame || raw.destroyed || raw.writableEnded) return
    const { socket } = raw
    // Keeps the order of the data: a direct write is possible only while the reply itself has nothing buffered.
    const direct = raw.chunkedEncoding && socket && raw.writableLength === socket.writableLength
    if (direct) socket.write(frame.chunk)
    else raw.write(frame.text)
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  vary: 'accept-language',
  // Turns off buffering in proxies (nginx).
  'x-accel-buffering': 'no',
}

const retryMs = 3_000
const comment = frameOf(':\n\n')

/** Streams with more unsent bytes than this are dropped. Their clients reconnect and continue from their last id. */
const mostUnsent = 64 * 1024

function gone(raw: ServerResponse): AbortSignal {
  const abort = new AbortController()
  raw.once('close', () => abort.abort())
  return abort.signal
}
