import { PlainError } from '#platform/plainError.ts'
import { runTask } from '../steps/command.ts'
import { playPooler } from '../steps/drills/pooler.ts'
import { playRecovery } from '../steps/drills/recovery.ts'

const usage = 'Usage: npm run drills [-- --only recovery|pooler] [--pgbouncer FILE]'

// `npm run drills` rehearses the loss of the database and a restart of PgBouncer, on data of its own. The drill of the
// pooler needs the program of PgBouncer 1.21 or newer.
await runTask(async (session) => {
  const { only, pgbouncer } = readArguments(process.argv.slice(2))
  if (only !== 'pooler') await playRecovery(session)
  if (only !== 'recovery' && pgbouncer) await playPooler(session, pgbouncer)
  else if (only === 'pooler') throw new PlainError('The drill of the pooler needs --pgbouncer FILE.')
})

function readArguments(args: readonly string[]): { only?: string; pgbouncer?: string } {
  const read: { only?: string; pgbouncer?: string } = {}
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]]
    if (name === '--only' && (value === 'recovery' || value === 'pooler')) read.only = value
    else if (name === '--pgbouncer' && value) read.pgbouncer = value
    else throw new PlainError(usage)
  }
  return read
}
