import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startReplica } from '#demo/testing/storage/replica.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import type { Session } from '../command.ts'
import { say, step } from '../progress.ts'
import { openCrowd } from './crowd.ts'
import type { Engines } from './engines.ts'
import { type Member, openDrillMarket } from './market.ts'
import { buildSmallMarket, openPlace, openQuietly } from './place.ts'
import { expectReport, lineOf, totalsOf } from './reports.ts'
import { holdReplay } from './store.ts'

const faultMs = 20_000
const boundMs = 2_000

/** Pauses the replay of the replica for public reads, then stops the replica; no request may fail. */
export async function playReplica(session: Session, engines: Engines): Promise<void> {
  const { log, shutdown } = session
  engines.require('/usr/sbin/haproxy')
  const place = openPlace(session, 'replica')
  const dataDir = join(place, 'market')
  const server = await step('Starting PostgreSQL', () => startEmbedded({ dataDir, log }))
  shutdown.add('PostgreSQL', () => server.stop())
  await buildSmallMarket(server.url, dataDir)
  const replica = await step('Copying the replica', () =>
    startReplica(server.url, { from: dataDir, dataDir: join(place, 'replica') }),
  )
  shutdown.add('the replica', () => replica.stop())
  const market = await openDrillMarket(session, {
    ...{ engines, place },
    env: {
      DATABASE_URL: server.url,
      DATABASE_READ_URL: replica.url,
      DATABASE_READ_LAG_MS: String(boundMs),
      DATA_DIR: dataDir,
    },
  })
  const db = openQuietly(server.url)
  const standby = openQuietly(replica.url)
  const crowd = await openCrowd({ db, url: market.url })
  say(await crowd.settle())

  const play = async (name: string, fault?: () => Promise<unknown>) => {
    await pause(5_000)
    crowd.begin()
    await fault?.()
    await pause(faultMs)
    const report = crowd.report()
    const lags = await Promise.all(market.web.map(lagOf))
    say(lineOf(`${name} (lag ${lags.map((lag) => lag.toFixed(1)).join(' and ')} s)`, report))
    expectReport(report, { refused: 0, longestMs: 3_000, longestPageMs: 3_000 })
    const behind = lags.every((lag) => lag > boundMs / 1_000)
    if (behind !== (fault !== undefined)) throw new Error(`the replica is ${behind ? 'behind' : 'read'}`)
  }
  await play('Replica follows')
  await play('Replica held back', () => holdReplay(standby, 'pause'))
  await holdReplay(standby, 'resume')
  await play('Replica follows again')
  await play('Replica gone', () => replica.stop())
  say(totalsOf(await crowd.finish()))
  await Promise.all([db.close(), standby.close()])
}

/** The metric `replica_lag_seconds` of a web process. */
async function lagOf({ url }: Member): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^replica_lag_seconds (.+)$/m.exec(text)?.[1]?.replace('+Inf', 'Infinity'))
}
