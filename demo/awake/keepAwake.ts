import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Random, randomFrom } from '../random.ts'
import { bidIn, openLot, orderWon, serveOrder } from './acts.ts'
import { type Hand, Refused, signIn } from './hand.ts'
import { requestAct } from './requestActs.ts'
import { findCast } from './store.ts'

export interface AwakeOptions {
  /** Address of the public API. */
  readonly url: string
  readonly databaseUrl: string
  readonly log: Log
}

/** The demo accounts that trade while the market runs. */
export interface Awake {
  close(): Promise<void>
}

/**
 * Keeps a demo market active: demo accounts list lots, bid, request, offer, order and hand over, one action
 * at a time with some seconds between, through the public API alone (decision 34).
 */
export function keepAwake({ url, databaseUrl, log }: AwakeOptions): Awake {
  const db = openDatabase(databaseUrl, { log, max: 1 })
  const stopping = new AbortController()
  const cast = openCast(url, db)
  const random = randomFrom(`awake ${Date.now()}`)
  const done = run()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = random.whole(...secondsApart) * 1_000
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await actOnce(cast, random).then(
        (did) => did && log.debug({ did }, 'the demo market is awake'),
        // A refusal or a missing answer is retried by a later action.
        (error: Error) => log.debug({ err: error }, 'an act of the demo market failed'),
      )
    }
  }

  return {
    async close() {
      stopping.abort()
      await done
      await db.close()
    },
  }
}

/** Seconds between two actions, least and most. */
const secondsApart = [5, 14] as const

/** Enough accounts for varied bidders, few enough to keep sign-ins cheap. */
const castSize = 10

/** Number of lots that should end within the hour. */
const livelyLots = 6

/** The acting accounts; each is signed in at its first action. */
export interface Cast {
  draw(random: Random): Promise<Hand>
}

export function openCast(url: string, db: Database): Cast {
  const hands = new Map<string, Hand>()
  let mobiles: readonly string[] = []
  return {
    async draw(random) {
      if (mobiles.length === 0) mobiles = await findCast(db, castSize)
      if (mobiles.length === 0) throw new Refused('nobody is left of the demo market')
      const mobile = random.pick(mobiles)
      const hand = hands.get(mobile) ?? (await signIn(url, mobile))
      hands.set(mobile, hand)
      return { ...hand, ask: (...asked) => hand.ask(...asked).catch((error) => forget(mobile, error)) }
    },
  }

  /** Drops an expired sign-in, so that the next action signs in again. */
  function forget(mobile: string, error: unknown): never {
    if (error instanceof Refused && error.message.includes(' 401 ')) hands.delete(mobile)
    throw error
  }
}

/** One action, chosen by what the market lacks. Returns what was done, or null if there was nothing to do. */
export async function actOnce(cast: Cast, random: Random): Promise<string | null> {
  const hand = await cast.draw(random)
  if (random.chance(0.15)) return requestAct(random)(hand, random)
  const { data: open } = await hand.ask('GET auction/local', { query: { limit: 40 } })
  const inAnHour = Date.now() + 3_600_000
  const lively = open.filter(({ ends_at }) => Date.parse(ends_at) < inAnHour)
  if (lively.length < livelyLots && random.chance(0.6)) return openLot(hand, random)
  if (random.chance(0.75)) return bidIn(lively.length > 0 ? lively : open)(hand, random)
  const { data: ended } = await hand.ask('GET auction/local', { query: { status: 'ended', limit: 20 } })
  return (await orderWon(ended)(hand, random)) ?? serveOrder(hand, random)
}
