import type { FastifyReply } from 'fastify'
import { Refusal } from '#shared/base/errors.ts'
import { EventStream, type Follower } from './eventStream.ts'
import type { Events } from './events.ts'
import type { Log } from './log.ts'
import { type Channel, openTopics } from './streamTopics.ts'

/** What one call of the API streams. */
export interface Subject {
  readonly channel: Channel
  readonly key: number
}

export interface StreamOptions {
  readonly log: Log
  readonly events: Events
  /** Which of these sign-ins are still good. */
  readonly liveSignIns: (signIns: readonly number[]) => Promise<ReadonlySet<number>>
  /** How many streams this process holds for one; absent where callers are not limited. */
  readonly caps?: { readonly perAddress: number; readonly perPerson: number } | undefined
}

/** The open event streams of this process (contract, section 5). */
export interface EventStreams {
  /** Takes the reply over and streams until one side ends it. Refuses too_many_requests, and unavailable when stopping. */
  open(reply: FastifyReply, subject: Subject, follower: Follower): Promise<void>
  /** Ends every stream and opens no more: their clients go on at another process. */
  end(): void
}

export function openEventStreams({ log, events, liveSignIns, caps }: StreamOptions): EventStreams {
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
    // A few of them at a time, so that comments never come in a flood that news would wait behind.
    for (const stream of streams[ticks % streams.length] ?? []) stream.beat()
    if (ticks % (lookS * ticksASecond) === 0) topics.look()
    if (ticks % (signInS * ticksASecond) === 0)
      endDead().catch((error) => log.debug({ err: error }, 'sign-ins not checked'))
  }

  /** A token that was revoked or has expired takes its streams with it. */
  async function endDead(): Promise<void> {
    const asked = new Set(every().flatMap(({ signIn }) => signIn ?? []))
    if (asked.size === 0) return
    const live = await liveSignIns([...asked])
    for (const stream of every()) {
      if (stream.signIn !== undefined && asked.has(stream.signIn) && !live.has(stream.signIn)) stream.end()
    }
  }

  return {
    async open(reply, { channel, key }, follower) {
      if (ended) throw new Refusal('unavailable')
      const release = places.take(follower)
      const topic = topics.of(channel, key)
      const stream = new EventStream(reply.raw, topic, follower)
      const group = streams[opened++ % streams.length] ?? new Set()
      topic.join(stream)
      group.add(stream)
      open += 1
      clock ??= setInterval(tick, 1_000 / ticksASecond)
      const leave = () => {
        release()
        group.delete(stream)
        topic.leave(stream)
        topics.forget(channel, key)
        open -= 1
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

/** A comment goes to each stream this often (contract, section 5). */
const beatS = 15
const ticksASecond = 8
/** How often the rows are looked at, in case word of them was lost. */
const lookS = 2
/** How often tokens are looked at: a dead one's streams close within 30 s. */
const signInS = 10

/** How many streams an address and a person hold here. */
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
