import { setTimeout as pause } from 'node:timers/promises'
import type { Gate } from '#demo/testing/gate.ts'
import type { Database } from '#platform/database/db.ts'
import { until } from '../retry.ts'
import { expectAll } from './faults.ts'
import type { FaultMarket } from './market.ts'
import { openProbes } from './probes.ts'
import { type Acknowledged, makeTraders, tradeUntil } from './traders.ts'

/** The fault of the connection between the web processes and the database. */
export type Silence = 'silent' | 'stopped' | 'moved'

export interface SilenceRounds {
  readonly db: Database
  readonly market: FaultMarket
  readonly gate: Gate
  /** Another address of the database, past the first gate. The fault `moved` leads new connections there. */
  readonly otherUrl: string
  readonly rounds: readonly Silence[]
  readonly writers: number
  /** The number of orders before the fault, and again after it. */
  readonly ordersEachSide: number
  /** Duration of the fault `stopped`, in ms. */
  readonly stoppedMs: number
  /** Whether the processes serve pages. */
  readonly pages: boolean
  /** The limits that are checked, and the time for which everything must stay healthy; all in ms. */
  readonly figures: { readonly answeredMs: number; readonly wellMs: number; readonly steadyMs: number }
  readonly tell: (line: string) => void
}

/** The limits in ms: every call is answered, and everything recovers after the database has recovered. */
export const faultLimits = { answeredMs: 10_000, wellMs: 5_000, steadyMs: 10_000 } as const

/**
 * Lets people trade during three faults of the database: connections are silent without a reset, the database stops for a
 * while, and it moves to another address and leaves the old connections half open. Checks the limits: every call is
 * answered within 10 s, failures are a declared 503 (for a page, as HTML), everything recovers within 5 s after the
 * database, and no acknowledged change is lost or duplicated. Throws with the failures.
 */
export async function playSilence(options: SilenceRounds): Promise<void> {
  const { db, market, rounds, writers, ordersEachSide, pages, figures, tell } = options
  const traders = await makeTraders(db, writers)
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  for (const [place, kind] of rounds.entries()) {
    const probes = await openProbes(db, market.url, pages)
    const before = acknowledged.orders.length
    const made = () => acknowledged.orders.length - before
    let enough = Number.POSITIVE_INFINITY
    const trading = tradeUntil(traders, market.url, acknowledged, () => made() >= enough)
    await Promise.race([until(() => made() >= ordersEachSide), trading])
    const wellAfterMs = await probes.wellAfter(await play(kind, options), figures.steadyMs)
    enough = made() + ordersEachSide
    await trading
    const { asked, slowestMs, wrong } = await probes.stop()
    await expectAll(db, acknowledged)
    const line =
      `Round ${place + 1} of ${rounds.length}: the database was ${kind} among ${made()} orders; the slowest of ${asked} ` +
      `answers took ${(slowestMs / 1_000).toFixed(1)} s, everything was well after ${(wellAfterMs / 1_000).toFixed(1)} s`
    tell(line)
    const failed = slowestMs > figures.answeredMs || wellAfterMs > figures.wellMs || wrong.length > 0
    if (failed) throw new Error([line, ...wrong.slice(0, 20)].join('; '))
  }
}

/** Plays one fault; returns the time at which the database was healthy again, by the clock of `performance.now()`. */
async function play(kind: Silence, { gate, otherUrl, stoppedMs }: SilenceRounds): Promise<number> {
  if (kind === 'stopped') {
    gate.freeze()
    await pause(stoppedMs)
    gate.thaw()
  } else gate.silence(kind === 'moved' ? otherUrl : undefined)
  return performance.now()
}
