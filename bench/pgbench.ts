import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Sql, Statement } from '#node/db.ts'

const run = promisify(execFile)

/** The system's pgbench, or why there is none. */
export async function findPgbench(): Promise<string | undefined> {
  return run('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
}

/** Runs `work` and keeps the statements that it sent: what one request asks of the database. */
export async function statementsOf(db: Sql, work: (sql: Sql) => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = []
  const recording: Sql = {
    query(statement) {
      kept.push({ ...statement, values: [...(statement.values ?? [])] })
      return db.query(statement)
    },
  }
  await work(recording)
  return kept
}

/**
 * How many of these requests a second pgbench reaches with 16 clients on prepared statements; each request is the list
 * of its statements, sent one after another. The limit that a server in front of the same database cannot pass.
 */
export async function pgbench(
  databaseUrl: string,
  requests: readonly Statement[][],
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const files = await Promise.all(
      requests.map(async (statements, place) => {
        const file = join(folder, `${place}.sql`)
        await writeFile(file, `${statements.map(written).join(';\n')};\n`)
        return ['-f', file]
      }),
    )
    const options = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds)]
    const { stdout } = await run('pgbench', [...options, ...files.flat(), databaseUrl], {
      maxBuffer: 1 << 26,
    })
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(`pgbench says no rate: ${stdout.slice(-500)}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A statement with its values in place, on one line as pgbench wants it. */
function written({ text, values = [] }: Statement): string {
  const filled = text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))
  return filled.replace(/\s+/g, ' ')
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `${pg.escapeLiteral(value.toISOString())}::timestamptz`
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`
  return pg.escapeLiteral(String(value))
}
