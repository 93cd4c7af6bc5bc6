import type { FastifyReply } from 'fastify'
import { Refusal } from '#shared/base/errors.ts'
import { type Caller, mayCall } from '../http/caller.ts'
import type { Log } from '../logs/log.ts'
import { openStreams } from '../logs/metrics.ts'
import { EventStream, type Follower } from './eventStream.ts'
import type { Events } from './events.ts'
import type { Channel } from './streamTopics.ts'
import { openTopics } from './topics.ts'

/** The subject of a call that streams: one key of a channel. */
export interface Subject {
  readonly channel: Channel
  readonly key: number
}

export interface StreamOptions {
  readonly log: Log
  readonly events: Events
  /** The current callers of these sign-ins, by sign-in, without sign-ins that have ended. */
  readonly callersOf: (signIns: readonly number[]) => Promise<ReadonlyMap<number, Caller>>
  /** The maximum number of streams per address and per person in this process; unlimited if absent. */
  readonly caps?: { readonly perAddress: number; readonly perPerson: number } | undefined
}

/** The open event streams of this process (contract, section 5). */
export interface EventStreams {
  /** Hijacks the reply and streams until one side ends it. Refuses: too_many_requests; unavailable while stopping. */
  open(reply: FastifyReply, subject: Subject, follower: Follower): Promise<void>
  /** Ends every stream and opens no more; the clients then reconnect to another process. */
  end(): void
}

export function openEventStreams({ log, events, callersOf, caps }: StreamOptions): EventStreams {
  const streams: Set<EventStream>[] = Array.from({ length: beatS * ticksASecond }, () => new Set())
  const topics = openTopics({ events, log })
  const places = openPlaces(caps)
  const every = () => streams.flatMap((some) => [...some])
  let open = 0
  let ended = false
  let clock: NodeJS.Timeout | undefined
  let ticks = 0

  function tick(): void {
    ticks += 1
    // Each tick sends comments to a part of the streams, so that events never wait behind a burst of comments.
    for (const stream of streams[ticks % streams.length] ?? []) stream.beat()
    if (ticks % (pollS * ticksASecond) === 0) topics.poll()
    if (ticks % (signInS * ticksASecond) === 0)
      endRefused().catch((error) => log.debug({ err: error }, 'the callers of streams could not be checked'))
  }

  /** Ends the streams of sign-ins that have ended, and of callers who may no longer make the call of the stream. */
  async function endRefused(): Promise<void> {
    const checked = new Set(every().flatMap(({ signIn }) => signIn ?? []))
    if (checked.size === 0) return
    const callers = await callersOf([...checked])
    for (const stream of every()) {
      if (stream.signIn === undefined || !checked.has(stream.signIn)) continue
      const caller = callers.get(stream.signIn)
      if (!caller || mayCall(stream.call, caller) !== 'yes') stream.end()
    }
  }

  return {
    async open(reply, { channel, key }, follower) {
      if (ended) throw new Refusal('unavailable')
      // The client has already disconnected, so no `close` event will follow to free its place.
      if (reply.raw.destroyed) return void reply.hijack()
      const release = places.take(follower)
      const topic = topics.of(channel, key)
      const stream = new EventStream(reply.raw, topic, follower)
      const group = streams[opened++ % streams.length] ?? new Set()
      topic.join(stream)
      group.add(stream)
      open += 1
      openStreams.inc()
      clock ??= setInterval(tick, 1_000 / ticksASecond)
      const leave = () => {
        release()
        group.delete(stream)
        topic.leave(stream)
        topics.forget(channel, key)
        open -= 1
        openStreams.dec()
        if (open > 0) return
        clearInterval(clock)
        clock = undefined
      }
      reply.raw.once('close', leave)
      try {
        await stream.start(reply, follower)
      } catch (error) {
        if (reply.raw.off('close', leave).destroyed === false) leave()
        throw error
      }
    },
    end() {
      ended = true
      clearInterval(clock)
      topics.close()
      for (const stream of every()) stream.end()
    },
  }
}

let opened = 0

/** Interval of comments on each stream, in seconds (contract, section 5). */
const beatS = 15
const ticksASecond = 8
/** Interval in seconds of polling the rows, because notifications may be lost. */
const pollS = 2
/** The interval in seconds at which the callers are checked, so that the streams of a refused caller end within 30 s. */
const signInS = 10

/** Counts the open streams per address and person. */
function openPlaces(caps: StreamOptions['caps']) {
  const held = new Map<string, number>()
  return {
    take({ address, caller }: Follower): () => void {
      const wanted: [string, number][] = [
        [`address ${address}`, caps?.perAddress ?? Number.POSITIVE_INFINITY],
      ]
      if (caller) wanted.push([`person ${caller.id}`, caps?.perPerson ?? Number.POSITIVE_INFINITY])
      if (wanted.some(([name, most]) => (held.get(name) ?? 0) >= most)) {
        throw new Refusal('too_many_requests', undefined, { retryAfterS: beatS })
      }
      for (const [name] of wanted) held.set(name, (held.get(name) ?? 0) + 1)
      return () => {
        for (const [name] of wanted) {
          const left = (held.get(name) ?? 1) - 1
          if (left > 0) held.set(name, left)
          else held.delete(name)
        }
      }
    },
  }
}
