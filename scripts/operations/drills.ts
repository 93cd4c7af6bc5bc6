import { PlainError } from '#platform/plainError.ts'
import { runTask, type Session } from '../steps/command.ts'
import { playBucket } from '../steps/drills/bucket.ts'
import { type Engines, openEngines } from '../steps/drills/engines.ts'
import { playFailover } from '../steps/drills/failover.ts'
import { playPooler } from '../steps/drills/pooler.ts'
import { playRecovery } from '../steps/drills/recovery.ts'
import { playReplica } from '../steps/drills/replica.ts'
import { playUpgrade } from '../steps/drills/upgrade.ts'
import { say } from '../steps/progress.ts'

const drills: Readonly<Record<string, (session: Session, engines: Engines) => Promise<void>>> = {
  recovery: playRecovery,
  upgrade: playUpgrade,
  failover: playFailover,
  replica: playReplica,
  bucket: playBucket,
  pooler: playPooler,
}
const usage = `Usage: npm run drills [-- --only ${Object.keys(drills).join('|')}] [--root FOLDER]`

// `npm run drills` simulates faults of a market on several machines, with separate data (docs/operations.md, "Drills"). Most
// drills need HAProxy, Patroni, etcd, PostgreSQL 17 or PgBouncer, installed on this machine or in a Debian root folder (`--root`).
await runTask(async (session) => {
  const { only, root } = readArguments(process.argv.slice(2))
  const engines = openEngines(root)
  for (const [name, play] of Object.entries(drills)) {
    if (only !== undefined && only !== name) continue
    say(`Drill ${name}`)
    await playAlone(session, (alone) => play(alone, engines))
  }
})

/** Runs a drill, and closes everything that it opened before the next drill begins. */
async function playAlone(session: Session, play: (session: Session) => Promise<void>): Promise<void> {
  const opened: (() => unknown)[] = []
  const closeAll = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close()
  }
  session.shutdown.add('the drill', closeAll)
  const add = (_name: string, close: () => unknown) => void opened.push(close)
  await play({ ...session, shutdown: { ...session.shutdown, add } })
  await closeAll()
}

function readArguments(args: readonly string[]): { only?: string; root?: string } {
  const read: { only?: string; root?: string } = {}
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]]
    if (name === '--only' && value && value in drills) read.only = value
    else if (name === '--root' && value) read.root = value
    else throw new PlainError(usage)
  }
  return read
}
