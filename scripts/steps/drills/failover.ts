import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '../command.ts'
import { say, step } from '../progress.ts'
import { openCrowd } from './crowd.ts'
import type { Engines } from './engines.ts'
import { openDrillMarket } from './market.ts'
import { type DatabaseCluster, type Node, openDatabaseCluster } from './patroni.ts'
import { buildSmallMarket, openPlace, openQuietly } from './place.ts'
import { expectReport, lineOf, totalsOf } from './reports.ts'

/**
 * The longest allowed time without an acknowledged change, in ms, in three cases: the primary hands over its role; Patroni
 * first has to detect that PostgreSQL has ended (loop_wait, 10 s); the leader's lease first has to expire (ttl, 20 s).
 */
const handedOverMs = 10_000
const noticedMs = 15_000
const leaseMs = 23_000
/** The duration of each fault, longer than any fail-over. */
const faultMs = 30_000

interface Fault {
  readonly name: string
  readonly limitMs: number
  cause(primary: Node, cluster: DatabaseCluster): Promise<void> | void
  repair(former: Node): Promise<void> | void
}

const faults: readonly Fault[] = [
  {
    name: 'planned switch-over',
    limitMs: handedOverMs,
    cause: (_primary, cluster) => cluster.switchOver(),
    repair: () => undefined,
  },
  {
    name: 'PostgreSQL of the primary killed',
    limitMs: noticedMs,
    cause: (primary) => primary.killDatabase(),
    repair: () => undefined,
  },
  {
    name: 'primary killed with its Patroni',
    limitMs: leaseMs,
    cause: (primary) => primary.kill(),
    repair: (former) => former.start(),
  },
  {
    name: 'primary frozen',
    limitMs: leaseMs,
    cause: (primary) => primary.freeze(),
    repair: (former) => former.thaw(),
  },
  {
    name: 'primary cut off from etcd',
    limitMs: leaseMs,
    cause: (primary) => primary.cut(),
    repair: (former) => former.mend(),
  },
]

/**
 * Makes a Patroni cluster of three PostgreSQL servers lose its primary in five ways, while people trade. No acknowledged change
 * may be lost, and people must be able to write again when another server leads.
 */
export async function playFailover(session: Session, engines: Engines): Promise<void> {
  engines.require('/usr/sbin/haproxy')
  const place = openPlace(session, 'failover')
  const cluster = await openDatabaseCluster(session, { engines, place })
  const dataDir = join(place, 'market')
  await buildSmallMarket(cluster.url, dataDir)
  const market = await openDrillMarket(session, {
    ...{ engines, place },
    env: { DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl, DATA_DIR: dataDir },
  })
  const db = openQuietly(cluster.url)
  const crowd = await openCrowd({ db, url: market.url })
  say(await crowd.settle())
  for (const { name, limitMs, cause, repair } of faults) {
    await pause(5_000)
    const former = await cluster.primary()
    crowd.begin()
    await cause(former, cluster)
    await pause(faultMs)
    const report = crowd.report()
    say(lineOf(name, report))
    await repair(former)
    await step('Waiting for the third node', () => cluster.whole())
    const { name: leader } = await cluster.primary()
    if (leader === former.name) throw new Error(`the former primary ${leader} leads again`)
    expectReport(report, { longestMs: limitMs })
  }
  say(totalsOf(await crowd.finish()))
  await db.close()
}
