import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Random, randomFrom } from '../random.ts'
import { bidIn, openLot, orderWon, serveOrder } from './acts.ts'
import { type Client, Refused, signIn } from './client.ts'
import { requestAct } from './requestActs.ts'
import { addStaffWork } from './staffWork.ts'
import { findActors } from './store.ts'

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
 * Keeps a demo market active. Demo accounts list lots, bid, request, offer, order and hand over goods, one action at a
 * time with some seconds in between, through the public API only (decision 34). At the start they also add work for the
 * market's staff.
 */
export function keepAwake({ url, databaseUrl, log }: AwakeOptions): Awake {
  const db = openDatabase(databaseUrl, { log, max: 1 })
  const stopping = new AbortController()
  const actors = openActors(url, db)
  const random = randomFrom(`awake ${Date.now()}`)
  const done = run()

  async function run(): Promise<void> {
    await addStaffWork(url, db).then(
      (did) => log.debug({ did }, 'demo accounts added work for the staff'),
      (error: Error) => log.debug({ err: error }, 'work for the staff was not added'),
    )
    while (!stopping.signal.aborted) {
      const wait = random.whole(...secondsApart) * 1_000
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await actOnce(actors, random).then(
        (did) => did && log.debug({ did }, 'a demo account acted'),
        // The market refused or did not answer; the next action is a new choice.
        (error: Error) => log.debug({ err: error }, 'an action of a demo account failed'),
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

/** The minimum and maximum number of seconds between two actions. */
const secondsApart = [5, 14] as const

/** Enough accounts for varied bidders, but few enough for cheap sign-ins. */
const actorCount = 10

/** The number of lots that should end within the hour. */
const livelyLots = 6

/** The acting accounts; each is signed in at its first action. */
export interface Actors {
  draw(random: Random): Promise<Client>
}

export function openActors(url: string, db: Database): Actors {
  const clients = new Map<string, Client>()
  let mobiles: readonly string[] = []
  return {
    async draw(random) {
      if (mobiles.length === 0) mobiles = await findActors(db, actorCount)
      if (mobiles.length === 0) throw new Refused('nobody is left of the demo market')
      const mobile = random.pick(mobiles)
      const client = clients.get(mobile) ?? (await signIn(url, mobile))
      clients.set(mobile, client)
      return { ...client, ask: (...asked) => client.ask(...asked).catch((error) => forget(mobile, error)) }
    },
  }

  /** Drops a sign-in that has expired, so that the next action signs in again. */
  function forget(mobile: string, error: unknown): never {
    if (error instanceof Refused && error.message.includes(' 401 ')) clients.delete(mobile)
    throw error
  }
}

/** Performs one action, chosen by what the market lacks. Returns what was done, or null if there was nothing to do. */
export async function actOnce(actors: Actors, random: Random): Promise<string | null> {
  const client = await actors.draw(random)
  if (random.chance(0.15)) return requestAct(random)(client, random)
  const { data: open } = await client.ask('GET auction/local', { query: { limit: 40 } })
  const inAnHour = Date.now() + 3_600_000
  const lively = open.filter(({ ends_at }) => Date.parse(ends_at) < inAnHour)
  if (lively.length < livelyLots && random.chance(0.6)) return openLot(client, random)
  if (random.chance(0.75)) return bidIn(lively.length > 0 ? lively : open)(client, random)
  const { data: ended } = await client.ask('GET auction/local', { query: { status: 'ended', limit: 20 } })
  return (await orderWon(ended)(client, random)) ?? serveOrder(client, random)
}
