import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Session } from '../command.ts'
import { say, step } from '../progress.ts'
import { openCrowd } from './crowd.ts'
import type { Engines } from './engines.ts'
import { openDrillMarket } from './market.ts'
import { buildSmallMarket, openPlace, openQuietly } from './place.ts'
import { expectReport, lineOf, totalsOf } from './reports.ts'

/** The pause in ms before each kill, when the process that was killed last is back in the load balancer. */
const calmMs = 2_500
/** The time in ms after which a supervisor such as systemd restarts a killed process. */
const awayMs = 1_000

/** Restarts every process under load: first one after another as in an upgrade, with no failed request, then by kill -9. */
export async function playUpgrade(session: Session, engines: Engines): Promise<void> {
  const { log, shutdown } = session
  engines.require('/usr/sbin/haproxy')
  const place = openPlace(session, 'upgrade')
  const dataDir = join(place, 'market')
  const server = await step('Starting PostgreSQL', () => startEmbedded({ dataDir, log }))
  shutdown.add('PostgreSQL', () => server.stop())
  await buildSmallMarket(server.url, dataDir)
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir }
  const market = await openDrillMarket(session, { engines, place, env })
  const db = openQuietly(server.url)
  const crowd = await openCrowd({ db, url: market.url })
  say(await crowd.settle())

  crowd.begin()
  for (const { name, restart } of market.members) {
    const code = await restart('SIGTERM')
    if (code !== 0) throw new Error(`${name} stopped with ${code}`)
    await market.balanced()
  }
  const upgraded = crowd.report()
  const failures = market.failures()
  say(lineOf('Rolling upgrade', upgraded))
  for (const { name, restart } of market.members) {
    await pause(calmMs)
    crowd.begin()
    await restart('SIGKILL', awayMs)
    await market.balanced()
    const killed = crowd.report()
    say(lineOf(`kill -9 of ${name}`, killed))
    expectReport(killed, { longestMs: 5_000 })
  }
  say(totalsOf(await crowd.finish()))
  expectReport(upgraded, { refused: 0, reconnectMs: 3_000 }, failures)
  await db.close()
}
